"""Good files, changed at random: their bytes, their JSON values or their XML."""

from __future__ import annotations

import hashlib
import json
import random
import xml.etree.ElementTree as ET
from collections.abc import Callable
from copy import deepcopy

ODD_TEXTS = (
    "",
    " ",
    "\0",
    "\ud800",
    "a\nb",
    "\u202e",
    "a" * 300,
    "x" * 100_000,
    "..",
    "../../etc/passwd",
    "/etc/passwd",
    "NaN",
    "-1",
    "1e999",
    "9" * 5_000,
    "true",
    "None",
    "{file}",
    "%s",
    "hands-up",
    "police_chase",
    "jimmy",
    "é" * 30,
)
ODD_VALUES: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    7,
    63,
    2**31,
    -(2**31),
    2**53,
    2**63,
    10**400,
    0.5,
    -0.0,
    1e308,
    float("nan"),
    float("inf"),
    [],
    {},
    [[]],
    {"": {}},
    [0] * 50,
    *ODD_TEXTS,
)
ODD_NUMBERS = (
    "",
    "0",
    "-1",
    "1",
    "4",
    "0.5",
    "nan",
    "inf",
    "-inf",
    "1e300",
    "1e5",
    "4294967295",
    "9" * 20,
    "9" * 5_000,
    "x",
)


def changed_bytes(data: bytes, dice: random.Random) -> bytes:
    """Some bytes are flipped, cut, doubled, moved or made up."""
    changed = bytearray(data)
    for _ in range(dice.choice((1, 1, 1, 2, 5, 20))):
        at = dice.randrange(len(changed) + 1)
        end = min(len(changed), at + dice.choice((1, 1, 2, 8, 100, 5_000)))
        match dice.randrange(6):
            case 0 if at < len(changed):
                changed[at] ^= 1 << dice.randrange(8)
            case 1:
                del changed[at:end]
            case 2:
                changed[at:at] = changed[at:end]
            case 3:
                changed[at:at] = dice.randbytes(dice.choice((1, 4, 64)))
            case 4:
                changed = changed[:at]
            case _:
                changed[at:end] = bytes([dice.randrange(256)]) * (end - at)
    return bytes(changed)


def changed_json(text: str, dice: random.Random) -> str:
    """Some values of a JSON object are others, or are gone, or are there twice. A checksum fits again."""
    data = json.loads(text)
    summed = data.pop("checksum", None) is not None
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        _change(data, dice)
    if not summed:
        return json.dumps(data)
    body = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return json.dumps({"checksum": hashlib.sha256(body.encode()).hexdigest(), **data})


def _change(data: object, dice: random.Random) -> None:
    owner = data
    while True:  # walk down to a list or an object
        parts = (
            list(owner.values())
            if isinstance(owner, dict)
            else list(owner)
            if isinstance(owner, list)
            else []
        )
        inner = [part for part in parts if isinstance(part, dict | list) and part]
        if not inner or dice.random() < 0.25:
            break
        owner = dice.choice(inner)
    value = deepcopy(dice.choice(ODD_VALUES))
    if isinstance(owner, dict) and owner:
        key = dice.choice(list(owner))
        match dice.randrange(6):
            case 0:
                del owner[key]
            case 1:
                owner[str(dice.choice(ODD_TEXTS))] = owner.pop(key)
            case 2:
                owner[key] = deepcopy(owner[dice.choice(list(owner))])
            case 3:
                owner[key] = _nested(dice.choice((5, 40, 300)))
            case _:
                owner[key] = value
    elif isinstance(owner, list) and owner:
        at = dice.randrange(len(owner))
        match dice.randrange(5):
            case 0:
                del owner[at]
            case 1:
                owner.insert(at, deepcopy(dice.choice(owner)))
            case 2:
                other = dice.randrange(len(owner))
                owner[at], owner[other] = owner[other], owner[at]
            case _:
                owner[at] = value


def _nested(depth: int) -> object:
    value: object = 1
    for _ in range(depth):
        value = [value]
    return value


def changed_lines(text: str, dice: random.Random) -> str:
    """Some lines of JSON are changed, gone, doubled or moved."""
    lines = text.splitlines()
    for _ in range(dice.choice((1, 1, 2, 4))):
        at = dice.choice((0, dice.randrange(len(lines))))
        match dice.randrange(5):
            case 0 if len(lines) > 1:
                del lines[at]
            case 1:
                lines.insert(at, dice.choice(lines))
            case 2:
                lines.insert(at, dice.choice(("", "[]", "1", '{"taken_back":true}', '{"action":{}}', "\0")))
            case _:
                lines[at] = changed_json(lines[at], dice) if lines[at].startswith("{") else "{}"
    return "\n".join(lines)


def changed_xml(text: str, dice: random.Random) -> bytes:
    """Some attributes are others, and some elements are gone, doubled or elsewhere."""
    root = ET.fromstring(text)  # noqa: S314  (our own maps)
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        parents = [element for element in root.iter() if len(element)] or [root]
        parent = dice.choice(parents)
        element = dice.choice(list(parent)) if len(parent) and dice.random() < 0.9 else root
        match dice.randrange(8):
            case 0 if element is not root:
                parent.remove(element)
            case 1:
                dice.choice(parents).append(deepcopy(element) if element is not root else ET.Element("layer"))
            case 2:
                element.text = _odd(dice)
            case 3:
                element.tag = dice.choice(("object", "layer", "objectgroup", "group", "tileset", "data", "x"))
            case 4:
                element.set(
                    dice.choice(("layers", "points", "parent", "gid", "visible", "template", "width")),
                    _odd(dice),
                )
            case _ if element.attrib:
                element.set(dice.choice(list(element.attrib)), _odd(dice))
    try:
        done: bytes = ET.tostring(root, encoding="utf-8")
    except UnicodeEncodeError:  # half a letter fits in no XML file
        return b"<map/>"
    return done


def _odd(dice: random.Random) -> str:
    return dice.choice(ODD_NUMBERS if dice.random() < 0.6 else ODD_TEXTS)


Change = Callable[[bytes, random.Random], bytes]


def either(structured: Callable[[str, random.Random], str | bytes]) -> Change:
    """Mostly changes the values of a file, and sometimes its bytes."""

    def change(data: bytes, dice: random.Random) -> bytes:
        if dice.random() < 0.3:
            return changed_bytes(data, dice)
        done = structured(data.decode("utf-8"), dice)
        return done if isinstance(done, bytes) else done.encode("utf-8", "surrogatepass")

    return change
