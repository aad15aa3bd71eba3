"""The virtual screen itself: what the window tests of the game rely on."""

import os
import sys
from pathlib import Path

import pygame
import pytest

from tests.xvfb import Screen

ECHO = """
import pygame
pygame.init()
canvas = pygame.display.set_mode((640, 360))
canvas.fill("red")
pygame.display.flip()
clock = pygame.Clock()
while True:
    for event in pygame.event.get():
        if event.type == pygame.KEYDOWN:
            print("key", pygame.key.name(event.key), flush=True)
        if event.type == pygame.KEYUP and event.key == pygame.K_SPACE:
            print("space is up", flush=True)
        if event.type == pygame.MOUSEBUTTONDOWN:
            print("click", *event.pos, event.button, flush=True)
        if event.type == pygame.TEXTINPUT:
            print("text", event.text, flush=True)
        if event.type == pygame.QUIT or event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            raise SystemExit(3)
    clock.tick(100)
"""
"""A program that says what is done to it."""

pytestmark = pytest.mark.window


def command(script: str) -> list[str]:
    return [sys.executable, "-c", script]


def test_keys_and_clicks_arrive_and_an_exit_code_comes_back(screen: Screen) -> None:
    program = screen.start(command(ECHO))
    assert program.size() == (640, 360)
    program.key("Return")
    program.wait_for(lambda: "key return" in program.output(), what="Return")
    program.click(200, 100)
    program.wait_for(lambda: "click 200 100 1" in program.output(), what="the click")
    program.type("aB")
    program.wait_for(lambda: "text B" in program.output(), what="the text")
    program.hold("space")
    program.wait_for(lambda: "key space" in program.output(), what="the held key")
    assert "space is up" not in program.output()
    program.let_go("space")
    program.wait_for(lambda: "space is up" in program.output(), what="the released key")
    program.key("Escape")
    assert program.wait_for_end() == 3


def test_the_picture_shows_the_window_in_the_corner(screen: Screen, tmp_path: Path) -> None:
    program = screen.start(command(ECHO))

    def corners() -> list[pygame.Color]:
        picture = pygame.image.load(program.screenshot(tmp_path / "screen.png"))
        assert picture.get_size() == (1920, 1080)
        return [picture.get_at(place) for place in ((0, 0), (639, 359), (640, 360))]

    program.wait_for(lambda: corners() == [pygame.Color("red")] * 2 + [pygame.Color("black")])


def test_a_program_that_dies_fails_with_what_it_said(screen: Screen) -> None:
    with pytest.raises(pytest.fail.Exception, match=r"(?s)ended with 1 before a window.*no loot left"):
        screen.start(command("raise SystemExit('no loot left')"))


def test_what_does_not_come_fails_with_what_was_said(screen: Screen) -> None:
    program = screen.start(command(ECHO))
    program.key("x")
    program.wait_for(lambda: "key x" in program.output())
    with pytest.raises(pytest.fail.Exception, match=r"(?s)the moon did not come within 0\.1 s.*key x"):
        program.wait_for(lambda: False, 0.1, "the moon")


def test_a_program_has_a_home_of_its_own(screen: Screen) -> None:
    assert screen.environment()["CAPER_CITY_HOME"] != os.environ["CAPER_CITY_HOME"]
    assert screen.environment()["CAPER_CITY_HOME"].startswith(str(screen.folder))
