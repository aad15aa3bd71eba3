from collections.abc import Callable

import pygame
import pytest

from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.text import CACHE_SIZE, balanced, without_lone_word, wrap


def test_a_no_break_space_keeps_a_number_with_its_name() -> None:
    assert wrap("Jazz or 1\u00a0First Bank", len, 10) == ["Jazz or", "1\u00a0First", "Bank"]


def test_words_wrap_at_the_width() -> None:
    assert wrap("grab the diamond", len, 8) == ["grab the", "diamond"]


def test_a_word_wider_than_the_line_is_broken() -> None:
    assert wrap("a donaudampfschiff", len, 6) == ["a", "donaud", "ampfsc", "hiff"]


def test_line_breaks_are_kept() -> None:
    assert wrap("one\n\ntwo", len, 20) == ["one", "", "two"]


def test_the_same_line_is_rendered_once(shell: Shell) -> None:
    assert shell.text.line("Hello") is shell.text.line("Hello")


def test_the_cache_is_bounded(shell: Shell) -> None:
    for number in range(CACHE_SIZE + 50):
        shell.text.line(str(number))
    assert len(shell.text.cache) == CACHE_SIZE


def test_a_line_shrinks_to_fit(shell: Shell) -> None:
    wide = shell.text.line("Stop thief", "text", 60)
    fitted = shell.text.line("Stop thief", "text", 60, max_width=wide.get_width() - 40)
    assert fitted.get_width() <= wide.get_width() - 40


def test_text_never_shrinks_under_18_pixels(shell: Shell) -> None:
    least = shell.theme.font("text", 18).height
    fitted = shell.text.line("A sentence that is far too long for this place", "text", 40, max_width=90)
    assert fitted.get_height() == least
    assert fitted.get_width() <= 90


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_running_text_grows_with_the_text_scale(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    assert shell.theme.px(24) == round(24 * scale / 100)


def test_a_boxed_text_is_fitted_anew_for_another_text_scale(shell: Shell) -> None:
    def height() -> int:
        return shell.text.boxed("Stop thief", "text", 20, (400, 90)).get_height()

    before = height()
    shell.settings.change(text_scale=200)
    assert height() > before
    shell.settings.change(text_scale=100)
    assert height() == before


def test_titles_grow_less_than_running_text(shell: Shell) -> None:
    shell.settings.change(text_scale=200)
    assert 58 < shell.theme.px(58) < 116


def test_fixed_text_does_not_grow(shell: Shell) -> None:
    before = shell.text.line("7", "number", 30, fixed=True).get_size()
    shell.settings.change(text_scale=200)
    assert shell.text.line("7", "number", 30, fixed=True).get_size() == before


def test_a_line_stands_with_the_middle_of_its_capitals_at_the_point(shell: Shell) -> None:
    canvas = Picture((400, 200))
    shell.text.draw_line(canvas, "HHH", (200, 100), "display", 60, (255, 255, 255), align="middle")
    ink = pygame.mask.from_threshold(canvas.surface, (255, 255, 255), (90, 90, 90, 255)).get_bounding_rects()
    box = ink[0].unionall(ink)
    assert abs(box.centery - 100) <= 2
    assert abs(box.centerx - 200) <= 3


SENTENCE = "Let go to hide. It hides by itself after eight seconds."


@pytest.mark.parametrize("width", range(12, 60))
def test_lines_in_the_middle_are_about_equally_long(width: int) -> None:
    greedy, even = wrap(SENTENCE, len, width), balanced(SENTENCE, len, width)
    assert " ".join(even) == SENTENCE
    assert len(even) == len(greedy)
    assert max(map(len, even)) - min(map(len, even)) <= max(map(len, greedy)) - min(map(len, greedy))


def test_no_word_is_broken_to_make_lines_equally_long() -> None:
    assert balanced("a diamond or two", len, 9) == ["a diamond", "or two"]


@pytest.mark.parametrize("lay", [balanced, without_lone_word])
def test_no_word_stands_alone_on_the_last_line(lay: Callable[..., list[str]]) -> None:
    assert wrap(SENTENCE, len, 50)[-1] == "seconds."
    assert " " in lay(SENTENCE, len, 50)[-1]


def test_a_last_line_is_not_very_short() -> None:
    text = "Plug the pad in again, or press a button on any free pad to take a seat."
    assert wrap(text, len, 65)[-1] == "a seat."
    assert without_lone_word(text, len, 65)[-1] == "to take a seat."


def test_a_word_stays_alone_where_company_has_no_room() -> None:
    assert without_lone_word("grab a diamond diamonds", len, 14) == ["grab a diamond", "diamonds"]


@pytest.mark.parametrize("lay", [balanced, without_lone_word])
def test_line_breaks_are_kept_in_laid_out_text(lay: Callable[..., list[str]]) -> None:
    assert lay("one\n\ntwo", len, 20) == ["one", "", "two"]
