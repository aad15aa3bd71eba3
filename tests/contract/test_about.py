"""Everything on a table says what it is and does, in a short sentence; no sentence is left over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.core.kernel import TABLE, Seat, Setup
from game.games.cops_and_crooks.rules.state import Where
from game.games.cops_and_crooks.screen.about import About as AboutCapers
from game.games.cops_and_crooks.screen.places import CAR, HEADER, DangerKey, OnPawn, OnRoad
from game.games.hands_up.screen.about import DIAMOND, POWER, OfSeat, OnSlot
from game.games.hands_up.screen.about import About as AboutGuards
from game.games.library import GAMES
from game.games.police_chase.rules.tokens import Token
from game.games.police_chase.screen.places import STAGED, InHand
from game.games.police_chase.screen.prompts import Prompts as ChasePrompts
from game.games.stop_thief.rules.people import INVESTIGATORS
from game.games.stop_thief.screen.about import About as AboutHunts
from game.games.stop_thief.screen.places import CLUES, POSTER, STAKE, OnKey
from game.games.stop_thief.screen.places import InHand as Card
from game.match.game import Game
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.services import Shell
from game.shell.words import Words
from game.table.board.places import Button, Die, OnBoard, OnRow, Thing
from tests.contract.cases import random_match, setups

pytestmark = pytest.mark.medium
LONGEST = 140
STEPS, EVERY, ROUNDS = 900, 9, 12
"""How long a random match is, every how many actions somebody points at all, and how many seeds there are."""
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


class Noted(Words):
    """Words that remember which of them were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def __call__(self, key: str, /, **names: object) -> str:
        self.asked.add(key)
        return super().__call__(key, **names)


def told_at(scene: PlayScene) -> dict[object, str | None]:
    """Every place that the mouse or a cursor can point at, and what is said there."""
    screen: Any = scene.screen
    if hasattr(screen, "_explainer"):
        explainer, view = screen._explainer, screen._view  # noqa: SLF001
        return {spot: explainer.about(view, spot) for spot in explainer._places(view)}  # noqa: SLF001
    hands, view = screen.input, screen._view  # noqa: SLF001
    spots = hands._geometry.every_space  # noqa: SLF001
    return {spot: hands._prompts.about(view, spot) for spot in spots}  # noqa: SLF001


@every_game
def test_every_place_in_every_moment_of_the_tour_has_a_short_sentence(shell: Shell, game: Any) -> None:  # noqa: ANN401
    wrong = []
    for name, scenes in game.tour()(shell, SceneFactory(shell)):
        if isinstance(scenes[0], PlayScene):
            scenes[0].enter()
            found = told_at(scenes[0])
            assert len(found) > 10, name
            wrong += [(name, spot, said) for spot, said in found.items() if not said or faulty(said)]
    assert wrong == []


def faulty(said: str) -> bool:
    return len(said) > LONGEST or "[" in said or "{" in said or "  " in said


def spots(game: Game, setup: Setup, view: Any) -> Iterator[object]:  # noqa: ANN401
    """Everything that can be on the table of a game."""
    seats = [Seat(seat) for seat in range(len(setup.seats))]
    yield from map(OnRow, seats)
    match game.id:
        case "hands-up":
            yield from map(OnSlot, view.open_cards)
            yield from [OfSeat(seat, thing) for seat in seats for thing in ("pile", "won", "ready")]
            yield from (DIAMOND, POWER)
        case "police-chase":
            yield from map(OnBoard, view.town.cells)
            yield from [InHand(seat, token) for seat in seats for token in Token]
            yield from (Die(), Button(), Thing(STAGED), *map(Thing, Token))
        case "cops-and-crooks":
            yield from map(OnBoard, view.plan.kind)
            yield from (Die(), Button(), DangerKey(), HEADER, OnPawn(0), OnPawn(CAR), OnRoad(0, 0))
        case _:
            yield from map(OnBoard, view.city.plan.kind)
            yield from [Card(card) for person in INVESTIGATORS.values() for card in person.cards]
            yield from map(Thing, (POSTER, STAKE, CLUES))


def about(game: Game, shell: Shell, words: Words, setup: Setup) -> Any:  # noqa: ANN401
    """What finds the sentences of a game."""
    if game.id == "police-chase":
        prompts = ChasePrompts(shell, setup.seats)
        prompts._words = words  # noqa: SLF001
        return prompts.about
    return {"hands-up": AboutGuards, "cops-and-crooks": AboutCapers}.get(game.id, AboutHunts)(
        words, setup.seats
    )


@every_game
def test_in_random_matches_all_sentences_are_short_and_all_are_needed(shell: Shell, game: Any) -> None:  # noqa: ANN401
    words, wrong = Noted(), set()
    keys = {key for key in words.keys() if key.startswith(f"{game.id}.about.")}  # noqa: SIM118
    keys -= {key for key in keys if ".about.key." in key}
    for seed in range(ROUNDS):
        for setup in setups(game):
            say = about(game, shell, words, setup)
            for view in moments(game, setup, seed):
                wrong |= {said for spot in spots(game, setup, view) if faulty(said := say(view, spot))}
        if keys <= words.asked:
            break
    assert wrong == set()
    assert keys - words.asked == set()


def moments(game: Game, setup: Setup, seed: int) -> Iterator[Any]:
    """What the table sees now and then in a random match."""
    for number, match in enumerate(random_match(game, setup, seed, STEPS)):
        if number <= EVERY or number % EVERY == 0:
            yield match.view(TABLE)
    if game.id == "cops-and-crooks":  # a fourth arrest is rare
        view: Any = match.view(TABLE)
        yield replace(view, crooks=tuple(replace(crook, where=Where.OUT) for crook in view.crooks))


def test_every_key_of_the_clue_finder_says_what_it_does(shell: Shell) -> None:
    words, setup = Noted(), next(setups(GAMES["stop-thief"]))
    keys = [key for key in words.keys() if key.startswith("stop-thief.about.key.")]  # noqa: SIM118
    names = [key.rpartition(".")[2] for key in words.keys() if key.startswith("stop-thief.key.")]  # noqa: SIM118
    view = next(random_match(GAMES["stop-thief"], setup, 1)).view(TABLE)
    say = AboutHunts(words, setup.seats)
    assert [name for name in names if faulty(say(view, OnKey(name)))] == []
    assert words.asked == set(keys)
