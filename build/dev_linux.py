"""What a Linux desktop and Debian want beside the program: menu entry, icons, manual page, changelog."""

import gzip
import re
import shutil
import textwrap
import xml.etree.ElementTree as ET
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from dev_run import SetupError, Tree

NAME = "caper-city"
APP_ID = "city.caper.game"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
MAINTAINER = "The Caper City developers <maintainers@caper-city.invalid>"
"""Debian asks for an address, and we have none: names that end like this lead nowhere on purpose."""
CHANGES = """{name} ({version}) unstable; urgency=medium

{changes}

 -- {maintainer}  {date}
"""


def place_shared_files(tree: Tree, share: Path) -> None:
    """Fill /usr/share of the Debian package."""
    linux, icon = tree.root / "build" / "linux", tree.root / "art" / "icon"
    copy(linux / f"{NAME}.desktop", share / "applications")
    copy(linux / f"{APP_ID}.metainfo.xml", share / "metainfo")
    for side in ICON_SIZES:
        copy(icon / f"icon_{side}.png", share / f"icons/hicolor/{side}x{side}/apps", f"{NAME}.png")
    copy(icon / "icon.svg", share / "icons/hicolor/scalable/apps", f"{NAME}.svg")
    copy(linux / "lintian-overrides", share / "lintian" / "overrides", NAME)
    own = (tree.root / "LICENSE").read_text("utf-8")
    others = f"\nThe licences of the libraries inside are in /usr/lib/{NAME}/licences.\n"
    write(share / "doc" / NAME / "copyright", (own + others).encode())
    write(share / "doc" / NAME / "changelog.gz", packed(changelog(tree).encode()))
    write(share / "man" / "man6" / f"{NAME}.6.gz", packed((linux / f"{NAME}.6").read_bytes()))


def changelog(tree: Tree) -> str:
    """The newest entry of our changelog, in the form that Debian reads."""
    release = (
        ET.parse(tree.root / "build" / "linux" / f"{APP_ID}.metainfo.xml").getroot().find("releases/release")
    )
    if release is None:
        raise SetupError(f"{APP_ID}.metainfo.xml names no release.")
    newest = (tree.root / "CHANGELOG.md").read_text("utf-8").split("\n## ")[1]
    points = re.findall(r"^- (.+(?:\n  .+)*)", newest.replace("**", ""), re.MULTILINE)
    wrapped = (textwrap.wrap(" ".join(point.split()), 74) for point in points)
    return CHANGES.format(
        name=NAME,
        version=release.attrib["version"],
        changes="\n".join("  * " + "\n    ".join(lines) for lines in wrapped),
        maintainer=MAINTAINER,
        date=format_datetime(datetime.fromisoformat(release.attrib["date"]).replace(tzinfo=UTC)),
    )


def packed(text: bytes) -> bytes:
    """The text as Debian wants it: as small as can be, and without the time of packing."""
    return gzip.compress(text, 9, mtime=0)


def copy(file: Path, folder: Path, name: str = "") -> None:
    """Put a file into a folder that may not be there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, folder / (name or file.name))


def write(file: Path, content: bytes) -> None:
    """Write a file into a folder that may not be there yet."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
