from pathlib import Path

import pygame
import pytest

from game.shell.notices import Notices
from game.shell.overlay import Overlay
from game.shell.services import Shell
from game.shell.sound import VOICE_CHANNEL, Sound

ROOM = (140, 884, 1640, 100)


def test_without_a_device_the_game_runs_silent_and_says_so(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr("pygame.mixer.init", refuse)
    notices = Notices()
    sound = Sound(shell.settings, notices)
    sound.play("slap")
    sound.music("music_title")
    sound.update(16)
    notice = notices.take()
    assert notice is not None
    assert notice.key == "notice.no-sound"


def test_a_missing_sound_is_logged_once(shell: Shell, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        shell.sound.play("no-such-sound")
    assert [record.getMessage() for record in caplog.records] == ["no sound no-such-sound"]


def test_a_sound_that_cannot_be_heard_is_still_captioned(shell: Shell, tmp_path: Path) -> None:
    sound = Sound(shell.settings, shell.notices, tmp_path)
    heard: list[str] = []
    sound.on_caption = heard.append
    sound.play("slap")
    assert heard == ["slap"]


def test_captions_can_be_turned_off(shell: Shell) -> None:
    overlay = Overlay(shell)
    shell.words._sentences["caption.slap"] = "[slap]"
    overlay.caption("slap")
    assert overlay.stale
    overlay.draw(shell.window.canvas, ROOM)
    shell.settings.change(captions=False)
    overlay.caption("slap")
    assert not overlay.stale


def test_captions_stand_where_the_scene_has_room_for_them(shell: Shell) -> None:
    overlay, canvas = Overlay(shell), pygame.Surface((1920, 1080), pygame.SRCALPHA)
    shell.words._sentences["caption.slap"] = "[slap]"
    overlay.caption("slap")
    overlay.draw(canvas, (100, 540, 300, 100))
    drawn = canvas.get_bounding_rect()
    assert drawn.bottom == 640
    assert drawn.centerx == 250


def test_a_notice_is_shown_and_goes_away(shell: Shell) -> None:
    overlay = Overlay(shell)
    shell.notices.tell("Nobody is here.")
    overlay.update(16)
    assert overlay.stale
    overlay.draw(shell.window.canvas, ROOM)
    overlay.update(10_000)
    assert overlay.stale


def test_mono_can_be_changed_while_it_plays(shell: Shell) -> None:
    shell.settings.change(mono=True)
    shell.sound.update(16)
    opened = pygame.mixer.get_init()
    assert opened is not None
    assert opened[2] == 1


def test_a_second_line_waits_until_the_first_was_said(shell: Shell) -> None:
    channel = pygame.mixer.Channel(VOICE_CHANNEL)
    shell.sound.voice("v_hands_up")
    shell.sound.voice("v_winner")
    assert channel.get_sound() is shell.sound._sounds["v_hands_up"]
    assert channel.get_queue() is shell.sound._sounds["v_winner"]
