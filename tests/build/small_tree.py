"""A repository in a temporary folder: dev.py, a small main.py and a `.venv` whose pip is a pretence."""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import dev_venv
from dev_run import Tree

ROOT = Path(__file__).resolve().parents[2]
MAIN = "import sys; print(sys.argv[1:]); sys.exit(7)"
PIP = """
import pathlib, sys, time
time.sleep(0.3)
print("Collecting pygame-ce==2.5.8")
with open(pathlib.Path(sys.prefix) / "pip-runs", "a") as runs:
    print(*sys.argv[1:], file=runs)
"""
"""A pip that installs nothing and notes each run."""


class SmallTree(NamedTuple):
    """The repository, and dev.py in it."""

    root: Path

    @classmethod
    def without_venv_at(cls, root: Path) -> "SmallTree":
        """A repository as it is cloned."""
        (root / "build" / "locks").mkdir(parents=True)
        wanted = (ROOT / "pyproject.toml", *ROOT.glob("build/locks/*.txt"), *ROOT.glob("build/dev*.py"))
        for path in wanted:
            shutil.copy(path, root / path.relative_to(ROOT))
        tree = cls(root)
        tree.write_main(MAIN)
        return tree

    @classmethod
    def set_up_at(cls, root: Path) -> "SmallTree":
        """A repository whose `.venv` is stamped as complete."""
        tree = cls.without_venv_at(root)
        tree.make_venv()
        for group in ("runtime", "dev"):
            tree.stamp(group).write_text(dev_venv.fingerprint(tree.places, group))
        return tree

    @property
    def places(self) -> Tree:
        """Where dev.py has its things here."""
        return Tree(self.root)

    def stamp(self, group: str) -> Path:
        """The stamp of a group."""
        return self.places.venv / f"stamp-{group}"

    def make_venv(self, pip: str = PIP) -> None:
        """Make a `.venv` that was never stamped, with a pip that does what this script does."""
        venv.create(self.places.venv, symlinks=os.name != "nt")
        self.write_module("pip", pip)

    def write_main(self, script: str) -> None:
        """Make this the main.py."""
        (self.root / "main.py").write_text(script)

    def write_module(self, name: str, script: str) -> None:
        """Let `python -m name` in `.venv` do this."""
        libraries = subprocess.check_output(
            [self.places.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True
        )
        package = Path(libraries.strip()) / name
        package.mkdir(exist_ok=True)
        (package / "__init__.py").touch()
        (package / "__main__.py").write_text(script)

    def pip_runs(self) -> list[str]:
        """The arguments of each run of the pretended pip."""
        runs = self.places.venv / "pip-runs"
        return runs.read_text().splitlines() if runs.exists() else []

    def dev_command(self, *args: str) -> list[str]:
        """What a person types to run dev.py here."""
        return [sys.executable, str(self.root / "build" / "dev.py"), *args]

    def start_dev(self, *args: str, env: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
        """Start dev.py, with no display but what `env` gives."""
        hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
        seen = {name: value for name, value in os.environ.items() if name not in hidden}
        return subprocess.Popen(
            self.dev_command(*args),
            env={**seen, **(env or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def dev(self, *args: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        """Run dev.py to its end."""
        with self.start_dev(*args, env=env) as running:
            stdout, stderr = running.communicate(timeout=60)
        return subprocess.CompletedProcess(args, running.returncode, stdout, stderr)
