"""Lists of broken maps: each a way to break a whole one, and the sentence that must be said about it."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache

import pytest

from game.boards.tiled_map import BadMap
from game.shell.words import Words
from tests.boards.draw import Drawing

WORDS = Words()
Draw = Callable[[], Drawing]
Break = Callable[[Drawing], None]
Case = tuple[Draw, Break, str]


class Broken(list[Case]):
    """Fills itself with what stands under `@broken(draw, sentence)`."""

    def __call__(self, draw: Draw, sentence: str) -> Callable[[Break], Break]:
        """Take the function below as a way to break the map that `draw` draws."""

        def add(break_it: Break) -> Break:
            self.append((draw, break_it, sentence))
            return break_it

        return add

    def cases(self) -> list[object]:
        """All of them, named after their functions, for `parametrize`."""
        return [pytest.param(*case, id=case[1].__name__) for case in self]


@cache
def _drawn(draw: Draw) -> Drawing:
    return draw()


def broken_map(draw: Draw, break_it: Break) -> Drawing:
    """A map with this one fault."""
    root = deepcopy(_drawn(draw))
    break_it(root)
    return root


def sentence_of(load: Callable[[], object]) -> str:
    """What is said about a map that cannot be loaded."""
    with pytest.raises(BadMap) as refused:
        load()
    return WORDS.explain(refused.value)
