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
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

TAG = "type"


class CodecError(ValueError):
    """A JSON value that does not fit the expected type."""


def encode(value: object) -> Any:  # noqa: ANN401
    """Plain JSON data for a frozen value."""
    if isinstance(value, Enum):
        return value.value
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


def encode_tagged(value: object) -> dict[str, Any]:
    """A member of a union, with its class name under `type`."""
    return {TAG: type(value).__name__, **encode(value)}


def decode(kind: Any, data: object) -> Any:  # noqa: ANN401
    """The value of type `kind` that `encode` (or `encode_tagged`, for a union) made `data` from."""
    if kind is Any:
        return data
    if kind is float and type(data) is int:
        return float(data)
    if kind in (int, str, bool, float, type(None)):
        if type(data) is not kind:
            raise CodecError(f"expected {kind.__name__}, found {data!r}")
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
        return {decode(of_key, key): decode(of_item, item) for key, item in data.items()}
    if hasattr(kind, "__supertype__"):
        return decode(kind.__supertype__, data)
    if issubclass(kind, Enum) or hasattr(kind, "from_text"):
        try:
            return kind(data) if issubclass(kind, Enum) else kind.from_text(decode(str, data))
        except ValueError as error:
            raise CodecError(str(error)) from error
    return _dataclass(kind, data)


def _tuple(kinds: tuple[Any, ...], data: object) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise CodecError(f"expected a list, found {data!r}")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(decode(kinds[0], item) for item in data)
    if len(kinds) != len(data):
        raise CodecError(f"expected {len(kinds)} values, found {len(data)}")
    return tuple(decode(kind, item) for kind, item in zip(kinds, data, strict=True))


def _union(kinds: tuple[Any, ...], data: object) -> Any:  # noqa: ANN401
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


def _dataclass(kind: Any, data: object) -> Any:  # noqa: ANN401
    if not hasattr(kind, "__dataclass_fields__") or not isinstance(data, dict):
        raise CodecError(f"cannot read {data!r} as {kind.__name__}")
    hints = _hints(kind)
    if unknown := set(data) - set(hints):
        raise CodecError(f"{kind.__name__} has no field {', '.join(sorted(unknown))}")
    try:
        return kind(**{name: decode(hints[name], item) for name, item in data.items()})
    except TypeError as error:
        raise CodecError(f"{kind.__name__}: {error}") from error


@cache
def _hints(kind: type) -> dict[str, Any]:
    """The type of every field of a dataclass, in order."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}
