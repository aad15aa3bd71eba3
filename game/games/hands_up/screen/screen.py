"""Hands Up on the screen: shows views and events, and turns input into actions."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import assert_never, cast

import pygame

from game.core.board import Board, Point
from game.core.kernel import TABLE, Seat, Setup
from game.games.hands_up.rules import events as happened
from game.games.hands_up.rules.actions import Action, Grab, Slap
from game.games.hands_up.rules.cards import DECK_SIZE, Fault, Sign
from game.games.hands_up.rules.events import Happening
from game.games.hands_up.rules.state import Phase, SharedKey, View
from game.games.hands_up.screen.centre import Centre
from game.games.hands_up.screen.explainer import Explainer
from game.games.hands_up.screen.gloves import Gloves
from game.games.hands_up.screen.hud import PAUSE, Hud, seat_colour
from game.games.hands_up.screen.lesson_guide import LessonGuide
from game.games.hands_up.screen.missed import MissedPanel
from game.games.hands_up.screen.photo import PhotoStrip
from game.games.hands_up.screen.pictures import Mark
from game.games.hands_up.screen.pointing import draw_pointing
from game.games.hands_up.screen.prompts import Prompt, PromptPanel, Prompts, Verdict
from game.games.hands_up.screen.table import CardTable
from game.games.hands_up.screen.table_input import TableInput
from game.match.game import HELPS
from game.match.session import ActionResult
from game.shell.compositor import shifted
from game.shell.devices import Command
from game.shell.picture import Canvas
from game.shell.scenes import FRAME_MS, RESTING_MS
from game.shell.services import Shell
from game.shell.theme import AMBER, RED, WHITE
from game.table.music_layers import CALM, CLOSE, SEARCH, set_music_intensity
from game.table.particles import Particles
from game.table.screen import asks_for_pause, is_press
from game.table.seating import Seating

VERDICT_MS = 1_300.0
"""How long everybody looks at a catch or a false alarm before the search goes on."""
REFUSAL_MS = 1_500.0
SEEN_MS = 450.0
"""Players cannot skip a verdict before this time."""
FASTEST = 4.0
"""Even with animations "at once", a verdict stays long enough to read."""
LEAP_MS = 10_000.0
"""Long enough for every glove to arrive."""
SHAKE_MS, SHAKE_PX = 220.0, 7
HANDS_OFF_MS = 1_000.0
"""A flip waits for grab keys that are held down, but not longer, because nobody may stop the game."""
COUNT_MS, COUNTED = 800.0, 3
"""After a pause the game counts from three, one number this long, before anybody sees the cards again."""
COUNT = 330
TICKING_MS = 3_000
WRONG = Mark(RED, "cross", WHITE)
OVER_TITLE = (520, 26, 880, 68)
"""Captions may cover the game's name, but not the power below it."""
SLAPS = ("slap", "slap_2", "slap_3")
SHOUTS = ("v_hands_up", "v_hands_up_2")


class HandsUpScreen(LessonGuide):
    """The table, the gloves, the prompt and the sounds of one match."""

    caption_room = (140, 102, 1640, 80)
    """Above the cards, which must stay visible. Over the title, if there is one."""
    badge_at = (200, 893)
    pause_button: pygame.Rect | None = PAUSE

    def __init__(self, shell: Shell, setup: Setup, board: Board, seating: Seating, view: View) -> None:
        self._shell = shell
        self._sound = shell.sound
        self._setup = setup
        self._view = view
        self.table = CardTable(shell.assets, board, view)
        layout = self.table.layout
        if layout.title is not None:
            self.caption_room = OVER_TITLE
        waiting = view.pressed if view.grabber is None else ()
        self._gloves = Gloves(shell.assets, layout, [seat.look for seat in setup.seats], waiting)
        self._centre = Centre(shell, layout, view)
        self._hud = Hud(shell, layout, setup.seats)
        self._panel = PromptPanel(shell, layout)
        self.input = TableInput(seating, layout)
        self._prompts = Prompts(shell, setup.seats)
        self._explainer = Explainer(shell, setup.seats, layout, self.input)
        self._photo = PhotoStrip(shell, setup.seats, layout.diamond)
        self._missed = MissedPanel(shell, on=setup.options.get(HELPS) == "on")
        self._sparks = Particles()
        self._verdict: Verdict | None = None
        self._verdict_ms = 0.0
        self._refusal = Prompt("", "")
        """Why an action did not count. The clock runs on meanwhile."""
        self._refusal_ms = 0.0
        self._shake_ms = self._held_ms = 0.0
        """How long a flip has waited for hands to let go."""
        self._count_ms = 0.0
        """How long until the cards are shown again after a pause."""
        self._nothing_left = False
        """Whether the game goes on by itself because there is nothing to find."""
        self._time_left: int | None = None
        self._time_whole = 1
        self._slaps = 0
        self._new_round = True

    @property
    def seating(self) -> Seating:
        """Which device plays which seat."""
        return self.input.seating

    def reseat(self, seating: Seating) -> None:
        """Let other devices play."""
        self.input.reseat(seating)

    @property
    def busy(self) -> bool:
        """True while something is shown that everybody must see before the clock goes on."""
        dealing = self.table.dealing and self._view.shared_key is not SharedKey.UNOWNED
        return dealing or self._verdict_ms > 0 or self.table.hidden or self._missed.missed is not None

    def conceal(self) -> None:
        """Turn the cards face down: the match is paused, and nobody may look meanwhile."""
        self.table.finish()
        self._missed.drop()
        self.table.hidden, self._count_ms = True, 0.0

    def count_in(self) -> None:
        """Count to the moment when the cards are shown again."""
        self._count_ms = COUNT_MS * COUNTED
        self._sound.play("countdown")

    def attentive(self, view: View) -> bool:
        """True when somebody else may hit the diamond in the same blink."""
        return view.phase is Phase.FINISH

    @property
    def keys_are_up(self) -> bool:
        """True when every grab key is up, or when the flip has waited for them long enough."""
        held = (self._shell.controls.held(*key) for key in self.input.grab_keys(self._view))
        return self._view.phase is Phase.COIN or self._held_ms > HANDS_OFF_MS or not any(held)

    @property
    def frame_ms(self) -> float:
        """A frame is short while anything moves."""
        return FRAME_MS if self.moving else RESTING_MS

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different."""
        parts = (self.table, self._gloves, self._sparks, self._centre)
        timers = (self._verdict_ms, self._refusal_ms, self._shake_ms, self._count_ms, self._missed.missed)
        return self._photo.showing or any(timers) or any(part.moving for part in parts)

    def handle(self, command: Command) -> Iterable[tuple[Seat, Action]] | None:
        """Return None to pause, or the actions that a command asks for. A press skips what is shown."""
        self.input.note(command)
        if asks_for_pause(command, self.pause_button):
            return None
        if self.busy and is_press(command):
            self.skip()
            return ()
        return () if self._explainer.handle(command, self._view) else self._actions(command)

    def _actions(self, command: Command) -> Iterator[tuple[Seat, Action]]:
        if not self.busy:
            yield from self.input.actions_for(command, self._view)

    def refuse(self, seat: Seat, action: Action, reason: str) -> None:
        """Tell a player why a grab did not count."""
        key, words = f"hands-up.why.{reason}", self._shell.words
        if isinstance(action, Grab | Slap) and words.has(key):
            name = self._setup.seats[seat].name if seat >= 0 else ""
            self._refusal = Prompt(words("hands-up.prompt.in-vain"), words(key, name=name))
            self._refusal_ms = REFUSAL_MS
            self._sound.play("error")

    def show(self, done: ActionResult, view: View) -> None:
        """Show a view; its events start animations and sounds."""
        before, self._view = self._view, view
        self.table.show(view)
        events = cast("tuple[Happening, ...]", done.events)
        for event in events:
            self._show(event, done.at_ms)
        self._missed.follow(events, before, view)
        if view.terms.power and before.lights_off and not view.lights_off:
            self._sound.play("lights_on")

    def skip(self) -> None:
        """Jump to the end of what is shown, once players have had time to see it."""
        if self._missed.showing:
            self._missed.skip()
            return
        if self._verdict_ms > VERDICT_MS - SEEN_MS or self.table.dealing:
            return
        self.table.rest()
        self._verdict_ms = 0.0
        self._sparks.clear()

    def show_time(self, left_ms: int | None, whole_ms: int) -> None:
        """Show the time that is left; the last seconds to point tick."""
        before, self._time_left, self._time_whole = self._time_left, left_ms, max(1, whole_ms)
        if self._view.phase is not Phase.POINT or before is None or left_ms is None or left_ms > TICKING_MS:
            return
        if before // 1000 != left_ms // 1000:
            self._sound.play("countdown")

    @property
    def marks(self) -> dict[int, Mark]:
        """The cards somebody points at, in that player's colour, or the cards of a false alarm."""
        grabber = self._view.grabber
        if grabber is not None:
            return dict.fromkeys(self._view.pointed, Mark(seat_colour(self._setup.seats[grabber].look)))
        if self._verdict_ms > 0 and isinstance(self._verdict, happened.FalseAlarm):
            return dict.fromkeys(self._verdict.slots, WRONG)
        return {}

    @property
    def prompt(self) -> Prompt:
        """What has just happened, why an action did not count, or what to do next."""
        if self._verdict_ms > 0 and self._verdict:
            return self._prompts.verdict(self._verdict, self._view, nothing_left=self._nothing_left)
        if self._refusal_ms > 0:
            return self._refusal
        keys_down = not self.keys_are_up
        now = self._prompts.now(self._view, self.seating, self._photo.event, keys_down=keys_down)
        return self._explainer.instead_of(now, self._view)

    def update(self, dt_ms: float) -> None:
        """Advance by `dt_ms`."""
        settings = self._shell.settings.value
        if at_once := settings.pace == math.inf or settings.still:
            self.table.finish()
        paced_ms = dt_ms * min(settings.pace, FASTEST)
        flight_ms = LEAP_MS if at_once else paced_ms
        self.table.update(paced_ms)
        self._gloves.update(flight_ms)
        self._sparks.update(paced_ms)
        self._photo.update(paced_ms)
        self._shake_ms = max(0.0, self._shake_ms - paced_ms)
        self._verdict_ms = max(0.0, self._verdict_ms - paced_ms)
        self._refusal_ms = max(0.0, self._refusal_ms - dt_ms)
        self._held_ms = self._held_ms + dt_ms if self._view.phase is Phase.DEAL and not self.busy else 0.0
        self._count(dt_ms)
        self._show_missed(dt_ms)
        self._explainer.update(dt_ms, self._view, quiet=self.busy or self._refusal_ms > 0)
        self._centre.update(flight_ms, self._view, self._time_left, self._time_whole)

    def _show_missed(self, dt_ms: float) -> None:
        """After the verdict, show what was missed; the cards are face down meanwhile."""
        if self._missed.missed is not None and self._verdict_ms <= 0 and not self.table.dealing:
            self.table.hidden = not self._missed.update(dt_ms)

    def _count(self, dt_ms: float) -> None:
        before, self._count_ms = self._count_ms, max(0.0, self._count_ms - dt_ms)
        if math.ceil(before / COUNT_MS) > math.ceil(self._count_ms / COUNT_MS):
            self.table.hidden = self._count_ms > 0
            if self.table.hidden:
                self._sound.play("countdown")

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole table, aside while it shakes."""
        swing = math.sin(self._shake_ms / 18) * SHAKE_PX * self._shake_ms / SHAKE_MS
        if round(swing):
            shifted(canvas, (round(swing), round(swing / 2)), self._draw)
        else:
            self._draw(canvas)

    def _draw(self, canvas: Canvas) -> None:
        sample, view, layout = self._shell.controls.sample, self._view, self.table.layout
        marks = self.marks
        self.table.draw_resting(canvas, marks)
        sample()
        self.table.draw_piles(canvas)
        self._centre.draw(canvas)
        self._hud.draw_labels(canvas, view.piles)
        self.table.draw_moving(canvas, marks)
        sample()
        self._hud.draw(canvas, view, self.input, self.table.on_the_way)
        self._panel.draw(canvas, self.prompt, power=view.terms.power)
        sample()
        self._gloves.draw(canvas, view.grabber, [layout.slots[slot] for slot in view.open_cards])
        draw_pointing(canvas, self._shell, layout, self.input, view, hidden=self.table.hidden)
        sample()
        self.table.draw_flying(canvas)
        self._sparks.draw(canvas)
        self._photo.draw(canvas)
        self._explainer.draw(canvas, self._view)
        self._missed.draw(canvas)
        if self._count_ms > 0:
            number = str(math.ceil(self._count_ms / COUNT_MS))
            self._shell.text.draw_line(
                canvas, number, layout.diamond, "number", COUNT, AMBER, align="middle", shadow=8, fixed=True
            )

    def _show(self, event: Happening, at_ms: int) -> None:
        match event:
            case happened.CardFlipped(seat, slot, card):
                self.table.deal(seat, slot, card)
                if card.sign is Sign.LIGHTS_OFF and self._view.terms.power:
                    self._sound.play("lights_off")
            case happened.CardsOpen(last):
                self._open_cards(last=last)
            case happened.Pressed(seat):
                self._hit(seat, at_ms)
            case happened.Slapped():
                self._hit(TABLE, at_ms)
            case happened.PhotoFinish(_, _, by):
                self._photo.show(event)
                self._sound.play("coin_toss" if by == "coin" else "shutter")
                if by != "first":
                    self._sound.play("crowd_gasp", volume=0.6)
                    self._sound.voice("v_photo_finish")
            case happened.Grabbed(seat):
                self._gloves.take(seat)
                self.input.begin_pointing()
                self._set_music(CLOSE)
                self._sound.voice(f"v_seat_{self._setup.seats[seat].look}")
            case happened.Pointed(seat, slot):
                self._gloves.point(seat, self.table.layout.slots[slot])
                self._sound.play("click")
            case happened.Unpointed():
                self._sound.play("back")
            case happened.SeatReady():
                self._sound.play("ready", volume=0.6)
            case happened.NobodyClaimed():
                self._sound.play("diamond_back")
            case happened.Caught() | happened.FalseAlarm():
                self._show_verdict(event)
                self._calm_down()
            case happened.NothingLeft():
                self._nothing_left = True
            case happened.RoundEnded():
                self._new_round = True
                self._calm_down()
            case happened.SearchOpen() | happened.SharedKeyBack() | happened.GameOver():
                pass
            case _:
                assert_never(event)

    def _show_verdict(self, event: Verdict) -> None:
        self._verdict, self._verdict_ms, self._nothing_left = event, VERDICT_MS, False
        self._photo.hide()
        match event:
            case happened.Caught(seat, slots, cards, camera, bonus):
                self.table.take(slots if bonus is None else (*slots, bonus), cards, seat)
                if camera:
                    self._sound.play("camera")
                else:
                    self._sound.play("caught", "stings")
                    self._sound.voice("v_theft_incident")
                for slot in slots:
                    self._burst(self.table.layout.slots[slot], 10, 300)
            case happened.FalseAlarm(seat, _, lost, fault):
                self.table.throw_away(lost, seat)
                self._sound.play("buzzer" if fault is Fault.LATE else "false_alarm")
                self._sound.voice("v_false_alarm")
            case _:
                assert_never(event)

    def _calm_down(self) -> None:
        """Play the music of a search; it is tenser with less than half of the cards left."""
        if not self._view.last_search:
            self._set_music(SEARCH if sum(self._view.piles) < DECK_SIZE / 2 else CALM)

    def _set_music(self, intensity: float) -> None:
        set_music_intensity(self._sound, self._setup.game, intensity)

    def _open_cards(self, *, last: bool) -> None:
        self._sound.play("card_flip")
        if last:
            self._set_music(CLOSE)
            self._sound.voice("v_last_search")
        elif self._new_round:
            self._sound.voice(SHOUTS[self._slaps % len(SHOUTS)])
        self._new_round = False

    def _hit(self, seat: Seat, at_ms: int) -> None:
        """Slap the diamond: the announcer stops, the cards jump and the table shakes."""
        if seat != TABLE:
            self._photo.pressed(seat, at_ms, first=len(self._view.pressed) <= 1)
        self._sound.hush()
        self._sound.play(SLAPS[self._slaps % len(SLAPS)])
        self._slaps += 1
        if seat != TABLE:
            self._gloves.slap(seat, stays=self._view.grabber is None)
            pad = self.seating.chairs[seat].pad
            if pad is not None:
                self._shell.controls.rumble(pad, 0.4, 0.8, 90)
        if not self._shell.settings.value.still:
            self.table.slap()
            self._shake_ms = SHAKE_MS
        self._burst(self.table.layout.diamond, 14, 420)

    def _burst(self, at: Point, count: int, speed: float) -> None:
        if not self._shell.settings.value.still:
            self._sparks.burst(at, self._shell.assets.scaled("table/spark", (24, 24)), count, speed)
