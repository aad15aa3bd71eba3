"""Which sounds the game plays, read from its source, also where a function hands a name to another."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path

PLAYING = {"play", "voice", "music", "set_layer_level"}
"""Methods of `game.shell.sound.Sound` that take the name of a sound first."""
VOICE = re.compile(r"v_[a-z_*]*[a-z0-9*]")
"""Whatever is called like this is a voice, wherever it stands."""
ANYTHING = "*"
"""Stands in a name for what only the running game knows."""


class Source:
    """The modules of some folders, and the names that reach `Sound.play` and its like in them."""

    def __init__(self, *folders: Path) -> None:
        texts = (file.read_text("utf-8") for folder in folders for file in sorted(folder.rglob("*.py")))
        self._modules = [Module(ast.parse(text)) for text in texts if "sound" in text or "v_" in text]

    @cached_property
    def played(self) -> frozenset[str]:
        """Names, and patterns of names with a `*`, of all sounds that are played."""
        places: dict[str, set[int]] = {}
        while True:
            handed = {pair for module in self._modules for pair in module.handing_on(places)}
            found = {name: {place for other, place in handed if other == name} for name, _ in handed}
            if found == places:
                break
            places = found
        return frozenset(name for module in self._modules for name in module.names(places))


class Module:
    """One file."""

    def __init__(self, tree: ast.Module) -> None:
        self._nodes = list(ast.walk(tree))

    def handing_on(self, places: dict[str, set[int]]) -> set[tuple[str, int]]:
        """Functions that play what they are given, and as which argument (`self` not counted).

        `places` are those that are known already: who hands a name to one of them plays it too.
        """
        found = set()
        for function in self._nodes:
            if isinstance(function, ast.FunctionDef):
                names = [argument.arg for argument in function.args.args if argument.arg != "self"]
                spoken = {
                    name
                    for call in _calls(ast.walk(function))
                    for argument in self._played_arguments(call, places)
                    for name in _names_in(argument)
                }
                found |= {(function.name, place) for place, name in enumerate(names) if name in spoken}
        return found

    def names(self, places: dict[str, set[int]]) -> Iterator[str]:
        """What is played here, also through functions that hand it on."""
        for call in _calls(self._nodes):
            for argument in self._played_arguments(call, places):
                yield from self._texts(argument)
        for node in self._nodes:
            if isinstance(node, ast.JoinedStr | ast.Constant):
                yield from filter(VOICE.fullmatch, self._texts(node))

    @staticmethod
    def _played_arguments(call: ast.Call, places: dict[str, set[int]]) -> list[ast.expr | None]:
        arguments = [_first_of_sound(call)]
        function, given = _called(call)
        for place in places.get(function.rpartition(".")[2], ()):
            arguments.extend(given[place : place + 1])
        return arguments

    @cached_property
    def _meant(self) -> dict[str, list[ast.expr]]:
        """What a name or an attribute was set to, and what a function gives back."""
        found: dict[str, list[ast.expr]] = {}
        for node in self._nodes:
            if isinstance(node, ast.Assign):
                for target, value in _pairs(node):
                    found.setdefault(_dotted(target), []).append(value)
            elif isinstance(node, ast.FunctionDef):
                given = [back.value for back in ast.walk(node) if isinstance(back, ast.Return) and back.value]
                found.setdefault(node.name, []).extend(given)
                found.setdefault(f"self.{node.name}", []).extend(given)
        return found

    def _texts(self, node: ast.expr | None, *behind: str) -> Iterator[str]:
        """The names that an expression may become; what stands behind a name is looked up once."""
        match node:
            case ast.Constant(str() as text):
                yield text
            case ast.JoinedStr(parts):
                yield "".join(
                    str(part.value) if isinstance(part, ast.Constant) else ANYTHING for part in parts
                )
            case ast.Name() | ast.Attribute() if (name := _dotted(node)) not in behind:
                for value in self._meant.get(name, ()):
                    yield from self._texts(value, name, *behind)
            case _:
                for part in _parts(node):
                    yield from self._texts(part, *behind)


def _pairs(node: ast.Assign) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What is set to what, also in `this, that = one, other`."""
    for target in node.targets:
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            yield from zip(target.elts, node.value.elts, strict=True)
        else:
            yield target, node.value


def _parts(node: ast.expr | None) -> list[ast.expr]:
    """The parts of an expression whose texts are also its own."""
    match node:
        case ast.IfExp(_, one, other):
            return [one, other]
        case ast.Tuple(parts) | ast.List(parts) | ast.Dict(_, parts) | ast.BoolOp(_, parts):
            return parts
        case ast.Call(ast.Attribute(owner) as function, parts):
            return [function, owner, *parts]
        case ast.Call(function, parts):
            return [function, *parts]
        case ast.Subscript(value) | ast.Starred(value):
            return [value]
        case ast.DictComp(generators=loops):
            return [loop.iter for loop in loops]
        case _:
            return []


def _calls(nodes: Iterable[ast.AST]) -> list[ast.Call]:
    return [node for node in nodes if isinstance(node, ast.Call)]


def _called(call: ast.Call) -> tuple[str, list[ast.expr]]:
    """The function and its arguments, also of `partial(function, argument)`."""
    function, given = call.func, call.args
    if isinstance(function, ast.Name) and function.id == "partial":
        function, given = given[0], given[1:]
    return _dotted(function), given


def _dotted(node: ast.expr) -> str:
    """`self._shell.sound`, or nothing for what is no chain of names."""
    match node:
        case ast.Name(name):
            return name
        case ast.Attribute(owner, name):
            return f"{_dotted(owner)}.{name}"
        case _:
            return ""


def _first_of_sound(call: ast.Call) -> ast.expr | None:
    """The name given to `sound.play("slap")` or `partial(self._sound.voice, "v_roll")`."""
    function, given = _called(call)
    owner, _, method = function.rpartition(".")
    return given[0] if method in PLAYING and owner.endswith("sound") and given else None


def _names_in(node: ast.expr | None) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} if node else set()
