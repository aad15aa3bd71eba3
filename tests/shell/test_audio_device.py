"""A sound device that goes or comes while the game runs, and layers that keep their levels meanwhile."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.shell import audio_device
from game.shell.audio_device import LOOK_EVERY_MS
from game.shell.devices import Command
from game.shell.loop import FrameLoop
from game.shell.mixer import CLUE, MUSIC
from game.shell.picture import Canvas
from game.shell.scenes import Move, Scene
from game.shell.services import Shell

pytestmark = pytest.mark.medium

LOW, MID, HIGH = "music_stop_thief_low", "music_title", "music_stop_thief_high"
LOST = pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)


class Still(Scene):
    """A scene in which nothing happens."""

    def handle(self, command: Command) -> Move | None:
        return None

    def draw(self, canvas: Canvas) -> None:
        pass


@pytest.fixture
def plug(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Changes what SDL will find: `none` is no device at all."""
    return lambda driver: monkeypatch.setenv("SDL_AUDIODRIVER", driver)


def notices(shell: Shell) -> list[str]:
    said = []
    while (notice := shell.notices.take()) is not None:
        said.append(notice.key)
    return said


def music_levels(shell: Shell) -> dict[str, float]:
    """How loud each layer has become, once all are loaded and faded."""
    shell.sound.files.wait()
    for _ in range(3):
        shell.sound.update(LOOK_EVERY_MS / 2)
    return {layer.name: layer.level for layer in shell.sound.layers.playing}


def wait(shell: Shell, ms: float) -> None:
    for _ in range(round(ms / 100)):
        shell.sound.update(100)


# ---- a device goes ----


def test_a_device_that_goes_is_told_in_one_sentence_and_captions_go_on(
    shell: Shell, plug: Callable[[str], None]
) -> None:
    captions: list[str] = []
    shell.sound.on_caption = lambda name, _ms: captions.append(name)
    plug("none")
    shell.sound.device.handle(LOST)
    wait(shell, 10_000)
    shell.sound.play("door", "clues", take=2)
    shell.sound.voice("v_winner")
    assert not shell.sound.has_device
    assert notices(shell) == ["notice.sound-lost"]
    assert captions == ["door", "v_winner"]


def test_the_loop_hands_over_what_sdl_tells_of_devices(shell: Shell, plug: Callable[[str], None]) -> None:
    plug("none")
    pygame.event.clear()
    pygame.event.post(LOST)
    FrameLoop(shell, Still()).frame()
    assert not shell.sound.has_device


def test_where_there_is_another_device_the_game_goes_on_through_it(shell: Shell) -> None:
    shell.sound.device.handle(LOST)
    shell.sound.update(16)
    shell.sound.play("train", "clues")
    assert pygame.mixer.Channel(CLUE).get_busy()
    assert notices(shell) == ["notice.sound-moved"]


def test_a_clue_that_the_old_device_swallowed_is_heard_from_the_new_one(shell: Shell) -> None:
    shell.sound.play("train", "clues", take=2)
    wait(shell, 2000)
    shell.sound.device.handle(LOST)
    shell.sound.update(16)
    assert pygame.mixer.Channel(CLUE).get_sound() is shell.sound.files.get("train_2")
    assert shell.sound.ducking.level == 0
    wait(shell, 10_000)
    shell.sound.device.handle(LOST)
    shell.sound.update(16)
    assert not pygame.mixer.Channel(CLUE).get_busy()


@pytest.mark.parametrize(
    "event",
    [
        pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0),
        pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=1),
        pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0),
    ],
)
def test_a_microphone_or_somebody_elses_device_changes_nothing(shell: Shell, event: pygame.Event) -> None:
    shell.sound.play("train", "clues")
    shell.sound.device.handle(event)
    wait(shell, 4000)
    assert pygame.mixer.Channel(CLUE).get_sound() is shell.sound.files.get("train")
    assert notices(shell) == []


# ---- a device comes ----


def test_a_device_that_comes_is_found_within_seconds_and_told(
    shell: Shell, plug: Callable[[str], None]
) -> None:
    plug("none")
    shell.sound.reopen()
    wait(shell, 7000)
    plug("dummy")
    wait(shell, LOOK_EVERY_MS + 100)
    assert shell.sound.has_device
    assert notices(shell) == ["notice.sound-found"]
    shell.sound.play("train", "clues")
    assert pygame.mixer.Channel(CLUE).get_busy()


def test_a_device_that_sdl_tells_of_is_taken_at_once(shell: Shell, plug: Callable[[str], None]) -> None:
    plug("none")
    shell.sound.reopen()
    plug("dummy")
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    FrameLoop(shell, Still()).frame()
    assert shell.sound.has_device


def test_looking_for_a_device_never_starts_the_mixer_in_vain(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plug: Callable[[str], None]
) -> None:
    home = tmp_path / "not yet there"
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(home / "sound.raw"))
    plug("disk")
    shell.sound.reopen()
    opened: list[bool] = []
    monkeypatch.setattr(audio_device.AudioOutput, "open", lambda *_, mono: opened.append(mono))
    wait(shell, 20_000)
    assert opened == []
    home.mkdir()
    wait(shell, LOOK_EVERY_MS + 100)
    assert opened == [False]


# ---- the music ----


def test_music_comes_back_with_a_device_and_with_its_levels(
    shell: Shell, plug: Callable[[str], None]
) -> None:
    shell.sound.music(LOW, HIGH)
    shell.sound.set_layer_level(HIGH, 0.5)
    plug("none")
    shell.sound.device.handle(LOST)
    wait(shell, 4000)
    shell.sound.set_layer_level(LOW, 0.25)
    plug("dummy")
    wait(shell, LOOK_EVERY_MS + 100)
    assert music_levels(shell) == {LOW: 0.25, HIGH: 0.5}
    assert pygame.mixer.Channel(MUSIC[1]).get_busy()


def test_a_level_that_is_set_before_its_layer_is_loaded_holds(shell: Shell) -> None:
    shell.sound.set_layer_level(HIGH, 0.75)
    shell.sound.music(LOW, HIGH)
    assert music_levels(shell) == {LOW: 1.0, HIGH: 0.75}


def test_levels_survive_the_switch_to_mono(shell: Shell) -> None:
    shell.sound.music(LOW, HIGH)
    shell.sound.set_layer_level(HIGH, 0.75)
    music_levels(shell)
    shell.settings.change(mono=True)
    shell.sound.update(16)
    assert music_levels(shell) == {LOW: 1.0, HIGH: 0.75}


def test_a_game_may_have_three_layers(shell: Shell) -> None:
    shell.sound.music(LOW, MID, HIGH)
    shell.sound.set_layer_level(MID, 0.5)
    assert music_levels(shell) == {LOW: 1.0, MID: 0.5, HIGH: 0.0}


def test_the_next_match_begins_calm(shell: Shell) -> None:
    shell.sound.music(LOW, HIGH)
    shell.sound.set_layer_level(HIGH, 1.0)
    shell.sound.music()
    shell.sound.music(LOW, HIGH)
    assert music_levels(shell) == {LOW: 1.0, HIGH: 0.0}


def test_music_that_leaves_fades_away_while_the_next_begins(shell: Shell) -> None:
    shell.sound.music(MID)
    music_levels(shell)
    shell.sound.music(LOW)
    shell.sound.files.wait()
    shell.sound.update(100)
    assert sum(pygame.mixer.Channel(number).get_busy() for number in MUSIC) == 2
    shell.sound.update(1000)
    assert sum(pygame.mixer.Channel(number).get_busy() for number in MUSIC) == 1
