"""What is really mixed: volumes, mono, music that is silent under a clue; and a device that is pulled out."""

import shutil
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import paths
from game.shell import audio_device
from game.shell.audio_device import BUFFER
from game.shell.mixer import DUCKED
from game.shell.services import Shell
from game.shell.sound import LOUDNESS
from tests.listening import EARLY_MS, Ears, begun, ears_of, loudness, recognised, samples_of

pytestmark = pytest.mark.medium

AUDIO = paths.bundled("audio")
GROUPS = (("slap", "effects"), ("v_winner", "voices"), ("train", "clues"))
SECOND = 43 * BUFFER * 2
"""Samples of a second for both ears, in whole buffers."""
LAYERS = ("music_stop_thief_low", "music_stop_thief_high")


@pytest.fixture
def ears(shell: Shell, tmp_path: Path) -> Iterator[Ears]:
    shell.settings.change(master=100, music=100, clues=100, effects=100, voices=100)
    with ears_of(shell, tmp_path) as ears:
        yield ears


def start(ears: Ears, name: str, group: str) -> None:
    if group == "voices":
        ears.sound.voice(name)
    else:
        ears.sound.play(name, "clues" if group == "clues" else "effects")


def heard_of(ears: Ears, name: str, group: str) -> float:
    """How loud the first half of a second of a sound is."""
    start(ears, name, group)
    level = loudness(begun(ears.listen(500 + EARLY_MS))[:44100])
    pygame.mixer.stop()
    ears.listen(EARLY_MS)
    return level


# ---- volumes ----


@pytest.mark.parametrize(("name", "group"), GROUPS)
def test_the_volume_of_a_group_and_the_master_change_what_is_mixed(
    shell: Shell, ears: Ears, name: str, group: str
) -> None:
    full = heard_of(ears, name, group)
    shell.settings.change(**{group: 50})
    half = heard_of(ears, name, group)
    shell.settings.change(master=50)
    quarter = heard_of(ears, name, group)
    shell.settings.change(**{group: 0})
    assert half / full == pytest.approx(0.5**LOUDNESS, abs=0.02)
    assert quarter / full == pytest.approx(0.25**LOUDNESS, abs=0.02)
    assert heard_of(ears, name, group) == 0


@pytest.mark.parametrize(("name", "group"), GROUPS)
def test_the_volume_of_a_group_leaves_the_others_alone(
    shell: Shell, ears: Ears, name: str, group: str
) -> None:
    full = heard_of(ears, name, group)
    others = {other: 0 for other in ("music", "clues", "effects", "voices") if other != group}
    shell.settings.change(**others)
    assert heard_of(ears, name, group) == pytest.approx(full, rel=0.01)


def test_the_volume_of_the_music_is_followed_while_it_plays(shell: Shell, ears: Ears) -> None:
    ears.sound.music("music_title")
    ears.let_music_begin()
    for volumes in ({"music": 0}, {"music": 100, "master": 0}):
        assert loudness(ears.listen(300)) > 100
        shell.settings.change(**volumes)
        ears.listen(EARLY_MS)
        assert loudness(ears.listen(300)) == 0
        shell.settings.change(music=100, master=100)
        ears.listen(EARLY_MS)


@pytest.mark.parametrize(("name", "group"), [("win", "effects"), *GROUPS[1:]])
def test_the_volume_of_what_sounds_already_is_followed_too(
    shell: Shell, ears: Ears, name: str, group: str
) -> None:
    start(ears, name, group)
    assert loudness(ears.listen(400)) > 100
    shell.settings.change(**{group: 0})
    ears.listen(EARLY_MS)
    assert loudness(ears.listen(300)) == 0
    shell.settings.change(**{group: 100})
    ears.listen(EARLY_MS)
    assert loudness(ears.listen(200)) > 100


def test_a_single_sound_can_be_softer_than_its_group(ears: Ears) -> None:
    full = heard_of(ears, "slap", "effects")
    ears.sound.play("slap", volume=0.5)
    assert loudness(begun(ears.listen(500 + EARLY_MS))[:44100]) / full == pytest.approx(0.5, abs=0.02)


# ---- mono ----


def test_music_is_wider_than_one_ear(ears: Ears) -> None:
    ears.sound.music("music_title")
    ears.let_music_begin()
    heard = ears.listen(300)
    assert heard[::2] != heard[1::2]


def test_mono_is_the_middle_of_both_ears(shell: Shell, tmp_path: Path) -> None:
    stereo = samples_of(AUDIO / "music" / "music_title.ogg")[: 44100 * 2]
    shell.settings.change(mono=True, master=100, effects=100)
    wide = tmp_path / "audio" / "effects"
    wide.mkdir(parents=True)
    shutil.copy(AUDIO / "music" / "music_title.ogg", wide / "wide.ogg")
    shell.sound.files.paths["wide"] = wide / "wide.ogg"
    with ears_of(shell, tmp_path) as ears:
        assert pygame.mixer.get_init() == (44100, -16, 1)
        ears.sound.play("wide")
        heard = ears.listen(1200)
    middle = array("h", [(left + right) // 2 for left, right in zip(stereo[::2], stereo[1::2], strict=True)])
    start = next(number for number, sample in enumerate(heard) if sample)
    skipped = next(number for number, sample in enumerate(middle) if sample)
    apart = [abs(a - b) for a, b in zip(heard[start:], middle[skipped:], strict=False)]
    assert max(apart[: 44100 // 2]) <= 1


def test_a_device_may_not_answer_mono_with_stereo(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr("pygame.mixer.init", lambda *how: asked.append(how))
    shell.sound.device.open(mono=True)
    _rate, _size, channels, _buffer, _name, changes = asked[0]
    assert channels == 1
    assert isinstance(changes, int)
    assert not changes & pygame.AUDIO_ALLOW_CHANNELS_CHANGE


def test_mono_can_be_changed_while_it_plays(shell: Shell) -> None:
    shell.settings.change(mono=True)
    shell.sound.update(16)
    opened = pygame.mixer.get_init()
    assert opened is not None
    assert opened[2] == 1


# ---- music and clues ----


def test_the_music_is_silent_in_the_first_second_of_a_clue_then_low_then_back(
    shell: Shell, ears: Ears
) -> None:
    shell.settings.change(clues=0)
    ears.sound.music("music_title")
    ears.let_music_begin()
    before = loudness(ears.listen(1000))
    ears.sound.play("train", "clues")
    ears.listen(EARLY_MS)
    assert loudness(ears.listen(1000 - EARLY_MS)) == 0
    ears.listen(300)
    low = loudness(ears.listen(2000))
    ears.listen(1000)
    after = loudness(ears.listen(1000))
    assert low / before == pytest.approx(DUCKED, rel=0.35)
    assert after / before == pytest.approx(1, rel=0.35)


def test_music_that_is_just_leaving_keeps_silent_too(shell: Shell, ears: Ears) -> None:
    shell.settings.change(clues=0)
    ears.sound.music("music_title")
    ears.let_music_begin()
    ears.sound.music()
    ears.sound.play("train", "clues")
    ears.listen(EARLY_MS)
    assert loudness(ears.listen(800)) == 0


def test_a_clue_over_music_is_mixed_as_it_is_in_its_file(ears: Ears) -> None:
    known = {file.stem: samples_of(file) for file in (AUDIO / "clues").glob("*.ogg")}
    ears.sound.music("music_title")
    ears.let_music_begin()
    ears.sound.play("street", "clues")
    assert recognised(ears.listen(1300), known) == "street"


def test_the_layers_of_the_music_run_in_step(ears: Ears) -> None:
    ears.sound.set_layer_level(LAYERS[1], 1.0, fade_ms=1)
    ears.sound.music(*LAYERS)
    ears.sound.files.wait()
    heard = ears.listen(2500)
    low, high = (samples_of(AUDIO / "music" / f"{name}.ogg") for name in LAYERS)
    both = array("h", [a + b for a, b in zip(low[: len(heard)], high[: len(heard)], strict=True)])
    assert recognised(heard, {"in step": both[SECOND : 2 * SECOND]}) == "in step"


# ---- the device ----


def test_sdl_itself_tells_that_a_device_has_gone(shell: Shell, ears: Ears) -> None:
    ears.sound.play("train", "clues")
    ears.listen(200)
    ears.close()
    ears.way.mkdir()
    for _ in range(200):
        for event in pygame.event.get(list(audio_device.EVENTS)):
            ears.sound.device.handle(event)
        ears.sound.update(5)
        if not ears.sound.has_device:
            break
        pygame.time.wait(5)
    notice = shell.notices.take()
    assert notice is not None
    assert notice.key == "notice.sound-lost"
