"""The software bill of materials (SBOM): what a bundle holds of others, in the words of CycloneDX."""

import hashlib
import json
import re
import shutil
import subprocess
import tomllib
import uuid
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import dev_steady
import dev_venv
from dev_run import Tree

NAME = "sbom.cdx.json"
OURS = ("licences/*", "*.desktop", "*/art/*", "*/audio/*", "*/maps/*", "*/game/*")
"""Files of our own in a bundle, but for the fonts among them."""
OURS_ON_A_MAC = ("*/info.plist", "*/pkginfo", "*/_codesignature/*", "*.icns")
BY_LOCK, BY_PYTHON = "lock", "python"
OUR_LICENCE = "MIT AND CC-BY-4.0"


class Component(NamedTuple):
    """Something that others have made."""

    name: str
    licence: str
    texts: Sequence[str]
    site: str
    purl: str
    version: str | dict[str, str] = ""
    files: Sequence[str] = ()
    inside: bool = False


def components(tree: Tree) -> list[Component]:
    """All that can be in a bundle."""
    text = (tree.root / "build" / "components.toml").read_text("utf-8")
    return [Component(**each) for each in tomllib.loads(text)["component"]]


def files_of_others(made: Path) -> list[str]:
    """The files in a bundle that are not only ours; a link is not one more file."""
    files = (file for file in sorted(made.rglob("*")) if file.is_file() and not file.is_symlink())
    names = (file.relative_to(made).as_posix() for file in files)
    return [name for name in names if ("/fonts/" in name and name.endswith(".otf")) or not is_ours(name)]


def is_ours(name: str) -> bool:
    """Whether a file is ours by its place."""
    return any(fnmatch(name.lower(), pattern) for pattern in (*OURS, *OURS_ON_A_MAC))


def owner(name: str, known: list[Component]) -> Component | None:
    """Whose a file in a bundle is."""
    return next((each for each in known if any(fnmatch(name.lower(), own) for own in each.files)), None)


def missing_texts(component: Component, licences: Path) -> list[str]:
    """The texts of a component that are not in the folder of notices."""
    return [text for text in component.texts if not is_there(licences, *text.split("#"))]


def is_there(licences: Path, file: str, heading: str = "") -> bool:
    """Whether a text is in that folder, under its heading."""
    place = licences / file
    return place.exists() and any(line.startswith(heading) for line in place.read_text("utf-8").splitlines())


def write(tree: Tree, made: Path, version: str, system: str, python: str) -> Path:
    """Write down what is in a bundle for this system, which holds this version of Python."""
    known = components(tree)
    files: dict[str, list[str]] = {}
    for name in files_of_others(made):
        found = owner(name, known)
        files.setdefault(found.name if found else name, []).append(name)
    listed = []
    for each in known:
        own = files.pop(each.name, [])
        if own or each.inside:
            version_here = version_of(each, tree, system, python) or version_by_dpkg(own)
            listed.append(described(each, version_here, list(described_files(made, own))))
    listed += described_files(made, sorted(files))
    ours = {
        "type": "application",
        "bom-ref": "caper-city",
        "name": "Caper City",
        "version": version,
        "licenses": [{"expression": OUR_LICENCE}],
    }
    parts = [part["bom-ref"] for part in listed]
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(listed, sort_keys=True))}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(dev_steady.epoch(), UTC).isoformat(),
            "component": ours,
        },
        "components": listed,
        "dependencies": [{"ref": "caper-city", "dependsOn": parts}],
    }
    place = made / "licences" / NAME
    place.write_text(json.dumps(bill, indent=1) + "\n", "utf-8")
    return place


def version_of(component: Component, tree: Tree, system: str, python: str) -> str:
    """The version of a component on a system; empty if that is the one of the system that builds."""
    match component.version:
        case str(version) if version == BY_PYTHON:
            return python
        case str(version) if version == BY_LOCK:
            lock = dev_venv.lock(tree, "dev").read_text("utf-8")
            found = re.search(rf"^{component.name}==(\S+)", lock, re.MULTILINE | re.IGNORECASE)
            return found[1] if found else ""
        case str(version):
            return version
        case versions:
            return versions.get(system, "")


def version_by_dpkg(files: Sequence[str]) -> str:
    """The version of a library that comes with Debian; empty elsewhere."""
    if not files or shutil.which("dpkg-query") is None:
        return ""
    library = files[0].rpartition("/")[2]
    package, found, _ = said("dpkg-query", "--search", f"*/{library}").partition(": ")
    return said("dpkg-query", "--show", "--showformat=${source:Upstream-Version}", package) if found else ""


def said(*command: str) -> str:
    """What a tool answers, if it knows."""
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def described(component: Component, version: str, files: list[dict[str, object]]) -> dict[str, object]:
    """A component in the words of CycloneDX."""
    purl = f"pkg:{component.purl}" + (f"@{version}" if version else "")
    return {
        "type": "library",
        "bom-ref": purl,
        "name": component.name,
        **({"version": version} if version else {}),
        "licenses": [{"expression": component.licence}],
        "purl": purl,
        "externalReferences": [{"type": "website", "url": component.site}],
        **({"components": files} if files else {}),
    }


def described_files(made: Path, names: list[str]) -> Iterator[dict[str, object]]:
    """Files of a bundle with their hashes."""
    for name in names:
        digest = hashlib.sha256((made / name).read_bytes()).hexdigest()
        yield {
            "type": "file",
            "bom-ref": name,
            "name": name,
            "hashes": [{"alg": "SHA-256", "content": digest}],
        }
