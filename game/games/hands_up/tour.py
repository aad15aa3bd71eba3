"""Hands Up at its different moments, for the tour and for measurements."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations, permutations

from game.core.kernel import CLOCK, TABLE, OptionValue, Seat
from game.games.hands_up.ai.coach import thefts
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.hands_up.rules.actions import Grab, Point, Ready, Slap, TimeUp
from game.games.hands_up.rules.cards import is_theft
from game.games.hands_up.rules.events import Pressed
from game.games.hands_up.rules.state import Phase, State
from game.games.library import new_match
from game.match.game import HELPS
from game.match.session import ActionResult, Session
from game.scenes.lost_pad import LostPadScene
from game.scenes.pause import PauseScene
from game.scenes.scene_factory import SceneFactory
from game.scenes.still_match import SEED, Screens, StillMatch, endings, setup_of
from game.shell.scenes import Move, Quit
from game.shell.services import Shell
from game.table.screen import RealTime

POWER: Mapping[str, OptionValue] = {"power": "on"}


@dataclass(frozen=True, slots=True)
class Moment:
    """How many play, how many cards are open, and what happens then."""

    people: int = 4
    cards: int = 14
    options: Mapping[str, OptionValue] = field(default_factory=lambda: POWER)
    event: str = ""
    ms: float = float("inf")
    """After how many milliseconds the screen stops."""


MOMENTS = {
    "start": Moment(cards=0),
    "search": Moment(),
    "two": Moment(2, 6),
    "power_off": Moment(4, 12, {}),
    "claim": Moment(3, 8, {}, event="claim"),
    "point": Moment(event="point"),
    "photo_finish": Moment(event="photo", ms=0.0),
    "caught": Moment(event="caught", ms=500.0),
    "false_alarm": Moment(event="false alarm", ms=500.0),
    "missed": Moment(options={**POWER, HELPS: "on"}, event="missed", ms=600.0),
    "last_search": Moment(3, 0, event="last search"),
    "six": Moment(6, 26),
    "sixty": Moment(6, 60),
}


def tables(shell: Shell, factory: SceneFactory) -> Screens:
    """Yield every moment of the table, the scenes over it, and the results."""
    for name, moment in MOMENTS.items():
        yield f"hands_up_{name}", (StillTable(shell, factory, moment),)
    table = StillTable(shell, factory, Moment())
    setup = table.match.setup
    yield "pause", (table, PauseScene(shell, on_leave=Quit, rulebook=factory.exits(setup).rulebook))
    under = StillTable(shell, factory, Moment(4, 10, {}))
    yield "lost_pad", (under, LostPadScene(shell, Seat(1), setup.seats[1], table.seating))
    setups = {people: setup_of(HANDS_UP, people, POWER, "ai", "medium") for people in (4, 6, 2)}
    yield from endings(factory, setups, seed=9)


class StillTable(StillMatch):
    """A match of Hands Up at one moment. Its clock stands still."""

    def __init__(self, shell: Shell, factory: SceneFactory, moment: Moment) -> None:
        match = new_match(setup_of(HANDS_UP, moment.people, moment.options), SEED)
        session = Session(match, {})
        while sum(map(bool, match.state.table)) < moment.cards:
            session.advance(session.next_due() or 0)
        if moment.event == "last search":
            _play_to_the_last_search(session)
        session.advance(session.now_ms + 200, deal=False)
        super().__init__(shell, factory, session, moves_ms=moment.ms)
        self._event = moment.event

    def enter(self) -> None:
        """Bring about the moment."""
        match self._event:
            case "claim":
                self._do((TABLE, Slap()))
            case "point":
                self._do((Seat(1), Grab()), (CLOCK, TimeUp()), (Seat(1), Point(0)), (Seat(1), Point(3)))
            case "caught" | "false alarm":
                self._do((Seat(2), Grab()), (CLOCK, TimeUp()))
                self._do(*((Seat(2), Point(slot)) for slot in self._three(theft=self._event == "caught")))
            case "missed":
                self._miss_one()
            case "photo":
                for seat, later_ms in ((2, 37), (0, 74), (3, 400)):
                    self._do((Seat(seat), Grab()))
                    for done in self.source.advance(self.source.now_ms + later_ms):
                        self.show(done)

    def update(self, dt_ms: float) -> Move | None:
        """Show a clock that stands still."""
        timer = self.match.rules.timer(self.match.state)
        if isinstance(self.screen, RealTime):
            self.screen.show_time(round(0.7 * timer.ms) if timer else None, timer.ms if timer else 1)
        return super().update(dt_ms)

    def bang(self, seat: Seat) -> None:
        """Show a glove that comes down on the diamond, and nothing more."""
        self.screen.show(ActionResult(seat, Grab(), 0, (Pressed(seat),)), self.match.view(TABLE))

    def _three(self, *, theft: bool) -> tuple[int, ...]:
        """Return three open cards that are a theft incident, or that are none."""
        state: State = self.match.state
        cards = {slot: card for slot, card in state.open_cards.items() if not card.special}
        return next(
            slots
            for slots in combinations(cards, 3)
            if theft == is_theft([cards[slot] for slot in slots], colours_count=state.colours_count)
        )

    def _miss_one(self) -> None:
        """Let everybody overlook a theft, then catch another that shares a card with it."""
        people = [Seat(number) for number in range(len(self.match.setup.seats))]
        state: State = self.match.state
        first, second = next(
            (one, other) for one, other in permutations(thefts(state), 2) if len({*one} & {*other}) == 1
        )
        del first
        self._do(*((seat, Ready()) for seat in people))
        while self.match.state.phase is not Phase.SEARCH:
            for done in self.source.advance(self.source.next_due() or 0):
                self.show(done)
        places = [self.match.state.table.index(place) for place in second]
        self._do((Seat(1), Grab()), (CLOCK, TimeUp()), *((Seat(1), Point(slot)) for slot in places))
        self._do(*((seat, Ready()) for seat in people))
        self.screen.update(10_000)

    def _do(self, *actions: tuple[Seat, object]) -> None:
        for seat, action in actions:
            self.show(self.source.act(seat, action))


def _play_to_the_last_search(session: Session) -> None:
    """Let AIs play for everybody until the piles are empty."""
    match = session.match
    seats = [Seat(number) for number in range(len(match.setup.seats))]
    for seat in seats:
        session.replace_player(seat, HANDS_UP.ai(seat, "medium", match.dice(seat), ""))
    while not (match.state.last_search and match.state.phase is Phase.SEARCH):
        session.advance(session.next_due() or 0)
    for seat in seats:
        session.replace_player(seat, None)
