"""The real game in a real window with virtual pads in its process.

Virtual pads live in the process that reads them, so what they do is run in there: see `pad_plays`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from dataclasses import replace

from game.app import open_window_and_shell
from game.core.kernel import TABLE, OptionValue, Seat
from game.games.hands_up.rules.state import Phase, View
from game.match.match import AnyMatch
from game.scenes.lobby import LobbyScene
from game.scenes.lost_pad import LostPadScene
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.loop import FrameLoop
from tests.pads import Button, VirtualPad

Steps = Generator[float, None, dict[str, object]]
"""A play: yields how many seconds to wait, returns what it has seen."""
PATIENCE_S = 300.0


class PadHouse:
    """The game, and the hands on its pads."""

    def __init__(self, game: str, seed: int) -> None:
        self.shell = open_window_and_shell((1920, 1080))
        self.shell.settings.change(first_start_done=True, speed="at once")
        house = SceneFactory(self.shell, seed=seed)
        self.loop = FrameLoop(self.shell, house.lobby(game))
        self.pads = [VirtualPad("Red Pad"), VirtualPad("Blue Pad")]

    def run(self, steps: Steps) -> dict[str, object]:
        """Run the frame loop and the play side by side until the play is done."""
        due, limit = time.monotonic(), time.monotonic() + PATIENCE_S
        while self.loop.stack:
            self.loop.turn()
            if time.monotonic() > limit:
                raise TimeoutError(f"the play was not over; on top is {self.loop.stack.top}")
            if time.monotonic() >= due:
                try:
                    due = time.monotonic() + next(steps)
                except StopIteration as done:
                    result: dict[str, object] = done.value
                    return result
        raise RuntimeError("the game has ended")

    @property
    def match(self) -> AnyMatch:
        """The match that is played."""
        top = self.loop.stack.scenes[0]
        assert isinstance(top, PlayScene), top
        return top.match

    @property
    def view(self) -> View:
        """The table of Hands Up now."""
        view: View = self.match.view(TABLE)
        return view

    @property
    def acting(self) -> Seat | None:
        """Who has to act, if it is a player."""
        acting = self.match.to_act()
        return acting[0] if acting and acting[0] >= 0 else None

    def may_grab(self) -> bool:
        """Whether a grab would count now."""
        scene = self.loop.stack.scenes[0]
        if not isinstance(scene, PlayScene):
            return False
        searching = self.view.phase is Phase.SEARCH and bool(self.view.open_cards)
        return searching and not scene.screen.busy

    def tap(self, pad: VirtualPad, button: Button) -> Generator[float, None, None]:
        """Press and release."""
        pad.press(button)
        yield 0.03
        pad.release(button)
        yield 0.03

    def sit_down(self, **options: OptionValue) -> Generator[float, None, None]:
        """Both pads join; all AIs go; START."""
        seats = self.loop.stack.top
        assert isinstance(seats, LobbyScene)
        yield 0.3
        for pad in self.pads:
            yield from self.tap(pad, Button.A)
        lineup = seats.lineup
        for number, place in enumerate(lineup.places):
            if place.player == "ai":
                lineup = lineup.with_place(number, type(place)(place.name, key=place.key))
        seats.set_lineup(replace(lineup, options={**lineup.options, **options}))
        yield 0.2
        yield from self.tap(self.pads[0], Button.A)
        yield 0.5

    def until(self, right: Callable[[], bool], seconds: float = 20.0) -> Generator[float, None, None]:
        """Wait for something."""
        limit = time.monotonic() + seconds
        while not right():
            assert time.monotonic() < limit, f"it did not come; on top is {self.loop.stack.top}"
            yield 0.01


def replace_pad(house: PadHouse) -> Generator[float, None, None]:
    """Unplug the second pad: the match waits; a new pad takes the seat by one press."""
    house.pads[1].unplug()
    yield from house.until(lambda: isinstance(house.loop.stack.top, LostPadScene))
    before = house.match.state
    yield 1.5
    assert house.match.state == before, "the clock must stand still"
    house.pads[1] = VirtualPad("Green Pad")
    yield 0.3
    yield from house.tap(house.pads[1], Button.A)
    yield from house.until(lambda: isinstance(house.loop.stack.top, PlayScene))


def choose(house: PadHouse, scene: PlayScene, seat: int, wanted: object) -> Generator[float, None, None]:
    """Bring the focus to a place by the nearer shoulder button, and press A there."""
    chooser = scene.screen.input.chooser  # type: ignore[attr-defined]
    places = [choice.place for choice in chooser.choices]
    for _ in places:
        if chooser.focus is None or chooser.focus.place not in places:
            return
        ahead = (places.index(wanted) - places.index(chooser.focus.place)) % len(places)
        if not ahead:
            yield from house.tap(house.pads[seat], Button.A)
            return
        nearer = Button.RIGHT_SHOULDER if 2 * ahead <= len(places) else Button.LEFT_SHOULDER
        yield from house.tap(house.pads[seat], nearer)
