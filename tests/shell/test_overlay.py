import pygame
import pytest

from game.shell.overlay import Overlay
from game.shell.picture import Picture
from game.shell.services import Shell

ROOM = (140, 884, 1640, 100)


@pytest.fixture
def overlay(shell: Shell) -> Overlay:
    for name in ("slap", "whistle", "tick", "door", "train"):
        shell.words.sentences[f"caption.{name}"] = f"[{name}]"
    return Overlay(shell)


def shown(overlay: Overlay) -> list[str]:
    return [key.removeprefix("caption.") for key in overlay.captions]


def drawn(overlay: Overlay) -> pygame.Rect:
    """Where something can be seen."""
    canvas = Picture((1920, 1080), pygame.SRCALPHA)
    overlay.draw(canvas, ROOM)
    return canvas.get_bounding_rect()


def test_captions_can_be_turned_off(shell: Shell, overlay: Overlay) -> None:
    shell.settings.change(captions=False)
    overlay.caption("slap")
    assert shown(overlay) == []


def test_captions_stand_where_the_scene_has_room_for_them(overlay: Overlay) -> None:
    canvas = Picture((1920, 1080), pygame.SRCALPHA)
    overlay.caption("slap")
    overlay.draw(canvas, (100, 540, 300, 100))
    drawn = canvas.get_bounding_rect()
    assert drawn.bottom == 640
    assert drawn.centerx == 250


def test_of_many_captions_the_last_two_are_shown(overlay: Overlay) -> None:
    for name in ("slap", "whistle", "tick"):
        overlay.caption(name)
    assert shown(overlay) == ["whistle", "tick"]


def test_the_caption_of_a_clue_stands_as_long_as_the_clue_sounds(overlay: Overlay) -> None:
    overlay.caption("door", 3900)
    overlay.caption("slap")
    overlay.update(3800)
    assert shown(overlay) == ["door"]
    overlay.update(200)
    assert shown(overlay) == []


def test_no_effect_takes_the_place_of_a_clues_caption(overlay: Overlay) -> None:
    overlay.caption("door", 3900)
    for name in ("slap", "whistle", "tick"):
        overlay.caption(name)
    assert shown(overlay) == ["door", "tick"]


def test_the_caption_of_a_clue_ends_with_the_next_clue(overlay: Overlay) -> None:
    overlay.caption("door", 3900)
    overlay.caption("train", 2000)
    assert shown(overlay) == ["train"]


def test_after_a_clue_two_effects_are_captioned_again(overlay: Overlay) -> None:
    overlay.caption("door", 2000)
    overlay.update(2100)
    for name in ("slap", "whistle", "tick"):
        overlay.caption(name)
    assert shown(overlay) == ["whistle", "tick"]


def test_a_clue_that_is_played_is_captioned_until_it_is_over(shell: Shell, overlay: Overlay) -> None:
    shell.sound.play("train", "clues", take=2)
    overlay.update(shell.sound.files.length_ms("train") - 100)
    assert shown(overlay) == ["train"]


def test_a_notice_is_shown_and_goes_away(shell: Shell, overlay: Overlay) -> None:
    shell.notices.tell("Nobody is here.")
    overlay.update(16)
    assert drawn(overlay)
    overlay.update(10_000)
    assert not drawn(overlay)


def test_the_caption_of_a_line_stands_as_long_as_it_is_said_and_leaves_that_of_a_clue_alone(
    shell: Shell, overlay: Overlay
) -> None:
    shell.sound.voice("v_radio_jailbreak")
    overlay.update(shell.sound.files.length_ms("v_radio_jailbreak") - 100)
    overlay.caption("door", 3900)
    assert shown(overlay) == ["v_radio_jailbreak", "door"]
    overlay.caption("v_winner", 1400)
    overlay.update(2000)
    assert shown(overlay) == ["door"]
