"""The vault of a hideout, where a crook chooses how much to leave or to take out."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.cops_and_crooks.rules.actions import Action, Deposit, Done, Withdraw
from game.games.cops_and_crooks.rules.money import wanted_after
from game.games.cops_and_crooks.rules.state import Crook
from game.games.cops_and_crooks.screen import layout
from game.shell import draw, paint
from game.shell.devices import Command, Verb
from game.shell.lru_cache import cached
from game.shell.motion import wave
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.text import Align
from game.shell.theme import AMBER, CREAM, GREEN, INK, Colour, Role
from game.table.board.panels import DIM, EDGE, FILL

PANEL = pygame.Rect(0, 0, 840, 520)
PANEL.center = layout.VIEW.center
TALLER = 84
"""How much taller the panel is for large text, when the buttons need two rows."""
HEAD = pygame.Rect(PANEL.x + 40, PANEL.y + 22, PANEL.w - 80, 70)
SAID = pygame.Rect(PANEL.x + 40, PANEL.y + 96, PANEL.w - 80, 58)
BAR = pygame.Rect(PANEL.x + 70, PANEL.y + 286, PANEL.w - 140, 22)
ENDS, LABEL, AMOUNT, MOST_GROWN = 310, 22, 36, 1.5
"""The width of the amounts at both ends of the slider, their sizes, and how much they grow."""
LABEL_Y, AMOUNT_Y = PANEL.y + 180, PANEL.y + 230
WANTED = pygame.Rect(PANEL.x + 40, PANEL.y + 330, PANEL.w - 80, 60)
KEYS = ("all-out", "nothing", "all-in", "ok")
KEY, LARGE_KEY = (186, 74), (376, 72)
DIMMED = 32
"""The alpha of the veil over the city behind the vault."""
JUMP = 10
"""How many steps up and down move at once."""
STEPS = {Verb.LEFT: -1, Verb.RIGHT: 1, Verb.UP: JUMP, Verb.DOWN: -JUMP}
BREATH_MS = 1_100.0
Visit = Deposit | Withdraw | Done


class Vault:
    """A slider from a full withdrawal over nothing to a full deposit."""

    def __init__(self, shell: Shell, legal: Sequence[Action], crook: Crook, stash: int, name: str) -> None:
        self._shell = shell
        self._name = name
        self._crook, self._stash = crook, stash
        out = [-action.amount for action in legal if isinstance(action, Withdraw)]
        into = [action.amount for action in legal if isinstance(action, Deposit)]
        self._amounts = [*reversed(out), 0, *into]
        """What can go into the hideout, negative for a withdrawal."""
        self._nothing = len(out)
        self._place = len(self._amounts) - 1 if into else self._nothing if Done() in legal else 0
        self._dragging = False

    @property
    def _large(self) -> bool:
        return self._shell.theme.text_scale > 1

    @property
    def chosen(self) -> Visit:
        """The action that a press takes."""
        amount = self._amounts[self._place]
        return Done() if not amount else Deposit(amount) if amount > 0 else Withdraw(-amount)

    def place_to_press(self, wanted: object) -> pygame.Rect:
        """The button that comes nearer to what a lesson waits for."""
        ends = {Withdraw: "all-out", Deposit: "all-in"}
        name = "ok" if self.chosen == wanted else ends.get(type(wanted), "nothing")
        return key_rects(large=self._large)[name]

    def handle(self, command: Command) -> Visit | None:
        """Move the slider, or return the chosen action."""
        verb = command.verb
        if verb is Verb.POINT:
            return self._handle_pointer(command)
        if not command.down:
            return None
        if verb in STEPS:
            self._move(self._place + STEPS[verb])
        elif verb in (Verb.NEXT, Verb.PREVIOUS):
            self._move(len(self._amounts) - 1 if verb is Verb.NEXT else 0)
        return self.chosen if verb is Verb.CONFIRM and not command.repeat else None

    def _move(self, place: int) -> None:
        place = max(0, min(len(self._amounts) - 1, place))
        if place != self._place:
            self._place = place
            self._shell.sound.play("tick", volume=0.4)

    def _handle_pointer(self, command: Command) -> Visit | None:
        pos = command.pos or (0, 0)
        if command.code == pygame.BUTTON_LEFT:
            self._dragging = command.down and BAR.inflate(40, 50).collidepoint(pos)
            if command.down and not self._dragging:
                return self._press(pos)
        if self._dragging and command.down:
            self._move(round((pos[0] - BAR.x) / BAR.w * (len(self._amounts) - 1)))
        return None

    def _press(self, pos: tuple[int, int]) -> Visit | None:
        keys = key_rects(large=self._large)
        name = next((name for name, rect in keys.items() if rect.collidepoint(pos)), None)
        ends = {"all-out": 0, "nothing": self._nothing, "all-in": len(self._amounts) - 1}
        if name in ends:
            self._move(ends[name])
        return self.chosen if name == "ok" else None

    def draw(self, canvas: Canvas, ms: float) -> None:
        """Draw the panel with the slider, both amounts and the buttons."""
        words = self._shell.words
        canvas.blit(_dim(), layout.VIEW)
        paint.draw_panel(canvas, panel_rect(large=self._large), FILL, EDGE, 26)
        title = words("cops-and-crooks.vault.title", name=self._name.upper())
        self._draw_boxed(canvas, title, "display", 40, HEAD, AMBER)
        deposit = self._amounts[self._place]
        key = "nothing-changes" if not deposit else "deposit" if deposit > 0 else "withdraw"
        said = words(f"cops-and-crooks.vault.{key}", amount=f"${abs(deposit):,}")
        self._draw_boxed(canvas, said, "text_bold", 34, SAID, CREAM)
        self._draw_end(canvas, "in-hand", self._crook.cash - deposit, BAR.left, "left")
        self._draw_end(canvas, "in-chest", self._stash + deposit, BAR.right, "right")
        self._draw_slider(canvas, ms)
        wanted = wanted_after(self._crook, self.chosen)
        fame = words(f"cops-and-crooks.vault.{'wanted' if wanted else 'unwanted'}")
        self._draw_boxed(canvas, fame, "text_bold", 26, WANTED, AMBER if wanted else GREEN)
        self._draw_keys(canvas)

    def _draw_boxed(
        self, canvas: Canvas, said: str, role: Role, size: int, box: pygame.Rect, colour: Colour
    ) -> None:
        line = self._shell.text.boxed(said, role, size, box.size, colour)
        paint.draw_centred(canvas, line, box.center)

    def _draw_slider(self, canvas: Canvas, ms: float) -> None:
        """Draw the bar and its knob, which has the focus."""
        paint.draw_panel(canvas, BAR, INK, CREAM, 10)
        rest, knob = self._x(self._nothing), self._x(self._place)
        moved = pygame.Rect(min(rest, knob), BAR.y + 6, abs(knob - rest), BAR.h - 12)
        draw.rect(canvas, AMBER, moved, border_radius=5)
        draw.rect(canvas, CREAM, (rest - 3, BAR.y - 8, 6, BAR.h + 16), border_radius=3)
        grow = round(2 * wave(ms, BREATH_MS))
        for colour, radius in ((self._shell.theme.palette.focus, 32 + grow), (INK, 27), (AMBER, 23)):
            draw.aacircle(canvas, colour, (knob, BAR.centery), radius)

    def _x(self, place: int) -> int:
        """The x of a place on the slider."""
        return BAR.x + round(place / max(1, len(self._amounts) - 1) * BAR.w)

    def _draw_keys(self, canvas: Canvas) -> None:
        keys, words = key_rects(large=self._large), self._shell.words
        said = {name: words(f"cops-and-crooks.vault.{name}") for name in keys}
        room = min(rect.w for rect in keys.values()) - 20
        px = self._shell.text.common_size(said.values(), "text_bold", 24, room)
        for name, rect in keys.items():
            hot = name == "ok"
            paint.draw_centred(
                canvas, paint.button_face(rect.size, AMBER if hot else FILL, CREAM, 16), rect.center
            )
            self._shell.text.draw_line(
                canvas, said[name], rect.center, "text_bold", px, INK if hot else CREAM,
                align="middle", fixed=True,
            )  # fmt: skip

    def _draw_end(self, canvas: Canvas, key: str, amount: int, x: int, align: Align) -> None:
        lines: tuple[tuple[str, int, Role, int, Colour], ...] = (
            (self._shell.words(f"cops-and-crooks.vault.{key}"), LABEL_Y, "text_bold", LABEL, DIM),
            (f"${amount:,}", AMOUNT_Y, "number", AMOUNT, GREEN),
        )
        for said, y, role, size, colour in lines:
            px = min(self._shell.theme.px(size), round(size * MOST_GROWN))
            self._shell.text.draw_line(
                canvas, said, (x, y), role, px, colour, align=align, max_width=ENDS, fixed=True
            )


@cached(1)
def _dim() -> Picture:
    veil = Picture(layout.VIEW.size)
    veil.fill(INK)
    veil.set_alpha(DIMMED)
    return veil


def panel_rect(*, large: bool = False) -> pygame.Rect:
    """Where the panel of the vault is."""
    return pygame.Rect(PANEL.topleft, (PANEL.w, PANEL.h + (TALLER if large else 0)))


def key_rects(*, large: bool = False) -> dict[str, pygame.Rect]:
    """Where its buttons are: side by side, or in two rows for large text."""
    panel, columns = panel_rect(large=large), 2 if large else len(KEYS)
    wide, high = LARGE_KEY if large else KEY
    step = (panel.w - 60 - wide) // (columns - 1), high + 12
    top = panel.bottom - 34 - high - (len(KEYS) // columns - 1) * step[1]
    return {
        name: pygame.Rect(panel.x + 30 + n % columns * step[0], top + n // columns * step[1], wide, high)
        for n, name in enumerate(KEYS)
    }
