"""Typical moments of Stop Thief!, for the tour and for measurements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain

from game.core.kernel import CHANCE, Seat, changed
from game.games.library import new_match
from game.games.stop_thief.ai.grades import Choice
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.games.stop_thief.rules.actions import Answer, AskTip, GetClue, PlayCard, Step, Verdict, Walk
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Clue, Hideaway, Phase, Searched, Sound, State, Tip
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.rules.tuning import FALSE_ARREST, PACK_SPREE
from game.games.stop_thief.screen.layout import VIEW, row_rects
from game.games.stop_thief.screen.places import Local
from game.games.stop_thief.screen.screen import StopThiefScreen
from game.match.decisions import Decision
from game.match.session import Session
from game.scenes.scene_factory import SceneFactory
from game.scenes.still_match import SEED, Actions, Screens, StillMatch, endings, setup_of
from game.shell.devices import KEYBOARD, MOUSE, Command, Verb
from game.shell.scenes import Push, Scene
from game.shell.services import Shell
from game.table.board.camera import Camera
from game.table.board.inspect_cursor import HOVER_MS

ANN, BOB, DAN = Seat(0), Seat(1), Seat(3)
PAWNS = (264, 447, 152, 650, 505)
ROUTE = (137, 136, 126, 125, 124, 123)
SOUNDS = (Sound.ALARM, Sound.FOOTSTEPS, Sound.FOOTSTEPS, Sound.DOOR, Sound.FOOTSTEPS, Sound.FOOTSTEPS)
MADE_UP = (Seat(2), DAN, ANN, BOB, DAN, ANN)
"""Who had the turn at each clue."""
SEARCHED = Searched(BOB, 146, found=False)
CASH = (12_000, 8_000, 17_000, 3_000, 0)
CAUGHT = {
    False: ((Who.DOC,), (Who.REX,), (Who.SKYE, Who.PENNY), (), ()),
    True: ((), (Who.SUE,), (Who.DORA,), (), ()),
}
"""Captures by player, of lone thieves and of the Pack; CASH fits them."""
EIGHT, TIP, PUSH = map(Card.from_text, ("8", "5T", "7M"))
PACK = {"mode": "cooperative", "helps": "few"}
AIDS = {"helps": "few"}
VERSUS = {"mode": "one-vs-many"}
HEARD: Actions = ((ANN, GetClue()), (CHANCE, Step(113, Sound.DOOR)))


@dataclass(frozen=True, slots=True)
class Moment:
    """Actions, and how many milliseconds of the last one are shown; None for all of it."""

    actions: Actions = ()
    ms: float | None = None
    changed: Callable[[State], State] = lambda state: state
    """How the state differs from a hunt in full swing."""
    pressed: Local | None = None
    """The key that was pressed on the device."""
    pointed_at: int | None = None
    """The space under the mouse."""
    rested_on: Seat | None = None
    """The player whose row is under the mouse."""
    people: int = 4
    options: Mapping[str, str] = field(default_factory=dict)
    alone: bool = False
    """Whether everybody else is an AI."""
    begins: bool = False
    """Whether it is the start of a match."""
    graded: bool = False
    """Whether decisions are made up for the grades of the X-ray."""


def _arrest(state: State) -> State:
    return replace(state, phase=Phase.ARREST, card=EIGHT, moved=True)


def _in_the_bank(state: State) -> State:
    return replace(state, pawns=(133, *PAWNS[1:4]))


def _judged(state: State) -> State:
    pawns = ROUTE[-2], *PAWNS[1:4]
    return replace(_arrest(state), phase=Phase.VERDICT, accused=ROUTE[-1], pawns=pawns)


TIP_GIVEN: Actions = ((ANN, AskTip()), (CHANCE, Answer(Tip(spaces=(ROUTE[-1],)))))
MOMENTS = {
    "start": Moment(begins=True),
    "clue": Moment(),
    "heard": Moment(HEARD, 700.0),
    "card": Moment(HEARD),
    "walk": Moment((*HEARD, (ANN, PlayCard(EIGHT)))),
    "way": Moment((*HEARD, (ANN, PlayCard(EIGHT))), pointed_at=246),
    "walking": Moment((*HEARD, (ANN, PlayCard(EIGHT)), (ANN, Walk(283))), 700.0),
    "tip": Moment((*HEARD, (ANN, PlayCard(TIP)))),
    "push": Moment(changed=lambda state: replace(state, phase=Phase.PUSH, card=PUSH, turn=DAN)),
    "arrest": Moment(changed=_arrest),
    "aim": Moment(changed=_arrest, pressed=Local.AIM),
    "caught": Moment(((CHANCE, Verdict(right=True)),), 1_200.0, _judged),
    "xray": Moment(((CHANCE, Verdict(right=True)),), 14_000.0, _judged, graded=True),
    "closed": Moment(changed=lambda state: replace(state, face_up=Who.OTTO)),
    "review": Moment(pressed=Local.REVIEW),
    "id_card": Moment(rested_on=BOB),
    "together": Moment(people=3, options=PACK),
    "notes": Moment(pressed=Local.NOTES, people=3, options=PACK),
    "aids": Moment((*HEARD, (ANN, PlayCard(EIGHT))), changed=_in_the_bank, options=AIDS),
    "versus": Moment(people=5, options=VERSUS),
}
PRIVATE = {
    "private_tip": Moment(
        TIP_GIVEN, changed=lambda state: replace(state, phase=Phase.TIP, card=TIP, face_up=Who.MOE)
    ),
    "pack_choice": Moment(
        changed=lambda state: replace(state, phase=Phase.STEP, turn=BOB), people=3, options=VERSUS
    ),
    "pack_alone": Moment(
        changed=lambda state: replace(state, phase=Phase.STEP, turn=BOB),
        people=3,
        options=VERSUS,
        alone=True,
    ),
}
"""Moments with a private page."""
RESULTS = (("competitive", 4), ("cooperative", 3), ("solo", 1), ("one-vs-many", 3))


def tables(shell: Shell, factory: SceneFactory) -> Screens:
    """Yield every moment with its private pages, and the results."""
    device = shell.controls.last_device
    for name, moment in MOMENTS.items():
        yield f"stop_thief_{name}", (StillHunt(shell, factory, moment),)
        shell.controls.last_device = device
    for name, moment in PRIVATE.items():
        for end in ("page",) if moment.alone else ("cover", "page"):
            hunt = StillHunt(shell, factory, moment)
            yield f"stop_thief_{name}_{end}", (hunt, hunt.private(is_open=end == "page"))
    yield from endings(
        factory, {mode: setup_of(STOP_THIEF, people, {"mode": mode}, "ai") for mode, people in RESULTS}
    )


class StillHunt(StillMatch):
    """A match of Stop Thief!, frozen at one moment."""

    def __init__(self, shell: Shell, factory: SceneFactory, moment: Moment) -> None:
        setup = setup_of(STOP_THIEF, moment.people, moment.options)
        if moment.alone:
            setup = replace(
                setup, seats=(setup.seats[0], *(replace(seat, player="ai") for seat in setup.seats[1:]))
            )
        match = new_match(setup, SEED)
        while moment.begins and match.to_act() == (CHANCE,):
            match.draw(0)
        if not moment.begins:
            match.state = _with_card_played(moment.changed(_in_full_swing(match.state)))
        super().__init__(shell, factory, Session(match, {}), moment.actions, moment.ms)
        self._moment = moment

    def enter(self) -> None:
        """Play up to the moment, then press a key or point at something."""
        moment = self._moment
        if moment.graded and isinstance(self.screen, StopThiefScreen):
            self.screen.look_back_on(partial(_made_up, self.source.match.state))
        super().enter()
        if moment.pressed is not None:
            if not isinstance(self.screen, StopThiefScreen):
                raise TypeError("another game is on the table")
            self.screen.press(moment.pressed)
        if moment.pointed_at is not None:
            board = self.source.match.board
            self._rest_at(Camera(VIEW, board.size).pixel(board.spaces[moment.pointed_at].at))
        if moment.rested_on is not None:
            self._rest_at(row_rects(moment.people)[moment.rested_on].center)

    def _rest_at(self, pos: tuple[int, int]) -> None:
        """Let the mouse rest here until it counts as hovering."""
        self._shell.controls.last_device = MOUSE
        self.screen.handle(Command(Verb.POINT, MOUSE, pos=pos))
        self.screen.update(HOVER_MS)

    def private(self, *, is_open: bool) -> Scene:
        """Return the private page of a player, or its cover."""
        self.enter()
        self._actions = ()
        move = self._look(self._secret) if self._secret is not None else None
        if not isinstance(move, Push):
            raise TypeError("nobody has anything to look at")
        if is_open:
            move.scene.handle(Command(Verb.CONFIRM, KEYBOARD))
        return move.scene


def _in_full_swing(state: State) -> State:
    """Investigators about the city, a thief on the run, some cards on the table."""
    people = len(state.looks)
    pack = state.pack_seat
    digit = state.city.plan.digit
    clues = [
        Clue(sound, digit[space] if number == 0 or not state.terms.pack else None)
        for number, (sound, space) in enumerate(zip(SOUNDS, ROUTE, strict=True))
    ]
    who = Who.TIPPER if state.terms.pack else Who.BARON
    caught = CAUGHT[state.terms.pack][:people]
    drawn = (*chain.from_iterable(caught), who)
    return replace(
        state,
        phase=Phase.CLUE,
        turn=state.investigators[0],
        turns=22,
        case=len(drawn),
        face_up=who,
        drawn=drawn,
        captured=caught,
        pawns=tuple(0 if seat == pack else PAWNS[seat] for seat in range(people)),
        cash=CASH[:people] if state.terms.money else state.cash,
        loot=state.loot - PACK_SPREE - FALSE_ARREST if state.terms.pack else 0,
        hands=tuple(hand[: 6 - seat] for seat, hand in enumerate(state.hands)),
        played=tuple(hand[6 - seat :] for seat, hand in enumerate(state.hands)),
        record=(*clues[:4], SEARCHED, *clues[4:]),
        heard=len(clues),
        hideaway=Hideaway(ROUTE[-1], ROUTE[-2], (ROUTE[0],), ROUTE),
    )


def _made_up(state: State) -> Iterator[Choice]:
    """A card that somebody may have played at each clue."""
    places = [place for place, fact in enumerate(state.record, start=1) if isinstance(fact, Clue)]
    for number, place in enumerate(places):
        seat = MADE_UP[number]
        then = replace(
            state, phase=Phase.CARD, turn=seat, card=None, moved=False, record=state.record[:place]
        )
        card = then.hands[seat][-1 - number % 2]
        yield Decision(seat, STOP_THIEF.rules.view(then, seat), PlayCard(card))


def _with_card_played(state: State) -> State:
    """Put the card of this turn on the table, if it was in the hand."""
    hand, played = state.hands[state.turn], state.played[state.turn]
    if state.card not in hand:
        return state
    left = tuple(card for card in hand if card != state.card)
    return replace(
        state,
        hands=changed(state.hands, state.turn, left),
        played=changed(state.played, state.turn, (*played, state.card)),
    )
