"""Set up and run Caper City on a machine that has only Python 3.11 and this repository.

python3 build/dev.py play [arguments for main.py]    set up once, then start the game
python3 build/dev.py test [arguments for pytest]     set up once, then check and test everything
python3 build/dev.py test --fast [arguments]         the tests for the fast loop: no window, under a minute
python3 build/dev.py check                           ruff, mypy, import-linter and vulture alone
python3 build/dev.py format                          let ruff fix what it can and format all files
python3 build/dev.py bench [arguments]               measure frames and start-up (build/bench.py)
python3 build/dev.py bundle                          build what players double-click, into .work/bundle
python3 build/dev.py bundle --windows                for Windows, through wine, into .work/bundle-windows
python3 build/dev.py install GROUP...                set up more of pyproject.toml: dev, art, audio
python3 build/dev.py lock                            write build/locks anew after a change of pyproject.toml
"""

import sys

# Ahead of everything else, and in the grammar of any Python 3, so that an old one can still say it.
if sys.version_info < (3, 11):
    sys.exit("Caper City needs Python 3.11 or newer, and this is Python %d.%d." % sys.version_info[:2])

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import dev_bundle
import dev_display
import dev_lock
import dev_stages
import dev_venv
from dev_run import SetupError, Tree, become, run, say

TREE = Tree(Path(__file__).resolve().parent.parent)
PLAYER = (dev_venv.RUNTIME,)
DEVELOPER = (dev_venv.RUNTIME, "dev")
INTERRUPTED = 130


def play(args: Sequence[str]) -> int:
    """Start the game in this process's place, so that signals and the exit code are its own."""
    if not dev_display.is_windowless(args):
        dev_display.require(os.environ)
    dev_venv.ensure(TREE, PLAYER)
    return become([str(TREE.python), str(TREE.root / "main.py"), *args])


def test(args: Sequence[str]) -> int:
    """Run every stage in order; or, given arguments, one pytest with them."""
    dev_venv.ensure(TREE, DEVELOPER)
    if "--fast" in args:
        return dev_stages.fast_tests(TREE, [argument for argument in args if argument != "--fast"])
    return dev_stages.one_pytest(TREE, args) if args else dev_stages.everything(TREE)


def check(args: Sequence[str]) -> int:
    """Run the checks that need no game: ruff, mypy, import-linter and vulture."""
    refuse_arguments("check", args)
    dev_venv.ensure(TREE, DEVELOPER)
    return dev_stages.checks_only(TREE)


def format_code(args: Sequence[str]) -> int:
    """Let ruff fix what it can and format all files."""
    refuse_arguments("format", args)
    dev_venv.ensure(TREE, DEVELOPER)
    return dev_stages.apply_fixes(TREE)


def bench(args: Sequence[str]) -> int:
    """Run the measurements, on a screen of their own where there is none."""
    dev_venv.ensure(TREE, DEVELOPER)
    with dev_display.any_display(os.environ) as env:
        command = [str(TREE.python), str(TREE.root / "build" / "bench.py"), *args]
        return run(command, env={**env, "PYTHONPATH": str(TREE.root)})


def bundle(args: Sequence[str]) -> int:
    """Build the folder and the packages that players get on this system, or on Windows."""
    for_windows = list(args) == ["--windows"]
    if args and not for_windows:
        raise SetupError(f"`dev.py bundle` takes only --windows, but was given: {' '.join(args)}")
    dev_venv.ensure(TREE, DEVELOPER)
    if not for_windows:
        return dev_bundle.bundle(TREE)
    import dev_windows  # noqa: PLC0415 - what it needs of the network would slow every other command

    return dev_windows.bundle(TREE)


def install(args: Sequence[str]) -> int:
    """Install the named groups of pyproject.toml beside what the game needs."""
    dev_venv.ensure(TREE, (dev_venv.RUNTIME, *args))
    say(f".venv has all of: {', '.join(('the game', *args))}.")
    return 0


def lock(args: Sequence[str]) -> int:
    """Write down every package of every group, with its version and hashes."""
    refuse_arguments("lock", args)
    return dev_lock.lock(TREE)


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "format": format_code,
    "bench": bench,
    "bundle": bundle,
    "install": install,
    "lock": lock,
}


def find(name: str) -> Callable[[Sequence[str]], int]:
    """The command of this name."""
    if name not in COMMANDS:
        raise SetupError(f"There is no command {name!r}; there are: {', '.join(COMMANDS)}.")
    return COMMANDS[name]


def refuse_arguments(command: str, args: Sequence[str]) -> None:
    """Say so when a command that takes no arguments is given some."""
    if args:
        raise SetupError(f"`dev.py {command}` takes no arguments, but was given: {' '.join(args)}")


def main(argv: Sequence[str]) -> int:
    """Do what the first argument names; every trouble on the way is one sentence and exit code 2."""
    name, *args = argv or ["--help"]
    if name in ("-h", "--help"):
        print(__doc__)
        return 0
    try:
        return find(name)(args)
    except (SetupError, OSError) as trouble:
        say(str(trouble))
        return 2
    except KeyboardInterrupt:
        say("Stopped.")
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
