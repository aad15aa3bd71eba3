import shutil
from pathlib import Path

import pygame
import pytest

from game import paths
from game.shell.mixer import CLUE, VOICE
from game.shell.notices import Notices
from game.shell.services import Shell
from game.shell.sound import Sound
from game.shell.sound_files import BEAT_MS, SoundFiles

AUDIO = paths.bundled("audio")


@pytest.fixture
def three_takes(tmp_path: Path) -> Path:
    """A folder with a clue in three takes, which are three different sounds, and one in a single take."""
    clues = tmp_path / "clues"
    clues.mkdir()
    for name, take in {"door": "door", "train": "door_2", "jazz": "door_3", "glass": "glass"}.items():
        shutil.copy(AUDIO / "clues" / f"{name}.ogg", clues / f"{take}.ogg")
    return tmp_path


def sound_on(number: int) -> str | None:
    """The length of what a channel plays, as a name for it."""
    playing = pygame.mixer.Channel(number).get_sound()
    return f"{playing.get_length():.3f}" if playing else None


def test_without_a_device_the_game_runs_silent_and_says_so(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr("pygame.mixer.init", refuse)
    notices = Notices()
    sound = Sound(shell.settings, notices)
    sound.play("slap")
    sound.voice("v_winner")
    sound.play("door", "clues", take=2)
    assert sound.loudness("door", take=2) == ()
    sound.music("music_title")
    sound.set_layer_level("music_title", 0.5)
    sound.preload()
    sound.update(16)
    notice = notices.take()
    assert notice is not None
    assert notice.key == "notice.no-sound"
    assert len(notices) == 0


def test_only_the_last_voices_and_clues_stay_loaded(shell: Shell) -> None:
    files = shell.sound.files
    spoken = [name for name, file in files.paths.items() if file.parent.name in ("voices", "clues")]
    for name in ("slap", *spoken):
        files.get(name)
    kept = [name for name in spoken if files.loaded([name])]
    assert kept == spoken[-len(kept) :]
    assert 15 < sum(files.length_ms(name) for name in kept) / 1000 < 21
    assert files.loaded(["slap"])


def test_a_missing_sound_is_logged_once(shell: Shell, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        shell.sound.play("no-such-sound")
    assert [record.getMessage() for record in caplog.records] == ["no sound no-such-sound"]


def test_a_missing_clue_is_logged_like_any_other_sound(
    shell: Shell, caplog: pytest.LogCaptureFixture
) -> None:
    shell.sound.play("no-such-clue", "clues", take=5)
    assert [record.getMessage() for record in caplog.records] == ["no sound no-such-clue"]


def test_a_sound_that_cannot_be_heard_is_still_captioned(shell: Shell, tmp_path: Path) -> None:
    sound = Sound(shell.settings, shell.notices, tmp_path)
    heard: list[str] = []
    sound.on_caption = lambda name, _ms: heard.append(name)
    sound.play("slap")
    assert heard == ["slap"]


# ---- channels ----


def test_a_new_clue_stops_the_one_before_it(shell: Shell) -> None:
    shell.sound.play("alarm", "clues")
    shell.sound.play("train", "clues")
    assert pygame.mixer.Channel(CLUE).get_sound() is shell.sound.files.get("train")
    sounding = [number for number in range(32) if pygame.mixer.Channel(number).get_busy()]
    assert sounding == [CLUE]


def test_a_clue_is_heard_however_much_sounds_already(shell: Shell) -> None:
    for _ in range(60):
        shell.sound.play("win")
    shell.sound.voice("v_winner")
    shell.sound.play("glass", "clues")
    assert pygame.mixer.Channel(CLUE).get_sound() is shell.sound.files.get("glass")


def test_where_all_channels_are_busy_the_oldest_effect_makes_way(shell: Shell) -> None:
    shell.sound.play("win")
    for _ in range(21):
        shell.sound.play("lose")
    win = shell.sound.files.get("win")
    assert win is not None
    assert win.get_num_channels() == 1
    shell.sound.play("slap")
    assert win.get_num_channels() == 0


def test_no_effect_sounds_where_music_voices_or_clues_do(shell: Shell) -> None:
    for _ in range(60):
        shell.sound.play("win")
    assert not any(pygame.mixer.Channel(number).get_busy() for number in range(CLUE + 1))


# ---- lines ----


def lines_said(shell: Shell) -> list[str]:
    """What is said from now on, each line cut short by us; a clue that sounds is heard out first."""
    said: list[str] = []
    shell.sound.on_caption = lambda name, _ms: said.append(name)
    pygame.mixer.Channel(CLUE).stop()
    for _ in range(9):
        pygame.mixer.Channel(VOICE).stop()
        shell.sound.update(16)
        assert pygame.mixer.Channel(VOICE).get_busy() == (sound_on(VOICE) is not None)
    return said


def test_a_second_line_waits_until_the_first_was_said(shell: Shell) -> None:
    shell.sound.voice("v_hands_up")
    shell.sound.voice("v_winner")
    shell.sound.update(16)
    assert pygame.mixer.Channel(VOICE).get_sound() is shell.sound.files.get("v_hands_up")
    assert lines_said(shell) == ["v_winner"]


def test_lines_that_belong_together_are_said_in_a_row(shell: Shell) -> None:
    shell.sound.voice("v_nothing")
    shell.sound.voice("v_turn_jimmy", "v_roll")
    assert lines_said(shell) == ["v_turn_jimmy", "v_roll"]


def test_what_waits_to_be_said_is_forgotten_when_there_is_news(shell: Shell) -> None:
    shell.sound.voice("v_turn_jimmy", "v_roll")
    shell.sound.voice("v_walk_4")
    assert lines_said(shell) == ["v_walk_4"]


def test_a_line_is_not_said_again_while_it_is_being_said_but_shown_again(shell: Shell) -> None:
    shown: list[str] = []
    shell.sound.on_caption = lambda name, _ms: shown.append(name)
    for _ in range(5):
        shell.sound.voice("v_not_there")
    assert shown == ["v_not_there"] * 5
    assert lines_said(shell) == []


def test_the_caption_of_a_line_is_shown_when_it_is_said(shell: Shell) -> None:
    shown: list[str] = []
    shell.sound.on_caption = lambda name, _ms: shown.append(name)
    shell.sound.voice("v_turn_jimmy", "v_roll")
    assert shown == ["v_turn_jimmy"]
    assert lines_said(shell) == ["v_roll"]


def test_a_clue_silences_whoever_speaks_and_what_was_to_be_said(shell: Shell) -> None:
    shell.sound.voice("v_turn_jimmy", "v_winner")
    shell.sound.play("glass", "clues")
    assert not pygame.mixer.Channel(VOICE).get_busy()
    assert lines_said(shell) == []


def test_nobody_begins_to_speak_before_a_clue_is_over(shell: Shell) -> None:
    shell.sound.play("glass", "clues")
    shell.sound.voice("v_turn_jimmy")
    shell.sound.update(16)
    assert not pygame.mixer.Channel(VOICE).get_busy()
    assert shell.sound.fading
    assert lines_said(shell) == ["v_turn_jimmy"]


def test_no_line_waits_for_a_device_that_has_gone(shell: Shell) -> None:
    shell.sound.voice("v_turn_jimmy", "v_roll")
    shell.sound.reopen()
    assert lines_said(shell) == []


# ---- takes ----


@pytest.mark.parametrize(
    ("take", "same_as"), [(1, "door"), (2, "train"), (3, "jazz"), (4, "door"), (0, "jazz")]
)
def test_any_number_names_one_of_the_takes(shell: Shell, three_takes: Path, take: int, same_as: str) -> None:
    sound = Sound(shell.settings, shell.notices, three_takes)
    sound.play("door", "clues", take=take)
    assert sound_on(CLUE) == f"{SoundFiles(AUDIO).length_ms(same_as) / 1000:.3f}"


def test_a_clue_with_a_single_take_is_played_whatever_take_is_asked_for(
    shell: Shell, three_takes: Path
) -> None:
    sound = Sound(shell.settings, shell.notices, three_takes)
    sound.play("glass", "clues", take=7)
    assert pygame.mixer.Channel(CLUE).get_sound() is sound.files.get("glass")


def test_the_caption_of_a_take_is_that_of_its_clue_and_tells_how_long_it_sounds(
    shell: Shell, three_takes: Path
) -> None:
    sound = Sound(shell.settings, shell.notices, three_takes)
    shown: list[tuple[str, int]] = []
    sound.on_caption = lambda name, ms: shown.append((name, round(ms)))
    sound.play("door", "clues", take=2)
    assert shown == [("door", round(SoundFiles(AUDIO).length_ms("train")))]


def test_the_length_of_a_clue_is_known_without_a_device(shell: Shell) -> None:
    files = SoundFiles(AUDIO)
    for file in sorted((AUDIO / "clues").glob("*.ogg")):
        assert files.length_ms(file.stem) == pytest.approx(
            pygame.mixer.Sound(file).get_length() * 1000, abs=1
        )


def test_the_loudness_of_a_clue_is_known_from_beat_to_beat(shell: Shell) -> None:
    files = SoundFiles(AUDIO)
    for take in (1, 2, 3):
        loudness = shell.sound.loudness("door", take=take)
        beats = files.length_ms(files.take_of("door", take)) / BEAT_MS
        assert len(loudness) == pytest.approx(beats, abs=2)
        assert max(loudness) == 1
        assert min(loudness) >= 0
    assert shell.sound.loudness("no-such-clue", take=1) == ()
