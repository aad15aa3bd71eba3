"""The bundle: PyInstaller's folder, the notices in it, and the packages that players download."""

import hashlib
import lzma
import os
import platform
import runpy
import shutil
import stat
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import dev_elf
import dev_linux
import dev_sbom
import dev_setup
import dev_steady
from dev_run import WINDOWS, SetupError, Tree, output, run, say

NAME = "caper-city"
MAC = sys.platform == "darwin"
PROGRAM = "Caper City" if WINDOWS or MAC else NAME
APP = "Caper City.app"
LIBRARIES = ("PyTMX", "pymunk", "cffi", "pyinstaller")
"""The Python packages inside, whose own notices come along; pygame-ce brings none, but its LGPL is there."""
NO_LICENCE = "The licence of {what} was not found beside it, and the bundle must not go without."
BESIDE = rf'sh -c "exec \\"\\$(dirname \\"\\$1\\")/{NAME}\\"" sh %k'
"""A command of a .desktop file (%k) that starts the program in the same folder."""
XZ_LEVEL = 0
"""Pictures and sounds are small already: higher levels take twice as long for one part in a hundred."""
CONTROL = """Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Section: games
Priority: optional
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc})
Recommends: libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libasound2 | libpulse0
Description: Four games of cops and robbers around one screen
 Four board and card games in one night city, for one to six players and AIs
 at one screen, with keyboard, mouse and pads.
"""


def bundle(tree: Tree) -> int:
    """Build the folder and its packages, and say how large each is."""
    dev_steady.use_one_time(tree)
    made = folder(tree)
    dev_sbom.write(tree, made, version(tree), sys.platform, platform.python_version())
    dev_steady.settle(made)
    for package in packages(tree, made):
        say(f"{package.relative_to(tree.root)}: {package.stat().st_size / 1e6:.1f} MB")
    return 0


def folder(tree: Tree) -> Path:
    """PyInstaller's folder, with the notices in it."""
    place = tree.work / "bundle"
    shutil.rmtree(place, ignore_errors=True)
    command = [
        *(str(tree.python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--workpath", str(tree.work / "pyinstaller"), "--distpath", str(place)),
        str(tree.root / "build" / "caper_city.spec"),
    ]
    if run(command, cwd=tree.root) != 0:
        raise SetupError("PyInstaller could not build the bundle; why is above.")
    made = folder_round_the_app(place) if MAC else place / PROGRAM
    write_notices(tree, made / "licences", python_licence(), tree.venv)
    if not (WINDOWS or MAC):
        write_launcher(tree, made / f"{NAME}.desktop")
        tidy_libraries(made)
    say(f"{made.relative_to(tree.root)}: {size(made) / 1e6:.1f} MB")
    return made


def tidy_libraries(made: Path) -> None:
    """Let libraries look for others where they lie, not where they were built, and be no programs."""
    dev_elf.forget_absolute_paths(made)
    for library in made.rglob("*.so*"):
        if not library.is_symlink():
            library.chmod(0o644)


def folder_round_the_app(place: Path) -> Path:
    """A folder where notices and portable.txt can lie beside a Mac's app, for PyInstaller's bare one."""
    made = place / APP.removesuffix(".app")
    shutil.rmtree(made)
    made.mkdir()
    return (place / APP).rename(made / APP).parent


def write_launcher(tree: Tree, place: Path) -> None:
    """A .desktop file to double-click in the folder, wherever that is: it starts what lies beside it."""
    entry = (tree.root / "build" / "linux" / f"{NAME}.desktop").read_text("utf-8")
    place.write_text(entry.replace(f"Exec={NAME}\n", f"Exec={BESIDE}\n"), "utf-8")
    place.chmod(0o755)


def write_notices(tree: Tree, place: Path, python: Path, libraries: Path) -> None:
    """Put the licences of everything inside into one folder: of us, of Python, and of `libraries`."""
    place.mkdir()
    for text in (*sorted((tree.root / "build" / "licences").glob("*.txt")), *game_notices(tree)):
        shutil.copy(text, place / text.name)
    shutil.copy(python, place / "Python.txt")
    for library in LIBRARIES:
        (place / f"{library}.txt").write_text(library_notice(library, libraries), "utf-8")


def game_notices(tree: Tree) -> tuple[Path, ...]:
    """Our own licence, the credits, and the licences of the fonts."""
    fonts = sorted((tree.root / "art" / "fonts").glob("*-copyright.txt"))
    return (tree.root / "LICENSE", tree.root / "CREDITS.md", *fonts)


def python_licence() -> Path:
    """The licence of the Python that goes into the bundle."""
    places = (Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt"))
    debian = Path(f"/usr/share/doc/python3.{sys.version_info.minor}/copyright")
    found = next((place for place in (*places, debian) if place.exists()), None)
    if found is None:
        raise SetupError(NO_LICENCE.format(what="Python"))
    return found


def library_notice(library: str, place: Path) -> str:
    """What a library installed below `place` says of its licence."""
    facts = next(place.rglob(f"{library}-*.dist-info"), place)
    texts = sorted((*facts.glob("LICENSE*"), *(facts / "licenses").glob("*")))
    if not texts:
        raise SetupError(NO_LICENCE.format(what=library))
    return "\n\n".join(text.read_text("utf-8") for text in texts)


def size(made: Path) -> int:
    """The bytes of all files below a folder; what is linked counts once."""
    return sum(file.lstat().st_size for file in made.rglob("*") if file.is_file() and not file.is_symlink())


def packages(tree: Tree, made: Path) -> Iterator[Path]:
    """What players download on this system."""
    stem = f"{NAME}-{version(tree)}-{sys.platform}-{platform.machine().lower()}"
    if WINDOWS or MAC:
        yield zipped(made, made.parent / f"{stem}.zip")
        if MAC:
            yield disk_image(made, made.parent / f"{stem}.dmg")
        else:
            yield from dev_setup.setups(tree, made, version(tree))
        return
    yield tar_xz(made, made.parent / f"{stem}.tar.xz")
    if shutil.which("dpkg-deb"):
        yield deb(tree, made)
    else:
        say("There is no dpkg-deb here, so no .deb was made.")


def version(tree: Tree) -> str:
    """The version of the game."""
    package: dict[str, str] = runpy.run_path(str(tree.root / "game" / "__init__.py"))
    return package["__version__"]


def zipped(made: Path, package: Path) -> Path:
    """The folder as one file; links stay links, by which a Mac's app finds its data."""
    with zipfile.ZipFile(package, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(made.rglob("*")):
            name = file.relative_to(made.parent).as_posix()
            if file.is_symlink():
                link = dev_steady.zip_entry(name, stat.S_IFLNK | 0o777)
                archive.writestr(link, os.fsencode(file.readlink()))
            elif file.is_file():
                archive.writestr(dev_steady.zip_entry(name, file.stat().st_mode), file.read_bytes())
    return package


def disk_image(made: Path, package: Path) -> Path:
    """What players open on a Mac: the app, and beside it the folder to drag it to."""
    applications = made / "Applications"
    applications.symlink_to("/Applications")
    try:
        output("hdiutil", "create", "-volname", made.name, "-srcfolder", str(made), "-ov", str(package))
    finally:
        applications.unlink()
    return package


def tar_xz(made: Path, package: Path) -> Path:
    """The folder as one file, owned by nobody in particular."""

    def owned_by_root(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = dev_steady.epoch()
        return member

    with lzma.open(package, "w", preset=XZ_LEVEL) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        tar.add(made, made.name, filter=owned_by_root)
    return package


def deb(tree: Tree, made: Path) -> Path:
    """The folder as a Debian package, with a place in the menu."""
    architecture = output("dpkg", "--print-architecture")
    root = made.parent / "deb"
    shutil.rmtree(root, ignore_errors=True)
    no_launcher = shutil.ignore_patterns(f"{NAME}.desktop")
    shutil.copytree(made, root / "usr" / "lib" / NAME, symlinks=True, ignore=no_launcher)
    link = root / "usr" / "games" / NAME
    link.parent.mkdir()
    link.symlink_to(f"../lib/{NAME}/{NAME}")
    dev_linux.place_shared_files(tree, root / "usr" / "share")
    write_control(tree, root, architecture)
    dev_steady.settle(root)
    package = made.parent / f"{NAME}_{version(tree)}_{architecture}.deb"
    output("dpkg-deb", "--root-owner-group", "-Zxz", f"-z{XZ_LEVEL}", "--build", str(root), str(package))
    shutil.rmtree(root)
    return package


def write_control(tree: Tree, root: Path, architecture: str) -> None:
    """What dpkg wants to know, and the checksums of all files."""
    place = root / "DEBIAN"
    place.mkdir()
    files = sorted(file for file in (root / "usr").rglob("*") if file.is_file() and not file.is_symlink())
    sums = (f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n" for file in files)  # noqa: S324 - dpkg wants it
    (place / "md5sums").write_text("".join(sums), "utf-8")
    facts = CONTROL.format(
        name=NAME,
        maintainer=dev_linux.MAINTAINER,
        version=version(tree),
        architecture=architecture,
        kilobytes=size(root / "usr") // 1024,
        glibc=platform.libc_ver()[1],
    )
    (place / "control").write_text(facts, "utf-8")
