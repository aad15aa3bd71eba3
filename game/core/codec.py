"""Frozen dataclasses to plain JSON values and back, driven by their type hints.

A class with `from_text` is written as its short text form, a member of a union with its class name.

>>> from game.core.kernel import SeatSetup
>>> encode(SeatSetup("Ann", "jimmy"))
{'name': 'Ann', 'look': 'jimmy', 'player': 'human', 'level': 'medium'}
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints, overload

TAG = "type"
T = TypeVar("T")
JsonValue: TypeAlias = bool | int | float | str | list["JsonValue"] | dict[str, "JsonValue"] | None
"""What a JSON file can hold."""
JsonObject: TypeAlias = dict[str, JsonValue]


class CodecError(ValueError):
    """A JSON value that does not fit the expected type."""


def encode(value: object) -> JsonValue:
    """Plain JSON data for a frozen value."""
    if isinstance(value, Enum):
        return encode(value.value)
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if hasattr(value, "from_text"):
        return str(value)
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if is_dataclass(value):
        return {name: encode(getattr(value, name)) for name in _hints(cast("type", type(value)))}
    raise CodecError(f"cannot write a {type(value).__name__}")


def encode_object(value: object) -> JsonObject:
    """Plain JSON data for a frozen dataclass."""
    data = encode(value)
    if not isinstance(data, dict):
        raise CodecError(f"a {type(value).__name__} has no fields")
    return data


def encode_tagged(value: object) -> JsonObject:
    """A member of a union, with its class name under `type`."""
    return {TAG: type(value).__name__, **encode_object(value)}


@overload
def decode(kind: type[T], data: object) -> T: ...
@overload
def decode(kind: object, data: object) -> object: ...
def decode(kind: object, data: object) -> object:
    """The value of type `kind` that `encode` (or `encode_tagged`, for a union) made `data` from."""
    if kind is object:
        return data
    if kind is float and type(data) is int:
        return float(data)
    if kind in (int, str, bool, float, type(None)):
        if type(data) is not kind:
            raise CodecError(f"expected {_name(kind)}, found {data!r}")
        return data
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _union(get_args(kind), data)
    if origin is tuple:
        return _tuple(get_args(kind), data)
    if origin is not None and issubclass(origin, Mapping):
        if not isinstance(data, dict):
            raise CodecError(f"expected an object, found {data!r}")
        of_key, of_item = get_args(kind)
        return {_key(of_key, key): decode(of_item, item) for key, item in data.items()}
    if hasattr(kind, "__supertype__"):
        return decode(kind.__supertype__, data)
    try:
        if isinstance(kind, type) and issubclass(kind, Enum):
            return kind(data)
        if hasattr(kind, "from_text"):
            return kind.from_text(decode(str, data))
    except (ValueError, LookupError) as error:
        raise CodecError(str(error)) from error
    return _dataclass(kind, data)


def _key(kind: object, text: str) -> object:
    """A key of an object; JSON has no others than texts."""
    if kind is not int:
        return decode(kind, text)
    if not text.removeprefix("-").isdecimal() or str(int(text)) != text:
        raise CodecError(f"expected int, found {text!r}")
    return int(text)


def _tuple(kinds: tuple[object, ...], data: object) -> tuple[object, ...]:
    if not isinstance(data, list):
        raise CodecError(f"expected a list, found {data!r}")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(decode(kinds[0], item) for item in data)
    if len(kinds) != len(data):
        raise CodecError(f"expected {len(kinds)} values, found {len(data)}")
    return tuple(decode(kind, item) for kind, item in zip(kinds, data, strict=True))


def _union(kinds: tuple[object, ...], data: object) -> object:
    if isinstance(data, dict) and TAG in data:
        named = {kind.__name__: kind for kind in kinds if isinstance(kind, type)}
        tag = decode(str, data[TAG])
        if tag not in named:
            raise CodecError(f"unknown {TAG} {tag!r}")
        return decode(named[tag], {key: item for key, item in data.items() if key != TAG})
    for kind in kinds:
        try:
            return decode(kind, data)
        except CodecError:
            continue
    raise CodecError(f"{data!r} is none of {', '.join(str(kind) for kind in kinds)}")


def _dataclass(kind: object, data: object) -> object:
    if not isinstance(kind, type) or not is_dataclass(kind) or not isinstance(data, dict):
        raise CodecError(f"cannot read {data!r} as {_name(kind)}")
    hints = _hints(kind)
    if unknown := set(data) - set(hints):
        raise CodecError(f"{kind.__name__} has no field {', '.join(sorted(unknown))}")
    try:
        return kind(**{name: decode(hints[name], item) for name, item in data.items()})
    except TypeError as error:
        raise CodecError(f"{kind.__name__}: {error}") from error


def _name(kind: object) -> str:
    return kind.__name__ if isinstance(kind, type) else str(kind)


@cache
def _hints(kind: type) -> dict[str, object]:
    """The type of every field of a dataclass, in order."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}
