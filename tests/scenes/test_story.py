"""The page with the story of a match: a list to walk through, and a chart that is drawn along."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace
from functools import cache
from typing import Any

import pygame
import pytest

from game.core.kernel import Outcome, Seat
from game.games.library import GAMES, finished, setup_from_text
from game.match.match import AnyMatch
from game.scenes.results import ResultsExits, ResultsScene
from game.scenes.story_chart import APART, SIGN, StoryChart
from game.scenes.story_lines import DASHES, faint, painted_line
from game.scenes.story_scene import DRAWN_MS, INSIDE, StoryRow, StoryScene, column_of
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, Verb
from game.shell.picture import Picture
from game.shell.scenes import Pop, Push, Quit
from game.shell.services import Shell
from game.shell.window import SIZE
from game.shell.words import Words
from game.table.looks import SEAT_LOOKS
from game.table.story import GREAT, Beat, Line, Story
from tests.manifests import replace_ui

pytestmark = pytest.mark.medium

PAD = Device("pad", 3, "Pad")
EXITS = ResultsExits(rematch=lambda: Pop("rematch"), lobby=lambda: Pop("seats"), title=Quit)
EVERY_GAME = tuple(GAMES)


@cache
def played(game: str) -> tuple[AnyMatch, Outcome]:
    return finished(setup_from_text(GAMES[game], "ai:hard,ai:hard,ai:hard", ""), 5)


def results(shell: Shell, game: str = "stop-thief") -> ResultsScene:
    return ResultsScene(shell, *played(game), EXITS)


def picture(shell: Shell, scene: StoryScene) -> bytes:
    scene.draw(shell.window.canvas)
    return pygame.image.tobytes(shell.window.canvas.surface, "RGB")


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_the_story_is_one_step_and_one_press_away(shell: Shell, device: Device) -> None:
    scene = results(shell)
    scene.handle(Command(Verb.LEFT, device))
    assert scene.form.focus == "story"
    move = scene.handle(Command(Verb.CONFIRM, device))
    assert isinstance(move, Push)
    assert isinstance(move.scene, StoryScene)


def test_a_click_opens_the_story(shell: Shell) -> None:
    scene = results(shell)
    at = scene.form.get("story").rect.center
    assert isinstance(scene.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=at)), Push)


def test_a_match_is_told_again_only_once(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[AnyMatch] = []
    tell = GAMES["stop-thief"].ui().story

    def watched(words: Words, match: AnyMatch, outcome: Outcome) -> Story:
        told.append(match)
        return tell(words, match, outcome)

    replace_ui(monkeypatch, "stop-thief", story=watched)
    scene = results(shell)
    scene.story()
    scene.story()
    assert len(told) == 1


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("scale", [100, 200])
def test_the_story_of_every_game_can_be_drawn_with_art_that_is_there(
    shell: Shell, game: str, scale: int, caplog: pytest.LogCaptureFixture
) -> None:
    shell.settings.change(text_scale=scale)
    scene = results(shell, game).story()
    scene.update(DRAWN_MS)
    for widget in scene.form.widgets:
        scene.form.set_focus(widget.id)
        scene.draw(shell.window.canvas)
    assert caplog.text == ""


def test_every_beat_can_be_reached_by_keys_and_is_then_seen_whole(shell: Shell) -> None:
    shell.settings.change(text_scale=200)
    scene = results(shell, "cops-and-crooks").story()
    seen = set()
    for _ in scene.story.beats:
        focused = scene.form.focused
        assert focused is not None
        seen.add(focused.id)
        assert scene.form.viewport.contains(focused.rect.move(0, -scene.form.scroll))
        scene.handle(Command(Verb.DOWN, KEYBOARD))
    assert len(seen) == len(scene.story.beats)


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_the_pictures_of_every_row_end_before_its_words_begin(shell: Shell, game: str, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    scene = results(shell, game).story()
    for row in scene.form.widgets:
        if isinstance(row, StoryRow):
            end = row.paint_pictures(shell, Picture(row.rect.size), row.rect.h // 2)
            assert end < row.rect.w - (0 if row.column.over else row.text.get_width())


def test_pictures_grow_with_large_text(shell: Shell) -> None:
    story = results(shell).story().story
    usual = column_of(shell, story)
    shell.settings.change(text_scale=200)
    assert column_of(shell, story).high > 1.3 * usual.high


def test_a_list_that_goes_on_says_how_many_more_there_are(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.settings.change(text_scale=200)
    scene = results(shell).story()
    said: list[str] = []
    draw = shell.text.draw_line

    def watched(canvas: Picture, text: str, *rest: Any, **more: Any) -> pygame.Rect:  # noqa: ANN401
        said.append(text)
        return draw(canvas, text, *rest, **more)

    monkeypatch.setattr(shell.text, "draw_line", watched)
    scene.draw(shell.window.canvas)
    assert [text for text in said if text.endswith(" more")]
    said.clear()
    scene.form.set_focus(f"beat:{len(scene.story.beats) - 1}")
    scene.draw(shell.window.canvas)
    assert not [text for text in said if text.endswith(" more")]


def test_rows_are_as_wide_as_the_list_when_nothing_scrolls(shell: Shell) -> None:
    match, _ = played("hands-up")
    story = results(shell, "hands-up").story().story
    short = StoryScene(shell, match.setup, replace(story, beats=story.beats[:2]), EXITS.rematch)
    assert short.form.get("beat:0").rect.w == short.list_rect.w - 2 * INSIDE


def test_the_two_buttons_stand_in_the_middle(shell: Shell) -> None:
    form = results(shell).story().form
    assert form.get("back").rect.left + form.get("rematch").rect.right == 1920


def test_no_line_of_the_chart_runs_under_its_axis(shell: Shell) -> None:
    scene = results(shell, "cops-and-crooks").story()
    chart = StoryChart(shell, scene.setup.seats, scene.story, scene.chart_rect)
    lines = enumerate(scene.story.lines)
    lowest = max(chart.place(number, *point)[1] for number, line in lines for point in line.points)
    assert lowest <= chart.plot.bottom


def test_no_sign_of_the_chart_lies_on_another(shell: Shell) -> None:
    scene = results(shell, "cops-and-crooks").story()
    chart = StoryChart(shell, scene.setup.seats, scene.story, scene.chart_rect)
    places = [place for signs in chart.signs for _, place in signs]
    assert all(math.dist(one, other) > SIGN for one, other in itertools.combinations(places, 2))


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("game", EVERY_GAME)
def test_only_numbers_stand_under_the_chart_what_they_count_stands_before_it(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, game: str, scale: int
) -> None:
    shell.settings.change(text_scale=scale)
    scene, line = results(shell, game).story(), shell.text.draw_line
    drawn: list[tuple[str, pygame.Rect]] = []

    def note(image, said, *args, **more):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN002, ANN003, ANN202
        drawn.append((said, line(image, said, *args, **more)))
        return drawn[-1][1]

    monkeypatch.setattr(shell.text, "draw_line", note)
    chart = StoryChart(shell, scene.setup.seats, scene.story, scene.chart_rect)
    plot = chart.plot.move(-scene.chart_rect.x, -scene.chart_rect.y)
    times = [(said, rect) for said, rect in drawn if rect.centery > plot.bottom + 10]
    assert {said for said, rect in times if rect.right > plot.left} <= set(map(str, range(1, 1000)))
    assert [said for said, rect in times if 0 < rect.left < rect.right < plot.left] == [chart.unit_label]


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_that_the_list_goes_on_is_said_only_once(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    form = results(shell).story().form
    below = range(form.viewport.bottom - form.rows[0].rect.h, form.viewport.bottom, 10)
    for y in below:
        form.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=(form.viewport.centerx, y)))
    assert form.scroll == 0
    form.handle(Command(Verb.WHEEL, MOUSE, amount=-1.0))
    assert form.scroll > 0


def chart_of(shell: Shell, story: Story, game: str = "stop-thief") -> StoryChart:
    return StoryChart(shell, played(game)[0].setup.seats, story, pygame.Rect(900, 120, 900, 700))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_line_ends_on_its_true_value(shell: Shell, game: str) -> None:
    story = results(shell, game).story().story
    chart = chart_of(shell, story, game)
    ends = [chart.place(number, *line.points[-1])[1] for number, line in enumerate(story.lines)]
    true = [chart.plot.bottom - chart.plot.h * line.points[-1][1] / chart.ticks[-1] for line in story.lines]
    assert ends == true


@pytest.mark.parametrize("game", EVERY_GAME)
def test_no_line_runs_more_than_a_little_beside_its_values(shell: Shell, game: str) -> None:
    story = results(shell, game).story().story
    chart = chart_of(shell, story, game)
    for number, line in enumerate(story.lines):
        for at, value in line.points:
            true = chart.plot.bottom - chart.plot.h * value / chart.ticks[-1]
            assert abs(chart.place(number, at, value)[1] - true) <= APART


LOOT = Line(((0, 50), (1, 45), (1, 44), (9, 30), (10, 28)))


def told(*beats: Beat) -> Story:
    return Story("turn", "The Loot", beats, (LOOT,))


def test_two_deeds_side_by_side_both_have_their_signs_the_last_on_the_line(shell: Shell) -> None:
    deeds = [Beat(at, Seat(number), "", weight=GREAT) for number, at in ((0, 9), (1, 10))]
    story = told(*deeds, Beat(10, Seat(2), "", weight=GREAT))
    chart = chart_of(shell, story)
    (signs,) = chart.signs
    assert len(signs) == 3
    assert signs[0][1] == chart.place(0, 10, 28)


def test_the_ring_is_where_the_line_was_just_then_not_at_the_end_of_the_turn(shell: Shell) -> None:
    beat = Beat(1, None, "45 are left", value=45)
    chart = chart_of(shell, told(beat))
    pointed = chart.pointed_at(beat)
    assert pointed is not None
    assert pointed.at == chart.place(0, 1, 45)


def test_no_line_can_be_seen_through_a_faint_sign(shell: Shell) -> None:
    badge = shell.assets.scaled("badges/jimmy", (SIGN, SIGN))
    assert faint(badge).get_at((SIGN // 2, SIGN // 2)).a > 250


def test_signs_are_drawn_after_all_lines(shell: Shell) -> None:
    story = results(shell, "cops-and-crooks").story().story
    chart = chart_of(shell, story, "cops-and-crooks")
    drawn: list[str] = []

    class Canvas(Picture):
        def blit(self, source: Picture, *how: Any, **more: Any) -> pygame.Rect:  # noqa: ANN401
            drawn.append("line" if source.width > chart.plot.w else "sign")
            return super().blit(source, *how, **more)

    chart.draw(shell.window.canvas, 1, None)
    chart.draw(Canvas(SIZE), 0.99, None)
    assert drawn == sorted(drawn)
    assert drawn.count("line") > len(story.lines)
    assert "sign" in drawn


def test_the_rows_keep_out_of_the_chart(shell: Shell) -> None:
    scene = results(shell).story()
    assert all(widget.rect.right < scene.chart_rect.left for widget in scene.form.widgets if ":" in widget.id)


def test_the_chart_is_drawn_within_a_second_and_then_rests(shell: Shell) -> None:
    scene = results(shell).story()
    first = picture(shell, scene)
    scene.update(DRAWN_MS / 2)
    assert scene.moving
    half = picture(shell, scene)
    scene.update(DRAWN_MS / 2)
    whole = picture(shell, scene)
    assert len({first, half, whole}) == 3
    assert not scene.moving


def test_with_reduced_motion_the_chart_is_there_at_once(shell: Shell) -> None:
    shell.settings.change(motion="reduced")
    scene = results(shell).story()
    assert not scene.moving
    first = picture(shell, scene)
    scene.update(100)
    assert picture(shell, scene) == first


def test_the_beat_that_has_the_focus_is_shown_in_the_chart(shell: Shell) -> None:
    scene = results(shell).story()
    scene.update(DRAWN_MS)
    shown = []
    for focus in ("beat:0", "beat:1"):
        scene.form.set_focus(focus)
        scene.draw(shell.window.canvas)
        shown.append(shell.window.canvas.part(scene.chart_rect).copy())
    assert pygame.image.tobytes(shown[0].surface, "RGB") != pygame.image.tobytes(shown[1].surface, "RGB")


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_back_leads_to_the_winners(shell: Shell, device: Device) -> None:
    assert results(shell).story().handle(Command(Verb.BACK, device)) == Pop()


def test_a_rematch_can_be_had_from_the_story(shell: Shell) -> None:
    scene = results(shell).story()
    scene.form.set_focus("rematch")
    assert scene.handle(Command(Verb.CONFIRM, KEYBOARD)) == Pop("rematch")


def test_a_match_in_which_nothing_mattered_has_a_page_too(shell: Shell) -> None:
    match, _ = played("hands-up")
    nothing = Story("flip", "Cards won", (), (Line(((0, 0),), name="Ann"), Line(((0, 0),), name="Bob")))
    scene = StoryScene(shell, match.setup, nothing, EXITS.rematch)
    scene.update(DRAWN_MS)
    scene.draw(shell.window.canvas)
    assert scene.form.focus == "back"


def test_every_character_has_a_line_that_is_known_without_its_colour() -> None:
    corners = [(8.0, 40.0), (180.0, 10.0), (292.0, 40.0)]
    lines = [painted_line((300, 50), corners, (40, 90, 160), DASHES.get(look, ())) for look in SEAT_LOOKS]
    assert len({pygame.image.tobytes(line.surface, "RGBA") for line in lines}) == len(SEAT_LOOKS)
