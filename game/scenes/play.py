"""A match in the window: brings together players, AIs, the clock and the game's screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game import paths
from game.core.kernel import TABLE, IllegalAction, Outcome, Seat
from game.games.library import GAMES, ai_player
from game.match.autosaver import AutoSaver
from game.match.decisions import decisions
from game.match.log import CannotWrite, MatchLog
from game.match.match import AnyMatch
from game.match.save import Saved
from game.match.session import ActionResult, Replayer, Session, Source
from game.scenes.blind_choice import private_scene
from game.scenes.hints import Hints
from game.scenes.lost_pad import LostPadScene, Replacement
from game.scenes.pause import PauseScene
from game.scenes.private import PageClosed, Viewer
from game.scenes.rest import Pace, Rest, RestScene
from game.shell.controls import now_ms
from game.shell.devices import Command, Device
from game.shell.picture import Canvas
from game.shell.scenes import FRAME_MS, Move, Push, Reset, Scene, Swap
from game.shell.services import Shell
from game.shell.theme import AMBER
from game.table.board.choices import HINT, UNDO
from game.table.music_layers import layers
from game.table.screen import Coached, HasSecrets, KeepsNotes, LooksBack, RealTime, TakesTurns
from game.table.seating import Chair, Seating
from game.table.secrets import AnySecret

BEFORE_RESULTS_MS = 1_600.0
"""How long the last picture stays before the results."""


@dataclass(frozen=True, slots=True)
class Exits:
    """Where a match leads."""

    title: Callable[[], Scene]
    results: Callable[[AnyMatch, Outcome, Seating], Scene]
    rulebook: Callable[[], Scene]


class PlayScene(Scene):
    """One match, from the start to the outcome."""

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
        self.source = source
        self.match = source.match
        self._exits = exits
        self._log = log
        self._saver = AutoSaver(paths.saves_dir()) if isinstance(source, Session) else None
        """None for a replay or a lesson."""
        self._played = not isinstance(source, Replayer)
        self._saved_notes: object = None
        self._match_ms = float(source.now_ms)
        self._wall_ms = now_ms()
        self._left_ms: float | None = None
        self._begins_paused = paused
        self._rest = Rest(source if self._saver else None)
        self._unseen: list[tuple[ActionResult, object]] = []
        """Results that are not shown yet: pictures wait while input must be read without a gap."""
        self._batch = (-1, 0.0)
        """The last batch of commands, and the time that all of them share."""
        self.hints = Hints(shell, self.match)
        self._set_the_table(seating)

    def _set_the_table(self, seating: Seating) -> None:
        """Make a screen that shows the match as it is now."""
        match = self.match
        ui = GAMES[match.setup.game].ui()
        self.screen = screen = ui.screen(self._shell, match.setup, match.board, seating, match.view(TABLE))
        self._turns = screen if isinstance(screen, TakesTurns) else None
        self._real_time = screen if isinstance(screen, RealTime) else None
        self._secrets = screen if isinstance(screen, HasSecrets) else None
        self._notebook = screen if isinstance(screen, KeepsNotes) else None
        self.hints.screen = screen if self._saver and isinstance(screen, Coached) else None
        self.precise = self._real_time is not None
        self.caption_room = screen.caption_room
        if isinstance(screen, LooksBack):
            screen.look_back_on(partial(decisions, match))
        self._offer()

    @property
    def frame_ms(self) -> float:
        """As long as the game's screen allows, unless an AI or the clock is about to act."""
        if self._rest.skips:
            return FRAME_MS
        due = self.source.next_due()
        left = self.screen.frame_ms if due is None else due - self._match_ms
        return max(FRAME_MS, min(self.screen.frame_ms, left))

    @property
    def seating(self) -> Seating:
        """Which input device plays which seat."""
        return self.screen.seating

    def recall(self, saved: Saved) -> None:
        """Restore the notes and the hints that players had when the match was saved."""
        self.hints.recall(saved.hints)
        if self._notebook:
            self._notebook.recall(saved.player_notes)
            self._saved_notes = self._notes
        self._offer()

    def enter(self) -> None:
        """Start the music and the log."""
        self._wall_ms = now_ms()
        self._shell.sound.music(*layers(self.match.setup.game))
        self._note(lambda log: log.begin(self.match))

    def resume(self, answer: object) -> None:
        """Continue after a pause, in which the clock stood still."""
        self._wall_ms = now_ms()
        if self._real_time:
            self._real_time.count_in()
        if isinstance(answer, Replacement):
            self._reseat(answer.seat, answer.chair)
        if answer is UNDO:
            self._undo()
        if isinstance(answer, Pace):
            if self._rest.skips:
                self._set_the_table(self.seating)  # what was skipped is not shown any more
            self._rest.pace = answer
            self.screen.skip()
        if isinstance(answer, PageClosed) and self._secrets:
            self._secrets.looked()
            self._save()  # a private page may have been written on
            if answer.action is not None:
                self.act(answer.seat, answer.action)

    def handle(self, command: Command) -> Move | None:
        """Pause, or let the screen turn the command into actions, which count at the time of the press."""
        asked = self.screen.handle(command)
        if asked is None:
            return self._pause()
        if self._notes != self._saved_notes:
            self._save()
        if self.screen.busy or self._rest.skips:
            return None
        secret = self._secret
        if secret is not None:
            return self._look(secret)
        self._pass_time(self._stamp(command))
        if self._played:
            for seat, action in asked:
                if action is UNDO:
                    self._undo()
                elif action is HINT:
                    self.hints.ask(seat)
                    self._save()
                else:
                    self.act(seat, action)
        return None

    def target(self, command: Command) -> object:
        """What this press would choose."""
        return self._turns.target(command) if self._turns else None

    def update(self, dt_ms: float) -> Move | None:
        """Advance the clock and the screen."""
        if self._begins_paused:
            self._begins_paused = False
            return self._pause()
        self._tell_trouble()
        missing = self._seat_without_its_pad()
        if missing is not None:
            return self._ask_for_device(missing)
        secret = self._secret or self.hints.hear()
        if secret is not None:
            return self._look(secret)
        if self._rest.skips:
            self._skip()
            return self._end_if_over(BEFORE_RESULTS_MS)
        if not self.screen.busy and self._rest.asks(self.seating):
            return Push(RestScene(self._shell))
        self._pass_time(now_ms())
        if self._real_time:
            timer = self.match.rules.timer(self.match.state)
            self._real_time.show_time(self.source.time_left(), timer.ms if timer else 1)
        self.screen.update(dt_ms * self._rest.speed)
        return self._end_if_over(dt_ms)

    def draw(self, canvas: Canvas) -> None:
        """Draw the game's screen, and REPLAY over a replay."""
        self.screen.draw(canvas)
        badge = self._rest.badge if self._played else "replay.badge"
        if badge:
            words = self._shell.words(badge)
            self._shell.text.draw_line(
                canvas, words, self.screen.badge_at, "number", 26, AMBER, align="middle", shadow=3, track=3
            )

    def on_focus_lost(self) -> Move | None:
        """Pause, so that nobody loses a diamond because of a pop-up."""
        return self._pause()

    def on_pad_lost(self, device: Device) -> Move | None:
        """Pause and ask for another device when a player's pad is gone."""
        seat = self.seating.seat_of_pad(device)
        return None if seat is None else self._ask_for_device(seat)

    def on_close(self) -> None:
        """Save when the window is closed."""
        self._save_now()

    def exit(self) -> None:
        """Wait for the last save, or until the saves of a match that is over are gone."""
        self._finish_saving()

    @property
    def _secret(self) -> AnySecret | None:
        """What a player must look at in private now. A replay shows no secrets."""
        if not self._played or self.screen.busy or self._secrets is None:
            return None
        secret = self._secrets.secret
        by_person = secret is not None and self.seating.chairs[secret.seat].kind != "ai"
        return secret if by_person else None

    def _look(self, secret: AnySecret) -> Move:
        """Open the cover of a private page."""
        seat, match = secret.seat, self.match
        lost, player = (lambda: self._seat_without_its_pad() is not None), match.setup.seats[seat]
        viewer = Viewer(seat, player, self.seating, self._pause, lost)
        return Push(private_scene(self._shell, viewer, secret, match))

    def _ask_for_device(self, seat: Seat) -> Move:
        self._save_now()
        if self._real_time:
            self._real_time.conceal()
        return Push(LostPadScene(self._shell, seat, self.match.setup.seats[seat], self.seating))

    def _seat_without_its_pad(self) -> Seat | None:
        """Return a seat whose pad was unplugged while another scene was on top."""
        plugged = {pad.id for pad in self._shell.controls.pads()}
        chairs = enumerate(self.seating.chairs)
        return next((Seat(n) for n, chair in chairs if chair.pad and chair.pad.id not in plugged), None)

    def _stamp(self, command: Command) -> float:
        """Return when it was pressed. Presses that were read together share one time."""
        if command.batch != self._batch[0]:
            self._batch = (command.batch, command.at_ms)
        return self._batch[1]

    def _pause(self) -> Move:
        self._save_now()
        if self._real_time:
            self._real_time.conceal()
        scene = PauseScene(
            self._shell,
            on_leave=lambda: Reset(self._exits.title()),
            rulebook=self._exits.rulebook,
            can_undo=self._may_undo and not self.screen.busy,
            extra=self._rest.buttons(self.seating),
            saved=self._saver is not None and not self._saver.failing and not paths.is_apart(),
        )
        return Push(scene)

    def _pass_time(self, wall_ms: float) -> None:
        """Advance the match's clock, unless the screen shows something that everybody must see first."""
        passed, self._wall_ms = max(0.0, wall_ms - self._wall_ms), max(wall_ms, self._wall_ms)
        if self.screen.busy:
            return
        self._match_ms += passed * self._rest.speed
        may_deal = self._real_time is None or self._real_time.keys_are_up
        happened = self.source.advance(int(self._match_ms), deal=may_deal)
        for done in happened:
            self.show(done)
        if happened:
            self._save()

    def _skip(self) -> None:
        """Play on for one slice of time without showing anything."""
        for done in self._rest.skip_on():
            self._note(partial(MatchLog.add, done=done))
        self._match_ms = float(self.source.now_ms)
        if self.source.over:
            self._save()

    @property
    def _may_undo(self) -> bool:
        """Whether a player may undo the last action."""
        return self._played and self.seating.is_person(self.match.may_undo)

    def _undo(self) -> None:
        if isinstance(self.source, Session) and self._turns and self._may_undo:
            self.source.undo()
            self._rest.pace = Pace.WATCH
            self.hints.forget()
            self._note(MatchLog.undo)
            self._turns.undo(self.match.view(TABLE))
            self._offer()
            self._save()

    def act(self, seat: Seat, action: object) -> None:
        """Take an action, or say why it is not possible."""
        try:
            self.show(self.source.act(seat, action))
            self._save()
        except IllegalAction as refused:
            self.screen.refuse(seat, action, refused.reason)

    def show(self, done: ActionResult) -> None:
        """Log the result of an action, and show it now or when input need not be read without a gap."""
        self.hints.forget()
        self._note(lambda log: log.add(done))
        state = self.match.state if done.state is None else done.state
        view = self.match.rules.view(state, TABLE)
        self._unseen.append((done.public, view))
        self.attentive = self._real_time is not None and self._real_time.attentive(view)
        if not self.attentive:
            for one, then in self._unseen:
                self.screen.show(one, then)
            self._unseen.clear()
            self._offer()

    def _offer(self) -> None:
        """Tell the screen what every player may do now."""
        self.hints.offer()
        if self._turns:
            match = self.match
            legal = {seat: match.legal(seat) for seat in match.to_act() if seat >= 0}
            self._turns.offer(legal, can_undo=self._may_undo)

    def _end_if_over(self, dt_ms: float) -> Move | None:
        outcome = self.match.outcome()
        if outcome is None:
            return self._end_of_replay()
        if self._left_ms is None:
            self._left_ms = BEFORE_RESULTS_MS
            self._note(lambda log: log.end(outcome))
        self._left_ms -= dt_ms
        if self._left_ms > 0 or self.screen.busy:
            return None
        return Swap(self._exits.results(self.match, outcome, self.seating))

    def _end_of_replay(self) -> Move | None:
        """Go to the title when a replay ends before its match does."""
        if not self.source.over or self.screen.busy:
            return None
        self._shell.notices.say("replay.over")
        return Reset(self._exits.title())

    def _save(self) -> None:
        """Save the match soon, so that at most the turn in progress can be lost."""
        if self._saver:
            self._saved_notes = self._notes
            self._saver.save(Saved.of(self.match, self._saved_notes, self.hints.given))

    def _save_now(self) -> None:
        """Save the match if it has started, and wait until it is on the disk."""
        if self.match.log:
            self._save()
        self._finish_saving()

    @property
    def _notes(self) -> object:
        return self._notebook.player_notes if self._notebook else None

    def _finish_saving(self) -> None:
        if self._saver:
            self._saver.finish()
            self._tell_trouble()

    def _tell_trouble(self) -> None:
        """Say once that the match cannot be saved."""
        error = self._saver.take_trouble() if self._saver else None
        if error:
            self._shell.notices.say("notice.not-saved", reason=error.strerror or error)

    def _note(self, write: Callable[[MatchLog], None]) -> None:
        """Write to the log, if there is one. The match goes on without a log that cannot be written."""
        try:
            if self._log:
                write(self._log)
        except CannotWrite as trouble:
            self._log = None
            self._shell.warn(trouble)

    def _reseat(self, seat: Seat, chair: Chair) -> None:
        """Let another input device or an AI play a seat."""
        self.screen.reseat(self.seating.with_chair(seat, chair))
        if isinstance(self.source, Session):
            player = ai_player(self.match, seat) if chair.kind == "ai" else None
            self.source.replace_player(seat, player)
