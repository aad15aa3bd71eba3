"""Frozen dataclasses to plain JSON values and back, driven by their type hints.

A class with `from_text` travels as its short text form; a member of a union travels with its class name:

>>> encode(SeatSetup("Ann", "jimmy"))
{'name': 'Ann', 'look': 'jimmy', 'player': 'human', 'level': 'medium'}
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

from game.core.kernel import SeatSetup

__all__ = ["CodecError", "SeatSetup", "decode", "encode", "encode_tagged"]

TAG = "type"


class CodecError(ValueError):
    """A JSON value that does not fit the wanted type."""


def encode(value: Any) -> Any:  # noqa: ANN401
    """Plain JSON data for a frozen value."""
    if value is None or (isinstance(value, bool | int | float | str) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Enum):
        return value.value
    if hasattr(value, "from_text"):
        return str(value)
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if is_dataclass(value):
        return {name: encode(getattr(value, name)) for name in _field_names(cast("type", type(value)))}
    raise CodecError(f"cannot write a {type(value).__name__}")


def encode_tagged(value: Any) -> dict[str, Any]:  # noqa: ANN401
    """A member of a union, with its class name under `type`."""
    return {TAG: type(value).__name__, **encode(value)}


def decode(kind: Any, data: Any) -> Any:  # noqa: ANN401
    """The value of type `kind` that `encode` (or `encode_tagged`, for a union) made `data` from."""
    if kind is Any:
        return data
    if kind is float and type(data) is int:
        return float(data)
    if kind in (int, str, bool, float, type(None)):
        return _plain(kind, data)
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _union(get_args(kind), data)
    if origin is tuple:
        return _tuple(get_args(kind), data)
    if origin is not None and issubclass(origin, Mapping):
        return _mapping(get_args(kind), data)
    if hasattr(kind, "__supertype__"):
        return decode(kind.__supertype__, data)
    return _class(kind, data)


def _plain(kind: Any, data: Any) -> Any:  # noqa: ANN401
    if type(data) is not kind:
        raise CodecError(f"expected {kind.__name__}, found {data!r}")
    return data


def _tuple(args: tuple[Any, ...], data: Any) -> tuple[Any, ...]:  # noqa: ANN401
    if not isinstance(data, list):
        raise CodecError(f"expected a list, found {data!r}")
    if len(args) == 2 and args[1] is Ellipsis:
        return tuple(decode(args[0], item) for item in data)
    if len(args) != len(data):
        raise CodecError(f"expected {len(args)} values, found {len(data)}")
    return tuple(decode(kind, item) for kind, item in zip(args, data, strict=True))


def _mapping(args: tuple[Any, ...], data: Any) -> dict[Any, Any]:  # noqa: ANN401
    if not isinstance(data, dict):
        raise CodecError(f"expected an object, found {data!r}")
    return {decode(args[0], key): decode(args[1], item) for key, item in data.items()}


def _union(kinds: tuple[Any, ...], data: Any) -> Any:  # noqa: ANN401
    if isinstance(data, dict) and TAG in data:
        named = {kind.__name__: kind for kind in kinds if isinstance(kind, type)}
        if data[TAG] not in named:
            raise CodecError(f"unknown {TAG} {data[TAG]!r}")
        return decode(named[data[TAG]], {key: item for key, item in data.items() if key != TAG})
    for kind in kinds:
        try:
            return decode(kind, data)
        except CodecError:
            continue
    raise CodecError(f"{data!r} is none of {', '.join(str(kind) for kind in kinds)}")


def _class(kind: Any, data: Any) -> Any:  # noqa: ANN401
    if issubclass(kind, Enum):
        return _enum(kind, data)
    if hasattr(kind, "from_text"):
        return _from_text(kind, data)
    if not hasattr(kind, "__dataclass_fields__") or not isinstance(data, dict):
        raise CodecError(f"cannot read {data!r} as {kind.__name__}")
    hints = _hints(kind)
    unknown = set(data) - set(hints)
    if unknown:
        raise CodecError(f"{kind.__name__} has no field {', '.join(sorted(unknown))}")
    try:
        return kind(**{name: decode(hints[name], item) for name, item in data.items()})
    except TypeError as error:
        raise CodecError(f"{kind.__name__}: {error}") from error


def _enum(kind: Any, data: Any) -> Any:  # noqa: ANN401
    try:
        return kind(data)
    except ValueError as error:
        raise CodecError(str(error)) from error


def _from_text(kind: Any, data: Any) -> Any:  # noqa: ANN401
    try:
        return kind.from_text(_plain(str, data))
    except ValueError as error:
        raise CodecError(str(error)) from error


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(item.name for item in fields(kind))


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {name: hints[name] for name in _field_names(kind)}
