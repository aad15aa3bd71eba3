"""From the events of Police Chase to animations: what each of them looks and sounds like."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import assert_never

from game.core.kernel import Seat
from game.games.police_chase.rules import events as happened
from game.games.police_chase.rules.events import Happening
from game.games.police_chase.rules.state import View
from game.games.police_chase.rules.tokens import Token
from game.games.police_chase.screen.display import FLIGHT_MS, MIDDLE, DisplayState
from game.shell.sound import Sound
from game.table.board.animation import Animation, pause
from game.table.board.meeples import Meeple, shake

ROLL_MS = 1_300.0
LOOK_MS, GLANCE_MS, TURN_MS = 950.0, 420.0, 900.0
SHAKE_MS = 520.0
CHEER_MS = 1_700.0
STEPS = ("step", "step_2", "step_3", "step_4")
ROOF_STEPS = ("step_roof", "step_roof_2")
ROLLS = ("dice_throw", "dice_throw_2", "dice_throw_3")
FOUND = {Token.JEWEL: "jewel_found", Token.EVIDENCE: "evidence_found", Token.WARRANT: "warrant_found"}


class EventAnimator:
    """Moves what the display shows."""

    def __init__(self, sound: Sound, display: DisplayState) -> None:
        self._sound = sound
        self._display = display
        self._played = self._rolls = 0

    def animations_for(self, event: Happening, before: View, after: View) -> Iterator[Animation]:
        """The animations from the view before an event to the view after it."""
        display = self._display
        yield Animation(begin=partial(self._look_at_die, matters=_die_matters(event)))
        match event:
            case happened.TurnBegan(seat):
                yield pause(TURN_MS, partial(self._begin_turn, seat, after))
            case happened.Rolled(_, pips):
                yield Animation(ROLL_MS, partial(self._roll, pips), done=lambda: not display.tray.moving)
                yield pause(GLANCE_MS)
            case happened.Walked(seat, path):
                yield from self._walk(display.officers[seat], path, STEPS)
            case happened.RobberMoved(_, path, _):
                yield Animation(begin=self._wake_robber)
                yield from self._walk(display.robber, path, ROOF_STEPS)
            case happened.TokenShown(_, at, token):
                yield from self._reveal(at, token, after)
            case happened.TokenKept(seat, _, token):
                yield display.receive(seat, token)
            case happened.TokenTurnedBack(_, at, token):
                yield from self._turn_back(at, token)
            case happened.TokenStolen(seat, victim, token):
                yield self._sound_only("steal")
                kept = after.staged is None
                yield display.receive(seat, token, victim) if kept else display.give_up(victim, token)
            case happened.RobberStruck(_, victim):
                yield self._shake(display.officers[victim], "robber_strike")
            case happened.TokenGiven(seat, token):
                yield self._sound_only("steal")
                yield display.give_up(seat, token)
            case happened.TokenPlaced(_, at, token):
                yield display.lay(at, token)
            case happened.TokenPlayed(seat, token):
                yield self._sound_only("partner_whistle" if token is Token.PARTNER else "robber_laugh")
                yield display.play(seat, token)
                yield Animation(begin=self._vanish)
            case happened.NothingHere():
                yield pause(GLANCE_MS, partial(self._sound.voice, "v_nothing"))
            case happened.RobberCaught(seat):
                yield self._shake(display.robber, "handcuffs")
                yield pause(CHEER_MS, partial(self._cheer, seat))
            case happened.GameOver():
                pass
            case _:
                assert_never(event)

    def _look_at_die(self, *, matters: bool) -> None:
        self._display.die_matters = matters

    def _sound_only(self, name: str) -> Animation:
        return Animation(begin=partial(self._sound.play, name))

    def _play_next(self, names: tuple[str, ...]) -> None:
        """Play variations of a sound by turns."""
        self._played += 1
        self._sound.play(names[self._played % len(names)])

    def _begin_turn(self, seat: Seat, view: View) -> None:
        display = self._display
        display.banner = display.active = seat
        display.robber_moves = display.robbed = False
        display.tray.rest(None)
        display.follow(display.at(view.officers[seat]))
        self._sound.play("your_turn")

    def _wake_robber(self) -> None:
        self._display.robber_moves = True
        self._sound.play("robber_laugh")

    def _roll(self, pips: int) -> None:
        self._display.banner = None
        self._rolls += 1
        self._play_next(ROLLS)
        self._display.roll(pips, self._rolls)

    def _walk(self, meeple: Meeple, path: tuple[int, ...], sounds: tuple[str, ...]) -> Iterator[Animation]:
        yield from self._display.walk(meeple, path, partial(self._play_next, sounds))
        yield Animation(end=self._display.make_room)

    def _reveal(self, at: int, token: Token, after: View) -> Iterator[Animation]:
        display = self._display

        def begin() -> None:
            self._sound.play("token_flip")
            display.reveal(at, token, after)

        def admire() -> None:
            display.flights.clear()
            display.spotlight = token
            self._sound.play(FOUND.get(token, "token_take"))
            self._sound.voice(f"v_found_{token}")
            display.sparkle(MIDDLE, 26)

        yield Animation(FLIGHT_MS, begin, done=lambda: not display.flights.moving)
        yield pause(LOOK_MS, admire)

    def _turn_back(self, at: int, token: Token) -> Iterator[Animation]:
        yield self._sound_only("token_back")
        yield Animation(begin=partial(self._sound.voice, "v_have_one"))
        yield self._display.lay(at, token)
        yield pause(GLANCE_MS)

    def _shake(self, meeple: Meeple, sound: str) -> Animation:
        return Animation(SHAKE_MS, partial(self._sound.play, sound), partial(shake, meeple))

    def _vanish(self) -> None:
        self._display.spotlight = None
        self._display.sparkle(MIDDLE, 30)

    def _cheer(self, seat: Seat) -> None:
        self._display.banner = seat
        self._sound.play("fanfare", "stings")
        self._sound.voice("v_robber_caught")
        for _ in range(3):
            self._display.sparkle(self._display.robber_on_canvas, 60)


def _die_matters(event: Happening) -> bool:
    """Whether players still look at the die during this event."""
    match event:
        case happened.TurnBegan() | happened.Rolled() | happened.Walked():
            return True
        case happened.RobberMoved(by_token=by_token):
            return not by_token
        case _:
            return False
