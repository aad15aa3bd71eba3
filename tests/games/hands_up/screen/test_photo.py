"""The photo-finish strip."""

from __future__ import annotations

from typing import Any, ClassVar

import pygame
import pytest

from game.core.kernel import Seat
from game.games.hands_up.rules.events import PhotoFinish
from game.games.hands_up.screen.layout import layout_for
from game.games.hands_up.screen.photo import SHOWN_MS, PhotoStrip
from game.games.library import load_board
from game.shell.picture import Picture, set_pixel_scale
from game.shell.services import Shell
from tests.games.hands_up.tables import ANN, BOB, CAT, hands_up


def said(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, presses: list[tuple[Seat, int]], event: PhotoFinish
) -> list[str]:
    """Every line that the strip writes."""
    lines: list[str] = []
    draw = shell.text.draw_line

    def note(canvas, text, *args, **more):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN002, ANN003, ANN202
        lines.append(text)
        return draw(canvas, text, *args, **more)

    monkeypatch.setattr(shell.text, "draw_line", note)
    strip = PhotoStrip(shell, hands_up(3).seats, (960, 521))
    for number, (seat, at_ms) in enumerate(presses):
        strip.pressed(seat, at_ms, first=number == 0)
    strip.show(event)
    assert strip.showing
    strip.draw(Picture((1920, 1080)))
    strip.update(SHOWN_MS)
    assert not strip.showing
    return lines


def test_the_photo_strip_shows_each_hand_s_milliseconds(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = PhotoFinish((ANN, BOB, CAT), ANN, "first")
    lines = said(shell, monkeypatch, [(ANN, 1_000), (BOB, 1_004), (CAT, 1_371)], event)
    assert lines == ["PHOTO FINISH", "0 ms", "+4 ms", "+371 ms"]


def test_presses_of_one_batch_have_the_same_time(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    event = PhotoFinish((ANN, BOB), BOB, "coin")
    assert said(shell, monkeypatch, [(ANN, 1_000), (BOB, 1_000)], event).count("0 ms") == 2


def test_a_new_race_forgets_the_hands_of_the_last_one(shell: Shell) -> None:
    strip = PhotoStrip(shell, hands_up(3).seats, (960, 521))
    for seat, at_ms, first in ((CAT, 500, True), (ANN, 9_000, True), (BOB, 9_050, False)):
        strip.pressed(seat, at_ms, first=first)
    strip.show(PhotoFinish((ANN, BOB), ANN, "first"))
    assert strip.event is not None
    assert CAT not in strip.event.seats


def test_a_strip_of_a_match_that_was_loaded_shows_the_same_time_for_all(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = PhotoFinish((CAT, ANN), CAT, "won-cards")
    assert said(shell, monkeypatch, [], event).count("0 ms") == 2


@pytest.mark.parametrize("scale", [100, 200])
def test_the_strip_of_six_hands_fits_between_the_cards(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    layout = layout_for(load_board("hands_up"), 6)
    strip = PhotoStrip(shell, hands_up(6).seats, layout.diamond)
    strip.show(PhotoFinish(tuple(Seat(seat) for seat in range(6)), ANN, "first"))
    canvas = Picture((1920, 1080), pygame.SRCALPHA)
    strip.draw(canvas)
    drawn = canvas.surface.get_bounding_rect(min_alpha=200)
    for at in layout.slots:
        card = pygame.Rect((0, 0), layout.card_size)
        card.center = at
        assert not card.colliderect(drawn)


class NotingPixels(Picture):
    """A canvas that notes how many pixels to a point all that is drawn on it has."""

    scales: ClassVar[set[float]] = set()

    def blit(self, source: Picture, *place: Any) -> pygame.Rect:  # noqa: ANN401
        self.scales.add(source.scale)
        return super().blit(source, *place)


def test_the_photo_strip_is_sharp_in_a_window_that_has_grown(shell: Shell) -> None:
    strip = PhotoStrip(shell, hands_up(3).seats, (960, 521))
    strip.pressed(ANN, 0, first=True)
    strip.pressed(BOB, 9, first=False)
    strip.show(PhotoFinish((ANN, BOB), ANN, "first"))
    strip.draw(Picture((1920, 1080)))
    set_pixel_scale(2.0)
    canvas = NotingPixels((1920, 1080))
    strip.draw(canvas)
    assert canvas.scales == {2.0}
