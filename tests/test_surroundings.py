"""Bad surroundings get a sentence: the real program, where something that it needs is wrong or missing."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.core.trouble import Trouble
from game.shell import crash
from game.shell.words import Words

pytestmark = [
    pytest.mark.medium,
    pytest.mark.skipif(sys.platform != "linux", reason="these are the troubles of a Linux machine"),
]
ROOT = Path(__file__).parent.parent
COMMAND = [sys.executable, str(ROOT / "main.py")]
WITHOUT_RIGHTS = ("setpriv", "--bounding-set=-all", "--inh-caps=-all") if os.geteuid() == 0 else ()
"""For who may read and write whatever others forbid."""
SECONDS = 60.0
NO_SCREEN = "There is no screen to open a window on. Start Caper City from a desktop."
NOT_OURS = "error: XDG_RUNTIME_DIR is invalid or not set in the environment.\n"
"""What a library below SDL says where there is no desktop."""
UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
NO_UTF8 = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
SMALL = 4096
"""As many bytes as a file can get where the disk is nearly full."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """This environment without its screens."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
    ours = {name: value for name, value in os.environ.items() if name not in hidden}
    return {**ours, "CAPER_CITY_HOME": str(home), "TMPDIR": str(home.parent), **more}


def run(home: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    return subprocess.run(
        [*COMMAND, *arguments],
        env=environment(home, **more),
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )


@contextmanager
def running(home: Path, *arguments: str, env: Mapping[str, str] = UNSEEN) -> Iterator[subprocess.Popen[str]]:
    """Yield the program while it plays; it has to end well when it is asked to."""
    command = [*WITHOUT_RIGHTS, *COMMAND, *arguments]
    with subprocess.Popen(
        command, env=environment(home, **env), stderr=subprocess.PIPE, encoding="utf-8"
    ) as program:
        try:
            yield program
            program.send_signal(signal.SIGTERM)
            assert program.wait(SECONDS) == 0
        finally:
            program.kill()


def sentences(program: subprocess.Popen[str], count: int = 1) -> list[str]:
    """The first lines that a running program says on stderr."""
    assert program.stderr is not None
    return [program.stderr.readline().rstrip("\n") for _ in range(count)]


def wait_for(file: Path) -> None:
    limit = time.monotonic() + SECONDS
    while not file.exists():
        assert time.monotonic() < limit, f"{file} did not come"
        time.sleep(0.02)


def limit_files() -> None:
    """Let every file end at `SMALL` bytes, as on a full disk."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, SMALL))


# -- screen and sound -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "screen",
    [
        {},
        {"DISPLAY": ":987"},
        {"DISPLAY": "nonsense"},
        {"DISPLAY": ":987", "SDL_VIDEODRIVER": "x11"},
        {"SDL_VIDEODRIVER": "nonsense"},
    ],
    ids=lambda screen: " ".join(f"{name}={value}" for name, value in screen.items()) or "none",
)
def test_without_a_screen_it_ends_with_a_sentence(tmp_path: Path, screen: dict[str, str]) -> None:
    done = run(tmp_path, SDL_AUDIODRIVER="dummy", **screen)
    assert (done.returncode, done.stderr.replace(NOT_OURS, "")) == (2, f"{NO_SCREEN}\n")
    assert not list(tmp_path.rglob("crash-*")), "it's no crash"


@pytest.mark.parametrize("arguments", [["--self-test"], ["--play", "hands-up"]], ids=" ".join)
def test_whatever_is_asked_needs_a_screen(tmp_path: Path, arguments: list[str]) -> None:
    assert run(tmp_path, *arguments).stderr.endswith(f"{NO_SCREEN}\n")


def test_a_wrong_sound_driver_means_captions(tmp_path: Path) -> None:
    with running(tmp_path, env={**UNSEEN, "SDL_AUDIODRIVER": "nonsense"}) as program:
        assert sentences(program) == [Words()("notice.no-sound")]


# -- size, log and tour -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size",
    ["0x0", "-5x-7", "1x1", "99999999x9999999", "7681x4320", "x", "big", "²x³", "1280x720x3", "9" * 6000],
)
def test_a_size_that_no_window_can_have_is_refused(tmp_path: Path, size: str) -> None:
    done = run(tmp_path, f"--size={size}", **UNSEEN)
    assert done.returncode == 2
    last = done.stderr.splitlines()[-1]
    assert "is not a size. Write it like 1280x720, from 320x180 to 7680x4320." in last
    assert len(last) <= 200


def test_a_full_disk_ends_a_simulation_with_a_sentence(tmp_path: Path) -> None:
    done = run(tmp_path, "--simulate", "hands-up", "--log", "/dev/full")
    assert (done.returncode, done.stderr) == (
        2,
        "Cannot write the log /dev/full: No space left on device.\n",
    )


def test_a_disk_that_is_full_in_mid_match_ends_a_simulation_with_a_sentence(tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    command = [*COMMAND, "--simulate", "hands-up", "--seed", "1", "--log", str(log)]
    done = subprocess.run(
        command,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        preexec_fn=limit_files,
        check=False,
    )
    assert (done.returncode, done.stderr) == (2, f"Cannot write the log {log}: File too large.\n")
    assert log.stat().st_size == SMALL


def test_standard_output_on_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        command = [*COMMAND, "--simulate", "hands-up"]
        done = subprocess.run(
            command, env=environment(tmp_path), stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (2, "Cannot write the log <stdout>: No space left on device.\n")


def test_a_reader_that_goes_away_is_a_sentence(tmp_path: Path) -> None:
    command = [*COMMAND, "--simulate", "stop-thief", "--seed", "3"]
    with subprocess.Popen(
        command, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == "Cannot write the log <stdout>: Broken pipe.\n"
        assert program.wait(SECONDS) == 2


def test_a_match_goes_on_without_a_log_that_is_full(tmp_path: Path) -> None:
    with running(tmp_path, "--play", "hands-up", "--seats", "ai,ai", "--log", "/dev/full") as program:
        assert sentences(program) == ["Cannot write the log /dev/full: No space left on device."]
    assert not list(tmp_path.rglob("crash-*"))


@pytest.mark.parametrize("place", ["file", "file/below", "nowhere/at/all"])
def test_a_tour_folder_that_cannot_be_is_a_sentence_and_no_window(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    folder = Path("/proc") / place if place.startswith("nowhere") else tmp_path / place
    done = run(tmp_path / "home", "--tour", str(folder), **UNSEEN)
    assert (done.returncode, done.stderr) == (2, f"Cannot write pictures into the folder {folder}.\n")


def test_a_disk_that_is_full_in_mid_tour_is_a_sentence(tmp_path: Path) -> None:
    command = [*COMMAND, "--tour", str(tmp_path / "tour"), "--size", "320x180"]
    done = subprocess.run(
        command,
        env=environment(tmp_path, **UNSEEN),
        capture_output=True,
        text=True,
        preexec_fn=limit_files,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith(f"Cannot write the picture {tmp_path / 'tour'}/")
    assert "Traceback" not in done.stderr


# -- the player's folder ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["logs", "saves", "maps"])
def test_a_file_in_place_of_a_folder_is_set_aside(tmp_path: Path, name: str) -> None:
    place = tmp_path / name
    place.write_text("precious")
    with running(tmp_path) as program:
        aside = tmp_path / f"{name}.broken-1"
        assert sentences(program) == [
            Words().explain(Trouble("notice.not-a-folder", place=place, file=aside))
        ]
    assert aside.read_text() == "precious"
    assert not list(tmp_path.rglob("crash-*"))


def test_a_link_that_leads_nowhere_is_set_aside_too(tmp_path: Path) -> None:
    (tmp_path / "saves").symlink_to(tmp_path / "nowhere")
    with running(tmp_path) as program:
        assert "saves.broken-1" in sentences(program)[0]
    assert (tmp_path / "saves.broken-1").is_symlink()


def test_a_home_that_is_a_file_means_another_folder(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("precious")
    with running(home) as program:
        (said,) = sentences(program)
    assert said.startswith(f"Can’t write to {home}. Saving to ")
    assert home.read_text() == "precious"


def test_settings_that_are_a_folder_are_set_aside(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    with running(tmp_path) as program:
        (said,) = sentences(program)
    assert said.startswith("Couldn’t read your settings (")
    assert said.endswith("settings.broken-1.json.")


def test_settings_that_cannot_be_read_are_set_aside(tmp_path: Path) -> None:
    settings = tmp_path / "settings.json"
    settings.write_text('{"captions": false}')
    settings.chmod(0)
    with running(tmp_path) as program:
        (said,) = sentences(program)
    aside = tmp_path / "settings.broken-1.json"
    assert said.startswith("Couldn’t read your settings (")
    assert said.endswith("settings.broken-1.json.")
    aside.chmod(0o600)
    assert aside.read_text() == '{"captions": false}'


def test_a_home_that_cannot_be_written_means_another_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with running(tmp_path) as program:
        assert sentences(program)[0].startswith(f"Can’t write to {tmp_path}. Saving to ")
    assert not list(tmp_path.iterdir())


def test_a_log_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    log = tmp_path / "logs" / "caper-city.log"
    log.mkdir(parents=True)
    with running(tmp_path) as program:
        assert sentences(program) == [Words()("notice.no-log", file=log, reason="Is a directory")]


def test_a_log_on_a_full_disk_is_silent(tmp_path: Path) -> None:
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs" / "caper-city.log").symlink_to("/dev/full")
    with running(tmp_path, env={**UNSEEN, "SDL_AUDIODRIVER": "nonsense"}) as program:
        sentences(program)
        time.sleep(1.0)
        program.send_signal(signal.SIGTERM)
        assert program.stderr is not None
        assert program.stderr.read() == ""


# -- locale and streams -----------------------------------------------------------------------------------


def test_a_posix_locale_plays_in_a_folder_with_an_umlaut(tmp_path: Path) -> None:
    home = tmp_path / "Räuber"
    with running(home, env={**UNSEEN, **NO_UTF8}):
        wait_for(home / "logs" / "caper-city.log")
    assert not list(tmp_path.rglob("crash-*"))


def test_a_posix_locale_shows_a_sentence_about_a_folder_with_an_umlaut(tmp_path: Path) -> None:
    home = tmp_path / "Räuber"
    home.touch()
    with running(home, env={**UNSEEN, **NO_UTF8}) as program:
        assert sentences(program)[0].startswith(f"Can\\u2019t write to {tmp_path}/R\\xe4uber. Saving to")
        time.sleep(2.0)
        assert program.poll() is None, "the sentence is in the window"


def test_a_posix_locale_writes_a_log_with_an_umlaut(tmp_path: Path) -> None:
    log = tmp_path / "Räuber.jsonl"
    done = run(tmp_path, "--simulate", "hands-up", "--log", str(log), **NO_UTF8)
    assert (done.returncode, done.stderr) == (0, "")
    assert log.exists()


def test_a_sentence_fits_through_ascii(tmp_path: Path) -> None:
    done = run(tmp_path, "--simulate", "hands-up", "--log", str(tmp_path / "Ü" / "x"), **NO_UTF8)
    assert done.returncode == 2
    assert done.stderr.endswith("No such file or directory.\n")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_change_nothing(tmp_path: Path, closed: str) -> None:
    log = tmp_path / "match.jsonl"
    command = ["sh", "-c", f'"$@" {closed}', "sh", *COMMAND, "--simulate", "hands-up", "--seed", "7"]
    subprocess.run([*command, "--log", str(log)], env=environment(tmp_path), check=True, timeout=SECONDS)
    whole = run(tmp_path, "--simulate", "hands-up", "--seed", "7").stdout
    assert log.read_text("utf-8") == whole


def test_closed_streams_leave_their_numbers_to_nobody(tmp_path: Path) -> None:
    """Else, what SDL and the C library say on number 2 would be written into the next file that we open."""
    script = "from game.shell import crash; crash.install(); f = open('said', 'w'); print(f.fileno(), file=f)"
    command = ["sh", "-c", '"$@" <&- >&- 2>&-', "sh", sys.executable, "-c", script]
    subprocess.run(
        command, env=environment(tmp_path, PYTHONPATH=str(ROOT)), cwd=tmp_path, check=True, timeout=SECONDS
    )
    assert int((tmp_path / "said").read_text()) > crash.LAST_STREAM
