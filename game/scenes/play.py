"""A match in the window: people, AIs, the clock and the stage come together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

import pygame

from game import paths
from game.core.kernel import CHANCE, TABLE, IllegalAction, Outcome, Seat
from game.games.library import GAMES, ai_player, ai_players
from game.match import save
from game.match.log import MatchLog
from game.match.match import AnyMatch
from game.match.save import Saved
from game.match.session import ActionResult, Session
from game.scenes.blind_choice import private_scene
from game.scenes.lost_pad import LostPadScene, Replacement
from game.scenes.pause import PauseButton, PauseScene
from game.scenes.private import PageClosed, Viewer
from game.shell.controls import now_ms
from game.shell.devices import Command, Device
from game.shell.scenes import Move, Pop, Push, Reset, Scene, Swap
from game.shell.services import Shell
from game.shell.theme import AMBER
from game.table.board.choices import UNDO
from game.table.music_layers import layers
from game.table.screen import HasSecrets, KeepsNotes, RealTime, TakesTurns
from game.table.seating import Chair, Seating
from game.table.secrets import BlindChoice, Secret

SAVED_AFTER_MS = 120.0
"""So long after a deal or a throw it is saved."""
FAREWELL_MS = 1_600.0
"""How long the last picture stands before the results."""


class Source(Protocol):
    """Where the actions of the seats come from that nobody at this screen holds: a runner or a replay."""

    match: AnyMatch
    now_ms: int

    def act(self, seat: Seat, action: object) -> ActionResult:
        """A person's action, now."""
        ...

    def advance(self, to_ms: int, *, deal: bool = True) -> list[ActionResult]:
        """Turn the clock and do all that falls due."""
        ...

    def time_left(self) -> int | None:
        """What is left on the timer that runs."""
        ...

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""
        ...


@dataclass(frozen=True, slots=True)
class Exits:
    """Where a match leads to."""

    title: Callable[[], Scene]
    results: Callable[[AnyMatch, Outcome, Seating], Scene]
    rulebook: Callable[[], Scene]


class PlayScene(Scene):
    """One match, from the first flip to the outcome."""

    def __init__(
        self,
        shell: Shell,
        source: Source,
        seating: Seating,
        exits: Exits,
        log: MatchLog | None = None,
        *,
        paused: bool = False,
    ) -> None:
        self._shell = shell
        self._source = source
        self._match = source.match
        self._exits = exits
        self._log = log
        game = self._match.setup.game
        view = self._match.view(TABLE)
        screen = GAMES[game].ui().screen(shell, self._match.setup, self._match.board, seating, view)
        self._screen = screen
        self._music = layers(game)
        self._played = isinstance(source, Session)
        """A match that is played, not one that is shown again."""
        self._match_ms = float(source.now_ms)
        self._wall_ms = now_ms()
        self._left_ms: float | None = None
        self._begins_paused = paused
        self._unseen: list[tuple[ActionResult, Any]] = []
        """What was done but not yet shown: in an attentive moment, pictures and sounds wait."""
        self._unsaved_ms: float | None = None
        """How long ago something was dealt or thrown that is not saved yet."""
        self._to_save: Saved | None = None
        self._batch = (-1, 0.0)
        """The last batch of commands, and the stamp that all of it shares."""
        self._turns = screen if isinstance(screen, TakesTurns) else None
        self._real_time = screen if isinstance(screen, RealTime) else None
        self._secrets = screen if isinstance(screen, HasSecrets) else None
        self._notebook = screen if isinstance(screen, KeepsNotes) else None
        self.precise = self._real_time is not None
        self.idle_ms = self._screen.idle_ms
        self.caption_room = self._screen.caption_room
        self._offer()

    @property
    def match(self) -> AnyMatch:
        """The match that is played."""
        return self._match

    @property
    def seating(self) -> Seating:
        """Which hand plays which seat."""
        return self._screen.seating

    def recall(self, player_notes: Any) -> None:  # noqa: ANN401
        """Give back what people had written down when the match was saved."""
        if self._notebook:
            self._notebook.recall(player_notes)

    def enter(self) -> None:
        """Begin, or go on after a load."""
        self._wall_ms = now_ms()
        self._shell.sound.music(*self._music)
        if self._log:
            self._log.begin(self._match)

    def resume(self, answer: object) -> None:
        """Go on after a pause; the clock has stood still."""
        self._wall_ms = now_ms()
        if isinstance(answer, Replacement):
            self._reseat(answer.seat, answer.chair)
        if answer is UNDO:
            self._undo()
        if isinstance(answer, PageClosed) and self._secrets:
            self._secrets.looked()
            if answer.action is not None:
                self._try(answer.seat, answer.action)

    def handle(self, command: Command) -> Move | None:
        """Pause, or let the screen answer; what it asks of the rules is done at the time of the press."""
        self.needs_redraw = True
        asked = self._screen.handle(command)
        if asked is None:
            return self._pause()
        if self._screen.busy:
            return None
        secret = self._secret
        if secret is not None:
            return self._look(secret)
        self._pass_time(self._stamp(command))
        if self._played:
            for seat, action in asked:
                if action is UNDO:
                    self._undo()
                else:
                    self._try(seat, action)
        return None

    def update(self, dt_ms: float) -> Move | None:
        """Let the clock run and the stage move."""
        if self._begins_paused:
            self._begins_paused = False
            return self._pause()
        self._save_in_time(dt_ms)
        missing = self._seat_without_its_pad()
        if missing is not None:
            return self._ask_for_a_hand(missing)
        secret = self._secret
        if secret is not None:
            return self._look(secret)
        self._pass_time(now_ms())
        if self._real_time:
            timer = self._match.rules.timer(self._match.state)
            self._real_time.show_time(self._source.time_left(), timer.ms if timer else 1)
        self._screen.update(dt_ms)
        self.needs_redraw = self.needs_redraw or self._screen.moving
        return self._end_if_over(dt_ms)

    def draw(self, canvas: pygame.Surface) -> None:
        """The stage."""
        self._screen.dirty = self.dirty if self._played else None
        self._screen.draw(canvas)
        if not self._played:
            words = self._shell.words("replay.badge")
            self._shell.text.draw_line(
                canvas, words, self._screen.badge_at, "number", 26, AMBER, align="middle", shadow=3, track=3
            )

    def on_focus_lost(self) -> Move | None:
        """Nobody loses a diamond because of a pop-up."""
        return self._pause()

    def on_pad_lost(self, device: Device) -> Move | None:
        """A seated pad that disappears pauses the game and asks."""
        seat = self.seating.seat_of_pad(device)
        return None if seat is None else self._ask_for_a_hand(seat)

    def on_close(self) -> None:
        """Nothing is lost when the window is closed."""
        self._save()

    @property
    def _secret(self) -> Secret | BlindChoice | None:
        """What a person at this screen must look at now; nobody sees secrets in a replay."""
        if not self._played or self._screen.busy or self._secrets is None:
            return None
        secret = self._secrets.secret
        by_person = secret is not None and self.seating.chairs[secret.seat].kind != "ai"
        return secret if by_person else None

    def _look(self, secret: Secret | BlindChoice) -> Move:
        """Put the cover before a private page."""
        seat, match = secret.seat, self._match
        viewer = Viewer(seat, match.setup.seats[seat], self.seating, self._pause, self._pad_is_lost)
        return Push(private_scene(self._shell, viewer, secret, match))

    def _ask_for_a_hand(self, seat: Seat) -> Move:
        self._save()
        return Push(LostPadScene(self._shell, seat, self._match.setup.seats[seat], self.seating))

    def _seat_without_its_pad(self) -> Seat | None:
        """A seat whose pad went away while another scene was on top."""
        plugged = {pad.id for pad in self._shell.controls.pads()}
        chairs = enumerate(self.seating.chairs)
        return next((Seat(n) for n, chair in chairs if chair.pad and chair.pad.id not in plugged), None)

    def _pad_is_lost(self) -> bool:
        return self._seat_without_its_pad() is not None

    def _stamp(self, command: Command) -> float:
        """When it was pressed; of presses that were read together nobody knows which came first."""
        if command.batch != self._batch[0]:
            self._batch = (command.batch, command.at_ms)
        return self._batch[1]

    def _pause(self) -> Move:
        self._save()
        undo = PauseButton("undo", self._shell.words("pause.undo"), partial(Pop, UNDO), "back")
        return Push(
            PauseScene(
                self._shell,
                on_leave=lambda: Reset(self._exits.title()),
                rulebook=self._exits.rulebook,
                extra=(undo,) if self._may_undo and not self._screen.busy else (),
                note=None if self._played else "",
            )
        )

    def _pass_time(self, wall_ms: float) -> None:
        """Turn the match's clock, unless the stage shows something that all must see first."""
        passed, self._wall_ms = max(0.0, wall_ms - self._wall_ms), max(wall_ms, self._wall_ms)
        if self._screen.busy:
            return
        self._match_ms += passed
        happened = self._source.advance(int(self._match_ms), deal=self._may_deal)
        for done in happened:
            self._show(done)
        if any(done.seat == CHANCE for done in happened):
            self._unsaved_ms = 0.0

    @property
    def _may_deal(self) -> bool:
        return self._real_time is None or self._real_time.keys_are_up

    @property
    def _may_undo(self) -> bool:
        """Whether a person may undo what that person has just done."""
        return self._played and self.seating.is_person(self._match.may_undo)

    def _undo(self) -> None:
        if isinstance(self._source, Session) and self._turns and self._may_undo:
            self._source.undo()
            if self._log:
                self._log.undo()
            self._turns.undo(self._match.view(TABLE))
            self._offer()
            self.needs_redraw = True

    def _try(self, seat: Seat, action: object) -> None:
        try:
            self._show(self._source.act(seat, action))
        except IllegalAction as refused:
            self._screen.refuse(seat, action, refused.reason)

    def _show(self, done: ActionResult) -> None:
        if self._log:
            self._log.add(done)
        state = self._match.state if done.state is None else done.state
        view = self._match.rules.view(state, TABLE)
        self._unseen.append((for_all_eyes(done), view))
        self.attentive = self._real_time is not None and self._real_time.attentive(view)
        if not self.attentive:
            for one, then in self._unseen:
                self._screen.show(one, then)
            self._unseen.clear()
            self._offer()
        self.needs_redraw = True

    def _offer(self) -> None:
        """Tell the screen what everybody may do now."""
        if self._turns:
            match = self._match
            legal = {seat: match.legal(seat) for seat in match.to_act() if seat >= 0}
            self._turns.offer(legal, can_undo=self._may_undo)

    def _end_if_over(self, dt_ms: float) -> Move | None:
        outcome = self._match.outcome()
        if outcome is None:
            return self._end_of_replay()
        if self._left_ms is None:
            self._left_ms = FAREWELL_MS
            save.forget(paths.saves_dir(), Saved.of(self._match))
            if self._log:
                self._log.end(outcome)
        self._left_ms -= dt_ms
        if self._left_ms > 0 or self._screen.busy:
            return None
        return Swap(self._exits.results(self._match, outcome, self.seating))

    def _end_of_replay(self) -> Move | None:
        """A log that was cut short ends at the title."""
        if not self._source.over or self._screen.busy:
            return None
        self._shell.notices.say("replay.over")
        return Reset(self._exits.title())

    def _save(self) -> None:
        """Keep the match, if it has begun and is not over."""
        self._unsaved_ms, self._to_save = None, None
        if self._played and self._match.log and self._match.outcome() is None:
            self._write(Saved.of(self._match, self._notes))

    def _save_in_time(self, dt_ms: float) -> None:
        """Keep what was dealt or thrown, a moment later and in two frames: no frame has to wait for it."""
        ready, self._to_save = self._to_save, None
        if not self._played or self._match.outcome() is not None:
            return  # a match that is over is forgotten, also one that was to be saved just now
        if ready is not None:
            self._write(ready)
        if self._unsaved_ms is not None:
            self._unsaved_ms += dt_ms
            if self._unsaved_ms > SAVED_AFTER_MS:
                self._unsaved_ms = None
                self._to_save = Saved.of(self._match, self._notes)

    @property
    def _notes(self) -> Any:  # noqa: ANN401
        return self._notebook.player_notes if self._notebook else None

    def _write(self, saved: Saved) -> None:
        try:
            save.autosave(paths.saves_dir(), saved)
        except OSError as error:
            self._shell.notices.say("notice.not-saved", reason=error.strerror or error)

    def _reseat(self, seat: Seat, chair: Chair) -> None:
        """Another hand, or an AI, plays on for a seat."""
        self._screen.reseat(self.seating.with_chair(seat, chair))
        if isinstance(self._source, Session):
            player = ai_player(self._match, seat) if chair.kind == "ai" else None
            self._source.replace_player(seat, player)


def for_all_eyes(done: ActionResult) -> ActionResult:
    """What the whole table may see of an action: its events as `TABLE` sees them, not the action itself."""
    seen = (event.seen_by(TABLE) for event in done.events)
    return replace(done, action=None, state=None, events=tuple(event for event in seen if event is not None))


def live(match: AnyMatch) -> Session:
    """A runner for a match with its AIs."""
    return Session(match, ai_players(match))
