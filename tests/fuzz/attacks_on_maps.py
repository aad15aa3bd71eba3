"""Attacks with maps, tilesets, pictures and paths."""

from __future__ import annotations

import gzip
import struct
import zlib
from base64 import b64encode
from collections.abc import Iterator

from tests.fuzz import good
from tests.fuzz.attack import MEGABYTE, TEXTS, Attack
from tests.fuzz.files import Content, Link
from tests.fuzz.good import MAP, PICTURE, PROPS, TILES


def _map_with(old: str, new: str, count: int = 1) -> dict[str, Content]:
    text = good.town()[MAP].decode()
    if old not in text:
        raise LookupError(old)
    return {**good.town(), MAP: text.replace(old, new, count).encode("utf-8", "surrogatepass")}


def _laughs(root: str) -> str:
    """Entities that unfold to 10**9 letters."""
    chain = "".join(f'<!ENTITY l{n + 1} "{f"&l{n};" * 10}">' for n in range(9))
    return f'<?xml version="1.0"?><!DOCTYPE {root} [<!ENTITY l0 "ha">{chain}]><{root} x="&l9;">&l9;</{root}>'


def _quadratic(root: str) -> str:
    long = "a" * 50_000
    return f'<!DOCTYPE {root} [<!ENTITY a "{long}">]><{root}>{"&a;" * 20_000}</{root}>'


def _xml_bombs(root: str) -> dict[str, str]:
    many = " ".join(f'a{n}="1"' for n in range(60_000))
    return {
        "a chain of entities": _laughs(root),
        "a long entity": _quadratic(root),
        "an outer entity": f'<!DOCTYPE {root} [<!ENTITY a SYSTEM "file:///etc/passwd">]><{root}>&a;</{root}>',
        "an outer DTD": f'<!DOCTYPE {root} SYSTEM "http://127.0.0.1:9/x.dtd"><{root}/>',
        "a parameter entity": f'<!DOCTYPE {root} [<!ENTITY % a SYSTEM "../secret.txt"> %a;]><{root}/>',
        "300,000 elements": f"<{root}>{'<a/>' * 300_000}</{root}>",
        "100,000 levels": f"<{root}>{'<a>' * 100_000}{'</a>' * 100_000}</{root}>",
        "a long attribute": f'<{root} name="{"a" * MEGABYTE}"/>',
        "many attributes": f"<{root} {many}/>",
        "an odd encoding": f'<?xml version="1.0" encoding="rot13"?><{root}/>',
        "no XML": "{}",
        "an empty root": f"<{root}/>",
    }


def odd_maps() -> Iterator[Attack]:
    for name, text in _xml_bombs("map").items():
        yield Attack(f"map: {name}", "maps", {**good.town(), MAP: text.encode()})
    zeros = struct.pack("<81I", *[1] * 81)
    packed = {
        "a zlib bomb": ("zlib", zlib.compress(bytes(200 * MEGABYTE), 9)),
        "a gzip bomb": ("gzip", gzip.compress(bytes(200 * MEGABYTE))),
        "two gzip members": ("gzip", gzip.compress(b"") + gzip.compress(bytes(200 * MEGABYTE))),
        "cut zlib": ("zlib", zlib.compress(zeros)[:-20]),
        "no zlib": ("zlib", b"hello"),
        "half a number": ("", zeros + b"\0"),
        "one number too many": ("", zeros + b"\0\0\0\0"),
    }
    for name, (compression, data) in packed.items():
        tag = f'<data encoding="base64" compression="{compression}">{b64encode(data).decode()}</data>'
        text = good.town()[MAP].decode()
        start, end = text.index("<data"), text.index("</data>") + len("</data>")
        yield Attack(f"map: {name}", "maps", {**good.town(), MAP: (text[:start] + tag + text[end:]).encode()})
    for number in ("9" * 5_000, "-1", "nan", "1e9", "4000000000", "", "٣"):
        for attribute in ('width="9"', 'height="9"', 'tilewidth="120"', 'firstgid="1"', 'id="11"', 'x="60"'):
            name = attribute.partition("=")[0]
            fits = (name, number) in (("id", "4000000000"), ("x", "٣"))
            yield Attack(
                f"map: {name} is {number[:9]}", "maps", _map_with(attribute, f'{name}="{number}"'), not fits
            )
        yield Attack(
            f"map: a number is {number[:9]}",
            "maps",
            _map_with('type="int" value="', f'type="int" value="{number}'[:6_000] + '" was="'),
        )
        csv = _map_with('encoding="csv">1,', f'encoding="csv">{number},')
        yield Attack(f"map: a tile is {number[:9]}", "maps", csv)
    for points in ("", "1", "1,2", "nan,nan 1,1", "1e300,0 0,0", "1,2,3 4,5", "0,0 " * 20_000, "a,b c,d"):
        text = f'<polyline points="{points}"/>'
        yield Attack(
            f"map: points {points[:12]}", "maps", _map_with('<polyline points="0,0 300,0 300,200" />', text)
        )
    for name, text in TEXTS.items():
        if name not in ("NUL", "half a letter", "a line break"):
            yield Attack(f"map: titled {name}", "maps", _map_with('value="Ours"', f'value="{text}"'))
    more = "".join(f'<object id="{n}" x="5" y="5"><point/></object>' for n in range(100_000, 112_000))
    yield Attack(
        "map: 12,000 objects",
        "maps",
        _map_with("<objectgroup", f'<objectgroup name="z">{more}</objectgroup><objectgroup'),
    )
    for name, attributes in {
        "layers": 'layers="x"',
        "parent": 'parent="x"',
        "visible": 'visible="perhaps"',
        "points": 'points="ab cd"',
        "template": 'template="/etc/passwd"',
        "properties": 'properties="x"',
        "gid": 'gid="99999999999"',
        "id": 'name="x"',
    }.items():
        yield Attack(
            f"map: an object with {name}",
            "maps",
            _map_with("<object ", f"<object {attributes} "),
            refused=False,
        )
        yield Attack(
            f"map: a layer with {name}",
            "maps",
            _map_with("<objectgroup ", f"<objectgroup {attributes} "),
            refused=False,
        )
        yield Attack(f"map: with {name}", "maps", _map_with("<map ", f"<map {attributes} "), refused=False)
    inner = '<objectgroup name="q"><layer name="r"><data>1</data></layer></objectgroup><properties>'
    yield Attack(
        "map: layers inside of properties",
        "maps",
        _map_with("<properties>", f"<properties>{inner}</properties><properties>"),
        refused=False,
    )
    many = "".join(
        f'<layer name="l{n}" width="9" height="9"><data encoding="csv">{"1," * 80}1</data></layer>'
        for n in range(5_000)
    )
    yield Attack("map: 5,000 layers", "maps", _map_with("<objectgroup", f"{many}<objectgroup"))
    big = _map_with(
        'width="9" height="9" tilewidth="120" tileheight="120"',
        'width="4096" height="4096" tilewidth="1" tileheight="1"',
    )
    yield Attack("map: 16 million cells", "maps", big)
    lamps = "".join(
        f'<object id="{n}" type="light" x="500" y="500"><point/><properties>'
        f'<property name="radius" type="int" value="{1080 - n % 99}"/>'
        '<property name="strength" type="int" value="99"/><property name="tint" value="#FFFFFF"/>'
        "</properties></object>"
        for n in range(100_000, 102_000)
    )
    points = " ".join(f"{n % 2},{n}" for n in range(200))
    areas = "".join(
        f'<object id="{n}" type="district" x="9" y="9"><polygon points="{points}"/><properties>'
        '<property name="digit" type="int" value="1"/><property name="label" value="Bank"/>'
        '<property name="indoors" type="bool" value="true"/></properties></object>'
        for n in range(100_000, 101_000)
    )
    city = good.maps()[2][MAP].decode()
    many_areas = city.replace('<objectgroup name="districts">', f'<objectgroup name="districts">{areas}')
    files = {**good.maps()[2], MAP: many_areas.encode()}
    yield Attack("map: 1,000 districts of 200 corners", "maps", files)
    yield Attack(
        "map: 2,000 lamps that fill the board",
        "match_on_map",
        _map_with('<objectgroup name="lights">', f'<objectgroup name="lights">{lamps}'),
    )


def odd_tilesets() -> Iterator[Attack]:
    for name, text in _xml_bombs("tileset").items():
        yield Attack(f"tileset: {name}", "maps", {**good.town(), TILES: text.encode()})
    plain = good.town()[TILES].decode()
    for number in ("1", "0", "-1", "9" * 5_000, "1000000000", "nan"):
        for attribute in ('tilewidth="120"', 'tileheight="120"', 'width="256"', 'height="128"'):
            name = attribute.partition("=")[0]
            files = {**good.town(), TILES: plain.replace(attribute, f'{name}="{number}"').encode()}
            yield Attack(f"tileset: {name} is {number[:9]}", "match_on_map", files, refused=number != "1")
        files = {
            **good.town(),
            TILES: plain.replace("<tileset ", f'<tileset margin="{number}" spacing="{number}" ').encode(),
        }
        yield Attack(
            f"tileset: margin and spacing {number[:9]}", "match_on_map", files, refused=number not in "01"
        )
    sheet = plain.replace('tilewidth="120" tileheight="120"', 'tilewidth="1" tileheight="1"')
    claims = sheet.replace('width="256" height="128"', 'width="999999999" height="999999999"')
    yield Attack("tileset: a sheet of 10^18 tiles", "maps", {**good.town(), TILES: claims.encode()})
    many = "".join(f'<tileset firstgid="{200 + n}" source="props.tsx"/>' for n in range(3_000))
    yield Attack(
        "map: 3,000 tilesets",
        "maps",
        _map_with('<tileset firstgid="101"', f'{many}<tileset firstgid="101"'),
        refused=False,
    )


def _png(wide: int, high: int, rows: bytes = b"", *more: tuple[bytes, bytes]) -> bytes:
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), *more, (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    chunks = (struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d)) for t, d in parts)
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def odd_pictures() -> Iterator[Attack]:
    plain, photo = good.town()[PICTURE], good.picture("jpg")
    huge_jpg = photo.replace(struct.pack(">HH", 128, 256), struct.pack(">HH", 50_000, 50_000), 1)
    pictures = {
        "50,000 x 50,000": _png(50_000, 50_000),
        "2^31 x 2^31": _png(2**31 - 1, 2**31 - 1),
        "9,000 x 9,000 that are there": _png(9_000, 9_000, bytes(27_001) * 9_000),
        "no rows": _png(256, 128),
        "cut by half": plain[: len(plain) // 2],
        "cut by its end": plain[:-4],
        "only a header": plain[:33],
        "a changed byte": plain[:60] + bytes([plain[60] ^ 255]) + plain[61:],
        "no pixels": _png(0, 0),
        "a huge JPG": huge_jpg,
        "a cut JPG": photo[: len(photo) // 2],
        "a JPG of two bytes": photo[:2],
        "GIF": b"GIF89a" + bytes(300),
        "SVG": b'<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
        "a long chunk": plain[:8] + struct.pack(">I", 2**31 - 1) + plain[12:],
    }
    for name, data in pictures.items():
        yield Attack(f"picture: {name}", "match_on_map", {**good.town(), PICTURE: data})
    note = _png(256, 128, bytes(769) * 128, (b"zTXt", b"a\0\0" + zlib.compress(bytes(100 * MEGABYTE))))
    yield Attack("picture: a bomb in a note", "match_on_map", {**good.town(), PICTURE: note}, refused=False)
    whole = {**good.town(), PICTURE: photo}
    yield Attack("picture: a good JPG", "match_on_map", whole, refused=False)


def paths() -> Iterator[Attack]:
    """Maps, tilesets and names that lead out of the folder."""
    outs = (
        "../../secret.tsx",
        "../secret.tsx",
        "/etc/passwd",
        "/dev/zero",
        "//server/share/a.tsx",
        "\\\\server\\a.tsx",
        "a/../../../secret.tsx",
        "x" * 5_000 + ".tsx",
        "link/secret.tsx",
        "..",
        "",
        "tiles.tsx/../../secret.tsx",
    )
    for out in outs:
        files: dict[str, Content] = {
            **_map_with('source="tiles.tsx"', f'source="{out}"'),
            "maps/link": Link(".."),
        }
        yield Attack(f"path: a map names {out[:30]}", "maps", files)
        plain = good.town()[TILES].decode().replace('source="tiles.png"', f'source="{out}"')
        yield Attack(
            f"path: a tileset names {out[:30]}",
            "match_on_map",
            {**good.town(), TILES: plain.encode(), "maps/link": Link("..")},
        )
    for file in (MAP, TILES, PROPS, PICTURE, "maps/car_red.png"):
        stored: dict[str, Content] = {"maps/a.dat": good.town()[file], **good.town(), file: Link("a.dat")}
        yield Attack(f"path: {file} is a link beside it", "match_on_map", stored)
    for name in ("a\nb", "\udcff", "a" * 200, "\u202eab", "{file}", "%s", "é"):
        yield Attack(f"path: a map is called {name[:9]!r}", "maps", {f"maps/{name}.tmx": b"<map/>"})
