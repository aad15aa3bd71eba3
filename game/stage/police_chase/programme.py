"""From the events of a chase to acts: what each of them looks and sounds like."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.core.kernel import Seat
from game.rules.police_chase import events as happened
from game.rules.police_chase.state import View
from game.rules.police_chase.tokens import Token
from game.shell.motion import wave
from game.shell.sound import Sound
from game.stage.board.director import Act, pause
from game.stage.board.meeples import Meeple, crouch, settle, walk
from game.stage.police_chase.theatre import FLIGHT_MS, MIDDLE, Theatre

THROW_MS = 1_300.0
LOOK_MS, GLANCE_MS, TURN_MS = 950.0, 420.0, 900.0
SHAKE_MS = 520.0
CHEER_MS = 1_700.0
STEPS = ("step", "step_2", "step_3", "step_4")
ROOF_STEPS = ("step_roof", "step_roof_2")
THROWS = ("dice_throw", "dice_throw_2", "dice_throw_3")
FOUND = {Token.JEWEL: "jewel_found", Token.EVIDENCE: "evidence_found", Token.WARRANT: "warrant_found"}


class Programme:
    """Writes acts for the director."""

    def __init__(self, sound: Sound, theatre: Theatre) -> None:
        self._sound = sound
        self._theatre = theatre
        self._heard = self._thrown = 0

    def acts(self, event: object, view: View) -> Iterator[Act]:  # noqa: C901, PLR0912
        """What an event looks and sounds like."""
        theatre = self._theatre
        yield Act(begin=partial(self._look_at_die, counts=_die_counts(event)))
        match event:
            case happened.TurnBegan(seat):
                yield pause(TURN_MS, partial(self._begin_turn, seat, view))
            case happened.Rolled(_, pips):
                yield Act(THROW_MS, partial(self._throw, pips), done=lambda: not theatre.tray.moving)
                yield pause(GLANCE_MS)
            case happened.Walked(seat, path):
                yield from self._walk(theatre.officers[seat], path, STEPS)
            case happened.RobberMoved(_, path, _):
                yield Act(begin=self._wake_robber)
                yield from self._walk(theatre.robber, path, ROOF_STEPS)
            case happened.TokenShown(_, at, token):
                yield from self._reveal(at, token)
            case happened.TokenKept(seat, _, token):
                yield theatre.receive(seat, token)
            case happened.TokenTurnedBack(_, at, token):
                yield from self._turn_back(at, token)
            case happened.TokenStolen(seat, victim, token):
                yield self._heard_only("steal")
                kept = view.staged is None
                yield theatre.hand_over(victim, seat, token) if kept else theatre.give_up(victim, token)
            case happened.RobberStruck(_, victim):
                yield self._shake(theatre.officers[victim], "robber_strike")
            case happened.TokenGiven(seat, token):
                yield self._heard_only("steal")
                yield theatre.give_up(seat, token)
            case happened.TokenPlaced(_, at, token):
                yield theatre.lay(at, token)
            case happened.TokenPlayed(seat, token):
                yield self._heard_only("partner_whistle" if token is Token.PARTNER else "robber_laugh")
                yield theatre.play(seat, token)
                yield Act(begin=self._vanish)
            case happened.NothingHere():
                yield pause(GLANCE_MS, partial(self._sound.voice, "v_nothing"))
            case happened.RobberCaught(seat):
                yield self._shake(theatre.robber, "handcuffs")
                yield pause(CHEER_MS, partial(self._cheer, seat))

    def _look_at_die(self, *, counts: bool) -> None:
        self._theatre.die_counts = counts

    def _heard_only(self, name: str) -> Act:
        return Act(begin=partial(self._sound.play, name))

    def _next(self, names: tuple[str, ...]) -> str:
        """Variations by turns."""
        self._heard += 1
        return names[self._heard % len(names)]

    def _begin_turn(self, seat: Seat, view: View) -> None:
        theatre = self._theatre
        theatre.banner = theatre.active = seat
        theatre.robber_moves = theatre.robbed = False
        theatre.tray.rest(None)
        theatre.follow(theatre.at(view.officers[seat]))
        self._sound.play("your_turn")

    def _wake_robber(self) -> None:
        self._theatre.robber_moves = True
        self._sound.play("robber_laugh")

    def _throw(self, pips: int) -> None:
        self._theatre.banner = None
        self._thrown += 1
        self._sound.play(self._next(THROWS))
        self._theatre.throw(pips, self._thrown)

    def _walk(self, meeple: Meeple, path: tuple[int, ...], sounds: tuple[str, ...]) -> Iterator[Act]:
        theatre = self._theatre
        way = [theatre.at(space) for space in path]
        steps = walk(meeple, way, lambda: self._sound.play(self._next(sounds)))
        yield crouch(meeple)
        for act, end in zip(steps, way[1:], strict=True):
            act.begin = partial(theatre.follow, end)
            yield act
        yield settle(meeple)
        yield Act(end=theatre.make_room)

    def _reveal(self, at: int, token: Token) -> Iterator[Act]:
        theatre = self._theatre

        def begin() -> None:
            self._sound.play("token_flip")
            theatre.reveal(at, token)

        def admire() -> None:
            theatre.flights.clear()
            theatre.spotlight = token
            self._sound.play(FOUND.get(token, "token_take"))
            self._sound.voice(f"v_found_{token}")
            theatre.sparkle(MIDDLE, 26)

        yield Act(FLIGHT_MS, begin, done=lambda: not theatre.flights.moving)
        yield pause(LOOK_MS, admire)

    def _turn_back(self, at: int, token: Token) -> Iterator[Act]:
        yield self._heard_only("token_back")
        yield Act(begin=partial(self._sound.voice, "v_have_one"))
        yield self._theatre.lay(at, token)
        yield pause(GLANCE_MS)

    def _shake(self, meeple: Meeple, sound: str) -> Act:
        def shake(part: float) -> None:
            meeple.shake = 9 * wave(part, 0.25) * (1 - part)

        return Act(SHAKE_MS, partial(self._sound.play, sound), shake)

    def _vanish(self) -> None:
        self._theatre.spotlight = None
        self._theatre.sparkle(MIDDLE, 30)

    def _cheer(self, seat: Seat) -> None:
        self._theatre.banner = seat
        self._sound.play("fanfare")
        self._sound.voice("v_robber_caught")
        for _ in range(3):
            self._theatre.sparkle(self._theatre.robber_on_canvas, 60)


def _die_counts(event: object) -> bool:
    """Whether people still look at the die while this is shown."""
    match event:
        case happened.TurnBegan() | happened.Rolled() | happened.Walked():
            return True
        case happened.RobberMoved(by_token=by_token):
            return not by_token
        case _:
            return False
