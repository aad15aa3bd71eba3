"""Changed copies of frozen values.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Purse:
...     owner: str
...     coins: int = 0
>>> replace(Purse("Ann"), coins=3)
Purse(owner='Ann', coins=3)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["replace"]
Frozen = TypeVar("Frozen")

if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(value: Frozen, /, **changes: Any) -> Frozen:  # noqa: ANN401
        """Return a frozen value with some fields changed.

        `dataclasses.replace` sets all fields again, one by one. This copies them at once: a state has thirty.
        So the class must have neither slots nor cached properties.
        """
        fields = {**value.__dict__, **changes}
        if len(fields) != len(value.__dict__):
            raise TypeError(f"{type(value).__name__} lacks one of {', '.join(changes)}")
        copy = object.__new__(type(value))
        object.__setattr__(copy, "__dict__", fields)
        return copy
