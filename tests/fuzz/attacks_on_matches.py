"""Attacks with settings, saves and logs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from game.match.save import FORMAT
from tests.fuzz import good
from tests.fuzz.attack import NUMBERS, TEXTS, VALUES, Attack
from tests.fuzz.good import AUTOSAVE, LOG, SETTINGS
from tests.thorough import part_of

THOROUGH = part_of(8) == 8


def odd_settings() -> Iterator[Attack]:
    plain = json.loads(good.settings())
    for key in plain:
        for name, value in VALUES.items():
            odd = json.dumps({**plain, key: value}).encode()
            yield Attack(f"settings: {key} is {name}", "settings", {SETTINGS: odd}, refused=False)
    for name, text in TEXTS.items():
        data = json.loads(good.settings())
        data["lineups"]["hands-up"]["places"][0]["name"] = text
        yield Attack(
            f"settings: a player is called {name}", "settings", {SETTINGS: json.dumps(data).encode()}
        )
        later = json.dumps({**plain, text: 1}).encode()
        yield Attack(f"settings: a setting is called {name}", "settings", {SETTINGS: later})
    for name, number in NUMBERS.items():
        yield Attack(f"settings: {name}", "settings", {SETTINGS: f'{{"master": {number}}}'.encode()})
    for name, changes in _lineups().items():
        data = json.loads(good.settings())
        for lineup in data["lineups"].values():
            changes(lineup)
        yield Attack(f"settings: {name}", "settings", {SETTINGS: json.dumps(data).encode()}, refused=False)
    for name, window in (
        ("huge", [0, 0, 2**31, 2**31]),
        ("nowhere", [-(2**40), 0, 1280, 720]),
        ("none", [0, 0, 0, 0]),
    ):
        yield Attack(
            f"settings: window {name}",
            "window_of_settings",
            {SETTINGS: json.dumps({**plain, "window": window}).encode()},
            refused=False,
        )


def _lineups() -> dict[str, Any]:
    def place(key: str, value: object) -> Any:  # noqa: ANN401
        return lambda lineup: lineup["places"][0].update({key: value})

    def whole(key: str, value: object) -> Any:  # noqa: ANN401
        return lambda lineup: lineup.update({key: value})

    return {
        "no places": whole("places", []),
        "one place": whole("places", [{"name": "Ann"}]),
        "an unknown board": whole("board", "../../secret"),
        "an unknown option": whole("options", {"x": 1, "mode": "x", "tempo": -1}),
        "seats of nobody": whole("chosen_places", {"cops": 77, "pack": -1, "youngest": 2**40}),
        "a key of no keyboard": whole("shared_key", 2**40),
        "no name": place("name", ""),
        "an unknown player": place("player", "robot"),
        "an unknown level": place("level", "god"),
        "a key below nought": place("key", -4),
        "an unknown time": place("time", "never"),
    }


def summed(data: dict[str, object]) -> bytes:
    """A save whose checksum fits."""
    data.pop("checksum", None)
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return json.dumps({"checksum": hashlib.sha256(text.encode()).hexdigest(), **data}).encode()


def _odd_matches(data: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Ways to spoil the set-up, the seed and the moves of a match, for saves and logs."""
    text = json.dumps(data)

    def changed(*path: str | int, value: object) -> dict[str, Any]:
        copy: Any = json.loads(text)
        owner = copy
        for step in path[:-1]:
            owner = owner[step]
        owner[path[-1]] = value
        return dict(copy)

    first, last = ("log", 0), ("log", len(data["log"]) - 1)
    for path in (
        ("setup",),
        ("seed",),
        ("rules_version",),
        ("board_digest",),
        ("setup", "game"),
        ("setup", "board"),
        ("setup", "seats"),
        ("setup", "options"),
        ("setup", "seats", 0),
        ("setup", "seats", 0, "name"),
        ("setup", "seats", 0, "look"),
        ("setup", "seats", 0, "player"),
        ("setup", "seats", 0, "level"),
        ("log",),
        first,
        (*first, "seat"),
        (*first, "at_ms"),
        (*first, "action"),
        (*first, "action", "type"),
        (*last, "seat"),
        (*last, "at_ms"),
        (*last, "action"),
    ):
        for name, value in VALUES.items():
            yield f"{path} is {name}", changed(*path, value=value)
        for name, value in TEXTS.items():
            yield f"{path} is {name}", changed(*path, value=value)
    for look in ("", "zorro", "sandra"):
        yield f"look {look!r}", changed("setup", "seats", 0, "look", value=look)
    for key in data["setup"]["options"]:
        yield f"option {key} is odd", changed("setup", "options", key, value="odd")
        fewer = {other: value for other, value in data["setup"]["options"].items() if other != key}
        if "." not in key:  # a player's own value may be there or not
            yield f"option {key} is gone", changed("setup", "options", value=fewer)
    some: list[object] = data["setup"]["seats"]
    for seats in (some[:0], some[:1] * 9, some * 40):
        yield f"{len(seats)} seats", changed("setup", "seats", value=seats)
    for board in ("nowhere", "../maps/mine", "/etc/passwd", "a" * 190, "hands_up", "police_chase"):
        if board != data["setup"]["board"]:
            yield f"board {board[:20]}", changed("setup", "board", value=board)
    yield "a seat that nobody has", changed(*first, "seat", value=17)
    yield "time goes back", changed(*first, "at_ms", value=10**9)
    yield "a move too many", {**data, "log": [*data["log"], data["log"][0]]}
    yield "a million moves", {**data, "log": data["log"] + [data["log"][-1]] * 30_000}


def odd_saves() -> Iterator[Attack]:
    for number, bytes_ in enumerate(good.saves() if THOROUGH else good.saves()[-1:]):
        save = json.loads(bytes_)
        for name, data in _odd_matches(save):
            unread = save["format"] == 1 and ("_version" in name or "_digest" in name)
            yield Attack(
                f"save {number}: {name}",
                "saves",
                {AUTOSAVE: summed(data)},
                not unread and _matters(data, save),
            )
        for version in (0, -1, FORMAT + 1, 2**52, True, "2", None, [2]):
            data = {**save, "format": version}
            yield Attack(f"save {number}: format {version!r}", "saves", {AUTOSAVE: summed(data)})
        for notes in (5, "x", [1], {"a": 1}, {"0": {"x": "y"}}, {"0": {"475": "invisible"}}):
            data = {**save, "player_notes": notes}
            yield Attack(
                f"save {number}: notes {notes}", "shown_saves", {AUTOSAVE: summed(data)}, refused=False
            )


def _matters(data: dict[str, Any], good_one: dict[str, Any]) -> bool:
    """False where the change cannot be told from a good file: another seed, an older file, another name."""
    odd = {key for key in data if data[key] != good_one.get(key)}
    if odd == {"seed"}:
        return type(data["seed"]) is not int
    if odd <= {"rules_version", "board_digest"}:
        return any(data[key] is not None for key in odd)
    if odd == {"setup"} and isinstance(data["setup"], dict) and isinstance(data["setup"].get("seats"), list):
        names = [seat.get("name") for seat in data["setup"]["seats"] if isinstance(seat, dict)]
        same = [dict(seat, name="") for seat in data["setup"]["seats"] if isinstance(seat, dict)]
        theirs = [dict(seat, name="") for seat in good_one["setup"]["seats"]]
        plain = {**data["setup"], "seats": 0} == {**good_one["setup"], "seats": 0}
        return not (plain and same == theirs and "1" in names)
    return bool(odd)


def odd_logs() -> Iterator[Attack]:
    for number, bytes_ in enumerate(good.logs() if THOROUGH else good.logs()[:1]):
        head, *lines = (json.loads(line) for line in bytes_.decode().splitlines())
        whole = {**head, "log": lines}
        for name, data in _odd_matches(whole):
            log = data.pop("log")
            moves = log if isinstance(log, list) else [log]
            text = "\n".join(json.dumps(line) for line in (data, *moves))
            matters = name.startswith("('setup'") and _matters({**data, "log": lines}, whole)
            yield Attack(f"log {number}: {name}", "replay", {LOG: text.encode()}, matters)
        for name, odd in NUMBERS.items():
            text = bytes_.decode().replace('"at_ms":', f'"at_ms":{odd},"was":', 1)
            yield Attack(f"log {number}: at_ms is {name}", "replay", {LOG: text.encode()})
    yield Attack("log: 2,000,000 lines", "replay", {LOG: b"{}\n" * 1_300_000})
    undone = b'{"taken_back":true}\n'
    yield Attack(
        "log: undone before the first move", "replay", {LOG: good.logs()[0].splitlines()[0] + b"\n" + undone}
    )
