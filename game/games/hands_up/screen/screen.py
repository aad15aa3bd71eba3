"""Hands Up on the screen: turns what happens into pictures and sound, and hands into actions."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

import pygame

from game.core.board import Board
from game.core.kernel import TABLE, Seat, Setup
from game.games.hands_up.rules import events as happened
from game.games.hands_up.rules.actions import Action, Grab, Slap
from game.games.hands_up.rules.cards import DECK_SIZE, Sign
from game.games.hands_up.rules.state import Phase, View
from game.games.hands_up.screen.centre import Centre
from game.games.hands_up.screen.hands import Hands
from game.games.hands_up.screen.hud import PAUSE, Hud, corner_of, seat_colour
from game.games.hands_up.screen.letters import draw_letters, letters
from game.games.hands_up.screen.photo import PhotoStrip
from game.games.hands_up.screen.pictures import Finger
from game.games.hands_up.screen.prompt_panel import PromptPanel, Said
from game.games.hands_up.screen.prompts import Prompts
from game.games.hands_up.screen.table import CardTable
from game.games.hands_up.screen.table_input import TableInput
from game.match.session import Happened
from game.shell.controls import now_ms
from game.shell.devices import Command
from game.shell.services import Shell
from game.shell.theme import AMBER, RED, WHITE
from game.table.music_layers import CALM, CLOSE, SEARCH, set_music_intensity
from game.table.particles import Particles
from game.table.screen import asks_for_pause, is_press
from game.table.seating import Seating

VERDICT_MS = 1_300.0
"""How long everybody looks at a catch or a false alarm before the search goes on."""
WHISPER_MS = 1_500.0
SEEN_MS = 450.0
"""A verdict cannot be skipped before it was on the screen for so long."""
FASTEST = 4.0
"""Even with animations "at once" a verdict stands long enough to be read."""
LEAP_MS = 10_000.0
"""In so long every hand has arrived."""
SHAKE_MS, SHAKE_PX = 220.0, 7
TICKING_MS = 3_000
POWER_CARD = (54, 76)
WRONG = Finger(RED, "cross", WHITE)
OVER_TITLE = (520, 26, 880, 68)
"""The game's name, which nobody needs in the midst of it; not the power below it."""
SLAPS = ("slap", "slap_2", "slap_3")
SHOUTS = ("v_hands_up", "v_hands_up_2")


class HandsUpScreen:
    """The table, the hands, the prompt and the sounds of one match."""

    idle_ms = 100.0
    caption_room = (140, 102, 1640, 80)
    """Above the cards: nothing may cover what everybody searches. Over the title, where there is one."""
    badge_at = (200, 893)
    dirty: Sequence[pygame.Rect] | None = None
    pause_button: pygame.Rect | None = PAUSE

    def __init__(self, shell: Shell, setup: Setup, board: Board, seating: Seating, view: View) -> None:
        self._shell = shell
        self._setup = setup
        self._view = view
        self._table = CardTable(shell.assets, board, view)
        layout = self._table.layout
        if layout.title is not None:
            self.caption_room = OVER_TITLE
        looks = tuple(seat.look for seat in setup.seats)
        self._hands = Hands.around(shell.assets, layout, looks, view.pressed)
        self._hud = Hud(shell, layout, setup.seats)
        self._panel = PromptPanel(shell, layout)
        self._input = TableInput(seating)
        self._prompts = Prompts(shell, setup.seats)
        self._photo = PhotoStrip(shell, setup.seats)
        self._sparks = Particles()
        self._said: Said | None = None
        self._said_ms = 0.0
        self._wrong: tuple[int, ...] = ()
        """The cards of a false alarm, marked as long as it is talked of."""
        self._whisper: Said | None = None
        """A word to one player, while the clock runs on."""
        self._whisper_ms = 0.0
        self._shake_ms = 0.0
        self._centre = Centre(shell, layout, view)
        self._time_left: int | None = None
        self._time_whole = 1
        self._slaps = 0
        self._fresh_round = True

    @property
    def seating(self) -> Seating:
        """Which hand plays which seat."""
        return self._input.seating

    def reseat(self, seating: Seating) -> None:
        """Let other hands play."""
        self._input.seating = seating

    @property
    def busy(self) -> bool:
        """True while something is shown that everybody must see before time goes on."""
        return self._table.dealing or self._said_ms > 0 or self._photo.showing

    def attentive(self, view: View) -> bool:
        """True in the blink in which somebody else may hit the diamond too."""
        return view.phase is Phase.FINISH

    @property
    def keys_are_up(self) -> bool:
        """Whether every grab key has been let go, as a flip demands."""
        return self._view.phase is Phase.COIN or not any(
            self._shell.controls.held(device, code) for device, code in self._input.grab_keys(self._view)
        )

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different."""
        parts = (self._table, self._hands, self._sparks, self._centre)
        said = self._said_ms > 0 or self._whisper is not None or self._photo.showing
        return said or self._shake_ms > 0 or any(part.moving for part in parts)

    def handle(self, command: Command) -> Iterable[tuple[Seat, Action]] | None:
        """Pause, skip what is shown, or ask the rules for something."""
        if asks_for_pause(command, self.pause_button):
            return None
        if self.busy and is_press(command):
            self.skip()
            return ()
        return self._actions(command)

    def _actions(self, command: Command) -> Iterator[tuple[Seat, Action]]:
        if not self.busy:
            yield from self._input.actions_for(command, self._view, self._table.layout)

    def refuse(self, seat: Seat, action: Action, reason: str) -> None:
        """Tell a hand that came down in vain why it did not count."""
        key = f"hands-up.why.{reason}"
        if not isinstance(action, Grab | Slap) or not self._shell.words.has(key):
            return
        name = self._setup.seats[seat].name if seat >= 0 else ""
        heading = self._shell.words("hands-up.prompt.in-vain")
        self._whisper = Said(heading, self._shell.words(key, name=name))
        self._whisper_ms = WHISPER_MS
        self._shell.sound.play("error")

    def show(self, done: Happened, view: View) -> None:
        """Start the pictures and sounds of what was done; `view` is the table afterwards."""
        was_dark, self._view = _is_dark(self._view), view
        self._table.show(view)
        for event in done.events:
            self._show(event, done.at_ms)
        if was_dark and not _is_dark(view):
            self._shell.sound.play("lights_on")
        if view.phase is not Phase.POINT:
            self._input.cursor = None

    def skip(self) -> None:
        """Jump to the end of what is being shown, once it could be seen."""
        if self._said_ms > VERDICT_MS - SEEN_MS or self._table.dealing:
            return
        self._table.rest()
        self._said_ms = 0.0
        self._photo.hide()
        self._sparks.clear()

    def show_time(self, left_ms: int | None, whole_ms: int) -> None:
        """What is left of the time that runs; the last seconds tick."""
        self._tick_down(left_ms)
        self._time_left, self._time_whole = left_ms, max(1, whole_ms)

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        settings = self._shell.settings.value
        at_once = settings.pace == math.inf or settings.still
        if at_once:
            self._table.finish()
        own_ms = dt_ms * min(settings.pace, FASTEST)
        way_ms = LEAP_MS if at_once else own_ms
        self._table.update(own_ms)
        self._hands.update(way_ms)
        self._sparks.update(own_ms)
        self._photo.update(own_ms)
        self._shake_ms = max(0.0, self._shake_ms - own_ms)
        self._said_ms = max(0.0, self._said_ms - own_ms)
        self._whisper_ms = max(0.0, self._whisper_ms - dt_ms)
        if self._whisper_ms == 0.0:
            self._whisper = None
        self._centre.update(way_ms, self._view, self._time_left, self._time_whole)

    def draw(self, canvas: pygame.Surface) -> None:
        """The whole table."""
        sample = self._shell.controls.sample
        picker = self._picker()
        self._table.draw_resting(canvas, picker)
        sample()
        self._table.draw_piles(canvas)
        self._centre.draw(canvas)
        self._hud.draw_labels(canvas, self._view.piles)
        self._table.draw_moving(canvas, picker)
        sample()
        self._draw_hud(canvas)
        sample()
        slots = self._table.layout.slots
        self._hands.draw(canvas, self._view.grabber, [slots[slot] for slot in self._view.open_cards])
        if not self._photo.showing:
            self._draw_letters(canvas)
        sample()
        self._table.draw_flying(canvas)
        self._sparks.draw(canvas)
        self._photo.draw(canvas)
        if self._shake_ms > 0:
            swing = math.sin(self._shake_ms / 18) * SHAKE_PX * self._shake_ms / SHAKE_MS
            canvas.scroll(round(swing), round(swing / 2))

    def _show(self, event: object, at_ms: int) -> None:
        match event:
            case happened.CardFlipped(seat, slot, card):
                self._table.deal(seat, slot, card)
                if card.sign is Sign.LIGHTS_OFF and self._view.terms.power:
                    self._shell.sound.play("lights_off")
            case happened.CardsOpen(last):
                self._open_cards(last=last)
            case happened.Pressed(seat):
                self._hit(seat, at_ms)
            case happened.Slapped():
                self._hit(TABLE, at_ms)
            case happened.PhotoFinish():
                self._photo.show(event)
                self._shell.sound.play("shutter" if event.by == "won-cards" else "coin_toss")
                self._shell.sound.play("crowd_gasp", volume=0.6)
                self._shell.sound.voice("v_photo_finish")
            case happened.Grabbed(seat):
                self._hands.take(seat)
                self._photo.forget()
                self._input.grabbed_at_ms = now_ms()
                self._strain(CLOSE)
                self._shell.sound.voice(f"v_seat_{self._setup.seats[seat].look}")
            case _:
                self._show_fingers(event)
                self._show_verdict(event)

    def _show_fingers(self, event: object) -> None:
        match event:
            case happened.Pointed(seat, slot):
                self._hands.point(seat, self._table.layout.slots[slot])
                self._shell.sound.play("click")
            case happened.Unpointed():
                self._shell.sound.play("back")
            case happened.SeatReady():
                self._shell.sound.play("ready", volume=0.6)

    def _show_verdict(self, event: object) -> None:
        match event:
            case happened.Caught(seat, slots, cards, camera, bonus):
                taken = slots if bonus is None else (*slots, bonus)
                self._table.take(taken, cards, seat)
                self._celebrate(slots, camera=camera)
            case happened.FalseAlarm(seat, _, lost, late):
                self._table.throw_away(lost, seat)
                self._shell.sound.play("buzzer" if late else "false_alarm")
                self._shell.sound.voice("v_false_alarm")
            case happened.NobodyClaimed():
                self._photo.forget()
                self._shell.sound.play("diamond_back")
            case happened.RoundEnded():
                self._fresh_round = True
            case _:
                return
        if not self._view.last_search:
            self._strain(self._search)
        said = self._prompts.after(event)
        if said is not None:
            self._said, self._said_ms = said, VERDICT_MS
            self._wrong = event.slots if isinstance(event, happened.FalseAlarm) else ()

    @property
    def _search(self) -> float:
        """How tense a search is: from half of the cards on a little."""
        return SEARCH if sum(self._view.piles) < DECK_SIZE / 2 else CALM

    def _strain(self, tension: float) -> None:
        set_music_intensity(self._shell.sound, self._setup.game, tension)

    def _open_cards(self, *, last: bool) -> None:
        sound = self._shell.sound
        sound.play("card_flip")
        if last:
            self._strain(CLOSE)
            sound.voice("v_last_search")
        elif self._fresh_round:
            sound.voice(SHOUTS[self._slaps % len(SHOUTS)])
        self._fresh_round = False

    def _hit(self, seat: Seat, at_ms: int) -> None:
        """A hand comes down: nobody shouts any more; a jump of the cards, a shaking table."""
        self._photo.pressed(seat, at_ms)
        self._shell.sound.hush()
        self._shell.sound.play(SLAPS[self._slaps % len(SLAPS)])
        self._slaps += 1
        if seat != TABLE:
            self._hands.slap(seat)
            self._rumble(seat)
        if not self._shell.settings.value.still:
            self._table.slap()
            self._shake_ms = SHAKE_MS
            spark = self._shell.assets.scaled("table/spark", (24, 24))
            self._sparks.burst(self._table.layout.diamond, spark, 14, 420)

    def _rumble(self, seat: Seat) -> None:
        pad = self.seating.chairs[seat].pad
        if pad is not None:
            self._shell.controls.rumble(pad, 0.4, 0.8, 90)

    def _celebrate(self, slots: tuple[int, ...], *, camera: bool) -> None:
        self._shell.sound.play("camera" if camera else "caught")
        if not camera:
            self._shell.sound.voice("v_theft_incident")
        if not self._shell.settings.value.still:
            spark = self._shell.assets.scaled("table/spark", (24, 24))
            for slot in slots:
                self._sparks.burst(self._table.layout.slots[slot], spark, 10, 300)

    def _tick_down(self, time_left: int | None) -> None:
        """A tick at each of the last three seconds to point."""
        before, now = self._time_left, time_left
        if self._view.phase is not Phase.POINT or before is None or now is None or now > TICKING_MS:
            return
        if before // 1000 != now // 1000:
            self._shell.sound.play("countdown")

    def _picker(self) -> dict[int, Finger]:
        """The cards that are pointed at, in the colour of the one who points; or those of a false alarm."""
        grabber = self._view.grabber
        if grabber is None:
            return dict.fromkeys(self._wrong, WRONG) if self._said_ms > 0 else {}
        return dict.fromkeys(self._view.pointed, Finger(seat_colour(self._setup.seats[grabber].look)))

    def _prompt(self) -> Said:
        """What has just happened, else a word to one player, else what is to be done."""
        if self._said_ms > 0 and self._said:
            return self._said
        if self._photo.showing and self._view.grabber is not None:
            return self._prompts.photo(self._view.grabber)
        keys_down = not self.keys_are_up
        return self._whisper or self._prompts.now(self._view, self.seating, keys_down=keys_down)

    def _draw_hud(self, canvas: pygame.Surface) -> None:
        view, seats = self._view, self._setup.seats
        corners = tuple(
            corner_of(
                self._shell,
                view,
                seat,
                ai=one.player == "ai",
                on_the_way=self._table.on_the_way(Seat(seat)),
            )
            for seat, one in enumerate(seats)
        )
        self._hud.draw_corners(canvas, corners, self.seating.chairs)
        self._hud.draw_title(canvas, view)
        self._hud.draw_pause(canvas)
        self._panel.draw(canvas, self._prompt(), power=view.terms.power)
        power = "cards/power_on" if view.terms.power else "cards/power_off"
        card = self._shell.assets.scaled(power, POWER_CARD)
        canvas.blit(card, card.get_rect(center=self._table.layout.power))

    def _draw_letters(self, canvas: pygame.Surface) -> None:
        """The key of each open card, while somebody with a keyboard points; the cursor of the others."""
        view = self._view
        if view.grabber is None or self.seating.chairs[view.grabber].kind == "ai":
            return
        layout = self._table.layout
        if self._input.cursor in view.open_cards and self._input.cursor is not None:
            frame = pygame.Rect((0, 0), layout.card_size).inflate(22, 22)
            frame.center = layout.slots[self._input.cursor]
            pygame.draw.rect(canvas, AMBER, frame, 5, border_radius=20)
        if self.seating.chairs[view.grabber].kind == "keyboard":
            draw_letters(canvas, self._shell, layout, letters(view, layout, self.seating))


def _is_dark(view: View) -> bool:
    """With Power on, a Lights Off card lies open."""
    return view.terms.power and any(card.sign is Sign.LIGHTS_OFF for card in view.open_cards.values())
