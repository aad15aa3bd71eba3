"""The photo-finish strip."""

from __future__ import annotations

import pytest

from game.core.kernel import TABLE, Seat
from game.games.hands_up.rules.events import PhotoFinish
from game.games.hands_up.screen.photo import SHOWN_MS, PhotoStrip
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
    strip = PhotoStrip(shell, hands_up(3).seats)
    for seat, at_ms in presses:
        strip.pressed(seat, at_ms)
    strip.show(event)
    assert strip.showing
    strip.update(SHOWN_MS)
    assert not strip.showing
    return lines


def test_the_photo_strip_shows_who_was_how_much_later(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    event = PhotoFinish((ANN, BOB), BOB, "won-cards")
    lines = said(shell, monkeypatch, [(ANN, 1_000), (BOB, 1_004)], event)
    assert lines.index("Jimmy") < lines.index("Sandra")
    assert lines.count("0 ms") == lines.count("+4 ms") == 1


def test_the_photo_strip_says_why_the_first_press_was_not_enough(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = PhotoFinish((ANN, BOB), BOB, "won-cards")
    lines = said(shell, monkeypatch, [(ANN, 1_000), (BOB, 1_004)], event)
    assert "Under 8 ms is a tie. Sandra has the fewest cards." in lines


def test_presses_of_one_batch_have_the_same_time(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    event = PhotoFinish((ANN, BOB), BOB, "coin")
    assert said(shell, monkeypatch, [(ANN, 1_000), (BOB, 1_000)], event).count("0 ms") == 2


def test_the_press_of_the_shared_key_is_the_claimers(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    event = PhotoFinish((CAT, ANN), CAT, "won-cards")
    lines = said(shell, monkeypatch, [(TABLE, 1_000), (ANN, 1_003)], event)
    assert lines.index("Pepper") < lines.index("Jimmy")


def test_a_strip_of_a_match_that_was_loaded_shows_the_same_time_for_all(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = PhotoFinish((CAT, ANN), CAT, "won-cards")
    assert said(shell, monkeypatch, [], event).count("0 ms") == 2
