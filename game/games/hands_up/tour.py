"""Hands Up at its different moments, for the tour and for measurements."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.core.kernel import CLOCK, TABLE, Seat, SeatSetup, Setup
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.hands_up.rules.actions import Grab, Point, Slap, TimeUp
from game.games.hands_up.rules.cards import is_theft
from game.games.hands_up.rules.events import Pressed
from game.games.hands_up.rules.state import Phase, State
from game.games.library import finished, load_board
from game.match.game import LOOKS, parse_options
from game.match.lineup import NAMES
from game.match.match import AnyMatch, Match
from game.match.session import ActionResult, Session
from game.scenes.lobby_lineup import DEFAULT_KEYS
from game.scenes.lost_pad import LostPadScene
from game.scenes.pause import PauseScene
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.scenes import Quit, Scene
from game.shell.services import Shell
from game.table.screen import RealTime
from game.table.seating import Chair, Seating

STOPS_AFTER_MS = {"photo": 0.0, "caught": 500.0, "false alarm": 500.0}
"""After how many milliseconds the screen stops in moments that pass quickly."""


def tables(shell: Shell, factory: SceneFactory) -> Iterator[tuple[str, tuple[Scene, ...]]]:
    """Every moment of the table, what lies over it, and the results."""
    yield "hands_up_start", (StillTable(shell, factory, 4, "power=on", 0),)
    yield "hands_up_search", (StillTable(shell, factory, 4, "power=on", 14),)
    yield "hands_up_two", (StillTable(shell, factory, 2, "power=on", 6),)
    yield "hands_up_power_off", (StillTable(shell, factory, 4, "", 12),)
    yield "hands_up_claim", (StillTable(shell, factory, 3, "", 8, moment="claim"),)
    yield "hands_up_point", (StillTable(shell, factory, 4, "power=on", 14, moment="point"),)
    yield "hands_up_photo_finish", (StillTable(shell, factory, 4, "power=on", 14, moment="photo"),)
    yield "hands_up_caught", (StillTable(shell, factory, 4, "power=on", 14, moment="caught"),)
    yield "hands_up_false_alarm", (StillTable(shell, factory, 4, "power=on", 14, moment="false alarm"),)
    yield "hands_up_last_search", (StillTable(shell, factory, 3, "power=on", 0, moment="last search"),)
    yield "hands_up_six", (StillTable(shell, factory, 6, "power=on", 26),)
    yield "hands_up_sixty", (StillTable(shell, factory, 6, "power=on", 60),)
    table = StillTable(shell, factory, 4, "power=on", 14)
    yield (
        "pause",
        (table, PauseScene(shell, on_leave=Quit, rulebook=factory.exits(table.match.setup).rulebook)),
    )
    seat = table.match.setup.seats[1]
    yield (
        "lost_pad",
        (StillTable(shell, factory, 4, "", 10), LostPadScene(shell, Seat(1), seat, table.seating)),
    )
    for people in (4, 6, 2):
        match, outcome = finished(_setup(people, "power=on", "ai"), 9)
        results = factory.results(match, outcome, _seating(people))
        yield f"hands_up_results_{people}", (results,)
        yield f"hands_up_story_{people}", (results, results.story())


class StillTable(PlayScene):
    """A Hands Up table at one moment; its clock stands still."""

    def __init__(
        self,
        shell: Shell,
        factory: SceneFactory,
        players: int,
        options: str,
        cards: int,
        *,
        moment: str = "search",
    ) -> None:
        setup = _setup(players, options)
        match: AnyMatch = Match(HANDS_UP.rules, setup, load_board("hands_up"), 5)
        session = Session(match, {})
        while sum(map(bool, match.state.table)) < cards:
            session.advance(session.next_due() or 0)
        if moment == "last search":
            _play_to_the_last_search(session)
        session.advance(session.now_ms + 200, deal=False)
        super().__init__(shell, session, _seating(players), factory.exits(setup))
        self._moment = moment
        self._session = session
        self._shown_ms = STOPS_AFTER_MS.get(moment, float("inf"))
        """How long the screen may still move."""

    def enter(self) -> None:
        """Bring about the moment."""
        match self._moment:
            case "claim":
                self._do((TABLE, Slap()), (CLOCK, TimeUp()))
            case "point":
                self._do((Seat(1), Grab()), (CLOCK, TimeUp()), (Seat(1), Point(0)), (Seat(1), Point(3)))
            case "caught" | "false alarm":
                self._do((Seat(2), Grab()), (CLOCK, TimeUp()))
                self._do(*((Seat(2), Point(slot)) for slot in self._three(theft=self._moment == "caught")))
            case "photo":
                self._do((Seat(2), Grab()), (Seat(0), Grab()))
                for done in self._session.advance(self._session.now_ms + 10):
                    self._show(done)

    def update(self, dt_ms: float) -> None:
        """Let the screen move, but not the clock."""
        timer = self._match.rules.timer(self._match.state)
        shown_ms = min(dt_ms, self._shown_ms)
        self._shown_ms -= shown_ms
        if isinstance(self._screen, RealTime):
            self._screen.show_time(round(0.7 * timer.ms) if timer else None, timer.ms if timer else 1)
        self._screen.update(shown_ms)

    def on_close(self) -> None:
        """Nothing to save."""

    def bang(self, seat: Seat) -> None:
        """Show a glove that comes down on the diamond, and nothing more."""
        self._screen.show(ActionResult(seat, Grab(), 0, (Pressed(seat),)), self._match.view(TABLE))

    def _three(self, *, theft: bool) -> tuple[int, ...]:
        """Three open cards that are a theft incident, or that are none."""
        state: State = self._match.state
        cards = {slot: card for slot, card in state.open_cards.items() if not card.special}
        return next(
            slots
            for slots in combinations(cards, 3)
            if theft == is_theft([cards[slot] for slot in slots], colours_count=state.colours_count)
        )

    def _do(self, *actions: tuple[Seat, object]) -> None:
        for seat, action in actions:
            self._show(self._source.act(seat, action))


def _play_to_the_last_search(session: Session) -> None:
    """Let AIs play for everybody until the piles are empty."""
    match = session.match
    seats = [Seat(number) for number in range(len(match.setup.seats))]
    for seat in seats:
        session.replace_player(seat, HANDS_UP.ai(seat, "medium", match.dice(seat)))
    while not (match.state.last_search and match.state.phase is Phase.SEARCH):
        session.advance(session.next_due() or 0)
    for seat in seats:
        session.replace_player(seat, None)


def _seating(people: int) -> Seating:
    return Seating(tuple(Chair("keyboard", key) for key in DEFAULT_KEYS[:people]))


def _setup(players: int, options: str, player: str = "human") -> Setup:
    seats = tuple(SeatSetup(NAMES[look], look, player) for look in LOOKS[:players])
    return Setup("hands-up", "hands_up", seats, parse_options(HANDS_UP, options, players))
