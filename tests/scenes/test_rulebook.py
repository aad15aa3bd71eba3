"""The rulebook: pages that are filled well at any text size, and ways through them."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.games.library import GAMES
from game.scenes import tour
from game.scenes.rulebook import CONTENTS, PAGE, TEXT, RulebookScene, chapters
from game.scenes.rulebook_pages import STAR, TextArea, paginate
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import KEYBOARD, Command, Verb
from game.shell.picture import Picture
from game.shell.services import Shell

pytestmark = pytest.mark.medium

SCALES = (100, 125, 150, 200)


def opened(shell: Shell, game: str, scale: int = 100) -> RulebookScene:
    """One book with its pictures."""
    shell.settings.change(text_scale=scale)
    scene = SceneFactory(shell).rulebook(game)
    scene.draw(shell.window.canvas)
    return scene


def pages_of(area: TextArea, text: str) -> list[tuple[str, ...]]:
    """The lines of a text without pictures, a page each."""
    return [lines for lines, _ in paginate(area, text, lambda _pictures: 0)]


def library(shell: Shell, scale: int = 100) -> RulebookScene:
    """All books, without pictures."""
    shell.settings.change(text_scale=scale)
    scene = RulebookScene(shell, "stop-thief", dict.fromkeys(GAMES, lambda _chapter, _which: None))
    scene.draw(shell.window.canvas)
    return scene


def sizes(scene: RulebookScene) -> list[tuple[int, int, float]]:
    """How large the pictures of every page are: chapter, part and scale."""
    found = []
    for page in scene.pages:
        whole = scene.books[scene.game](page.chapter, page.pictures)
        scene.draw(scene.shell.window.canvas)
        if whole is not None and scene.picture is not None:
            found.append((page.chapter, page.part, scene.picture.get_height() / whole.get_height()))
        scene.act("next")
    return found


def press(scene: RulebookScene, verb: Verb) -> None:
    scene.handle(Command(verb, KEYBOARD))


# ---- pages ----


@pytest.mark.parametrize("game", GAMES)
def test_at_the_usual_size_every_chapter_is_one_page(shell: Shell, game: str) -> None:
    assert {page.parts for page in opened(shell, game).pages} == {1}


@pytest.mark.parametrize("game", GAMES)
def test_with_large_text_chapters_have_two_or_three_pages(shell: Shell, game: str) -> None:
    pages = opened(shell, game, 200).pages
    assert 1.8 < len(pages) / len(chapters(shell.words, game)) < 3.2


@pytest.mark.parametrize("game", GAMES)
def test_a_text_has_a_star_for_every_picture_of_its_chapter(shell: Shell, game: str) -> None:
    made = GAMES[game].ui().rulebook(shell.assets)
    for chapter in range(1, len(chapters(shell.words, game)) + 1):
        stars = shell.words(f"rulebook.{game}.{chapter}.text").count(STAR)
        assert made(chapter, slice(stars - 1, stars)) is not None
        assert made(chapter, slice(stars, None)) is None


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_picture_stands_on_the_page_of_the_sentence_it_belongs_to(
    shell: Shell, game: str, scale: int
) -> None:
    for page in opened(shell, game, scale).pages:
        said = " ".join(" ".join(page.lines).split())
        sentences = shell.words(f"rulebook.{game}.{page.chapter}.text").split(STAR)[1:]
        assert all(" ".join(words.split()[:3]) in said for words in sentences[page.pictures])
        assert STAR not in said


@pytest.mark.parametrize("scale", [150, 200])
@pytest.mark.parametrize("game", GAMES)
def test_with_large_text_no_picture_is_smaller_than_at_the_usual_size(
    shell: Shell, game: str, scale: int
) -> None:
    usual = {chapter: size for chapter, _, size in sizes(opened(shell, game))}
    found = sizes(opened(shell, game, scale))
    assert [(chapter, part) for chapter, part, size in found if size < 0.99 * usual[chapter]] == []


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_picture_keeps_clear_of_the_buttons_below(shell: Shell, game: str, scale: int) -> None:
    scene = opened(shell, game, scale)
    assert scene.text_bottom <= scene.form.get("next").rect.top - 12


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("game", GAMES)
def test_no_page_ends_with_a_question(shell: Shell, game: str, scale: int) -> None:
    ends = [page.lines[-1] for page in opened(shell, game, scale).pages]
    assert [end for end in ends if end.endswith("?")] == []


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_page_keep_clear_of_the_buttons_below(shell: Shell, game: str, scale: int) -> None:
    scene = opened(shell, game, scale)
    leading, top = shell.text.height("text", TEXT), scene.text_top
    for page in scene.pages:
        high = sum(leading if line else leading // 2 for line in page.lines)
        assert top + high <= scene.form.get("next").rect.top


def test_a_page_is_turned_between_paragraphs_rather_than_within_one() -> None:
    area = TextArea(20, 40, 10, len)
    text = "One is here. Two is.\n\nThree is here.\n\nFour is here. Five is."
    assert pages_of(area, text) == [
        ("One is here. Two is.", "", "Three is here."),
        ("Four is here.", "Five is."),
    ]


def test_two_pictures_that_have_no_room_together_stand_on_two_pages() -> None:
    area, text = TextArea(20, 40, 10, len), "*One is here. *Two is here."
    high = {1: 20, 2: 30}
    parts = paginate(area, text, lambda pictures: high[pictures.stop - pictures.start])
    assert parts == [(("One is here.",), slice(0, 1)), (("Two is here.",), slice(1, 2))]
    ((_, both),) = paginate(area, text, lambda _pictures: 20)
    assert both == slice(0, 2)


def test_a_sentence_keeps_its_picture_even_where_that_has_little_room() -> None:
    area = TextArea(20, 40, 10, len)
    parts = paginate(area, "Once. *A long story that has no end and no point", lambda _pictures: 30)
    assert parts[-1] == (("A long story that", "has no end and no", "point"), slice(0, 1))


def test_no_word_stands_alone_in_the_last_line_where_that_can_be_helped() -> None:
    area = TextArea(20, 99, 10, len)
    assert area.lines("Some words are here, alone.") == ("Some words are", "here, alone.")
    assert area.lines("Unbreakable, thoroughly.") == ("Unbreakable,", "thoroughly.")


def test_a_sentence_longer_than_a_page_goes_on_on_the_next() -> None:
    area = TextArea(10, 20, 10, len)
    assert pages_of(area, "one two three four five six seven") == [
        ("one two", "three"),
        ("four five", "six seven"),
    ]


# ---- ways ----


def test_no_key_is_named_for_two_things(shell: Shell) -> None:
    for scene in (library(shell), opened(shell, "hands-up")):
        verbs = Counter(verb for hint in scene.hints for verb in hint.verbs)
        assert set(verbs.values()) == {1}


def test_on_a_tab_the_hints_say_that_left_and_right_lead_to_another_game(shell: Shell) -> None:
    scene = library(shell)
    scene.form.set_focus("book:stop-thief")
    meant = {verb: hint.key for hint in scene.hints for verb in hint.verbs}
    assert meant[Verb.LEFT] == meant[Verb.RIGHT] == "rulebook.game"


def test_next_and_previous_go_round_from_book_to_book(shell: Shell) -> None:
    scene = library(shell)
    press(scene, Verb.RIGHT)
    names = []
    for verb in (Verb.NEXT, Verb.PREVIOUS, Verb.PREVIOUS):
        press(scene, verb)
        names.append(scene.game)
        assert (scene.form.focus, scene.page.chapter) == ("chapter:1", 1)
    assert names == ["cops-and-crooks", "stop-thief", "hands-up"]


def test_with_one_book_next_and_previous_turn_the_page(shell: Shell) -> None:
    scene = opened(shell, "hands-up")
    press(scene, Verb.NEXT)
    assert scene.page.chapter == 2
    press(scene, Verb.PREVIOUS)
    assert scene.page.chapter == 1


def test_a_button_that_turns_to_nothing_is_dim(shell: Shell) -> None:
    scene = opened(shell, "hands-up")

    def dim() -> tuple[bool, bool]:
        return bool(scene.form.get("previous").reason), bool(scene.form.get("next").reason)

    found = [dim()]
    for chapter in (2, 9):
        scene.act(f"chapter:{chapter}")
        found.append(dim())
    assert found == [(True, False), (False, False), (False, True)]


# ---- looks ----


@pytest.mark.parametrize("game", ["police-chase", "hands-up"])
@pytest.mark.parametrize("scale", SCALES)
def test_the_short_books_need_no_scrolling(shell: Shell, game: str, scale: int) -> None:
    rows = opened(shell, game, scale).form.rows
    assert max(row.rect.bottom for row in rows) <= CONTENTS.bottom


@pytest.mark.parametrize("scale", SCALES)
def test_all_tabs_have_letters_of_one_size_and_stand_over_the_page(shell: Shell, scale: int) -> None:
    tabs = [widget for widget in library(shell, scale).form.widgets if widget.id.startswith("book:")]
    assert len({tab.size for tab in tabs}) == 1  # type: ignore[attr-defined]
    assert all(PAGE.left < tab.rect.left and tab.rect.right < PAGE.right for tab in tabs)
    for tab in tabs:
        wide = shell.text.width(tab.label, "display", tab.size)  # type: ignore[attr-defined]
        assert wide + 2 * 16 <= tab.rect.w


def test_the_arrow_of_a_page_turner_is_in_its_middle(shell: Shell) -> None:
    turner = opened(shell, "hands-up").form.get("next")
    image = Picture((turner.rect.w + 40, turner.rect.h + 40), pygame.SRCALPHA)
    turner._write(shell, image)  # type: ignore[attr-defined]  # noqa: SLF001  (the arrow without its button)
    assert abs(image.get_bounding_rect().centerx - image.get_rect().centerx) <= 3


def test_a_picture_is_made_once_for_its_page(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = opened(shell, "hands-up")
    asked: list[int] = []
    monkeypatch.setitem(scene.books, "hands-up", lambda chapter, _which: asked.append(chapter))
    scene.draw(shell.window.canvas)
    assert asked == []


def test_the_tour_shows_every_page_of_a_book(shell: Shell) -> None:
    shell.settings.change(text_scale=200)
    factory = SceneFactory(shell)
    shown = [(name, scenes[0]) for name, scenes in tour.rulebook_pages(shell, factory, "hands-up")]
    assert [name for name, _ in shown][:3] == ["hands_up_rules_1", "hands_up_rules_1b", "hands_up_rules_2"]
    pages = [scene.number for _, scene in shown if isinstance(scene, RulebookScene)]
    assert pages == list(range(len(opened(shell, "hands-up", 200).pages)))
