"""dev.py: what it says when something is missing, what it passes on, and that it needs only Python."""

import ast
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import dev
import dev_display
import dev_stages
import dev_windows
from dev_run import SetupError, Tree
from tests.build.small_tree import SmallTree

BUILD = Path(dev.__file__).parent
PARTS = sorted(BUILD.glob("dev*.py"))


@pytest.fixture
def tree(tmp_path: Path) -> SmallTree:
    """A repository of dev.py and a small main.py, already set up."""
    return SmallTree.set_up_at(tmp_path)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_it_imports_the_standard_library_alone(part: Path) -> None:
    nodes = list(ast.walk(ast.parse(part.read_text())))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    known = sys.stdlib_module_names | {each.stem for each in PARTS}
    assert {name.partition(".")[0] for name in names} <= known


def test_an_old_python_can_read_it_up_to_the_sentence() -> None:
    source = (BUILD / "dev.py").read_text()
    first, second, *_ = ast.parse(source, feature_version=(3, 7)).body[1:]
    assert ast.unparse(first) == "import sys"
    assert isinstance(second, ast.If)


def test_an_old_python_gets_one_sentence() -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 9, 0); runpy.run_path(sys.argv[1])"
    command = [sys.executable, "-c", pretend, str(BUILD / "dev.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == "Caper City needs Python 3.11 or newer, and this is Python 3.9.\n"
    assert done.returncode == 1


def test_play_without_a_display_is_one_sentence_and_exit_code_2(tree: SmallTree) -> None:
    done = tree.dev("play")
    assert done.stderr == dev_display.NO_DISPLAY + "\n"
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"])
def test_play_starts_where_a_window_can_open(tree: SmallTree, name: str) -> None:
    assert tree.dev("play", env={name: "some"}).returncode == 7


@pytest.mark.parametrize("argument", ["--simulate", "--simulate=stop-thief", "--help", "--version"])
def test_windowless_arguments_need_no_display(tree: SmallTree, argument: str) -> None:
    assert tree.dev("play", argument).stdout == f"{[argument]}\n"


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_only_linux_can_lack_a_display(platform: str) -> None:
    assert dev_display.is_there({}, platform)
    assert not dev_display.is_there({}, "linux")


def test_play_passes_on_arguments_and_the_exit_code(tree: SmallTree) -> None:
    done = tree.dev("play", "--simulate", "two words", "--", "-x")
    assert done.stdout == "['--simulate', 'two words', '--', '-x']\n"
    assert (done.returncode, done.stderr) == (7, "")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_to_play_reaches_the_game_itself(tree: SmallTree, number: signal.Signals) -> None:
    tree.write_main("import time; print('up', flush=True); time.sleep(60)")
    before = signal.signal(number, signal.SIG_DFL)  # whoever runs us in the background may have it ignored
    try:
        started = tree.start_dev("play", "--simulate")
    finally:
        signal.signal(number, before)
    with started as game:
        assert game.stdout is not None
        assert game.stdout.readline() == "up\n"
        game.send_signal(number)
        assert game.wait(10) == -number


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_request_to_stop_the_tests_reaches_pytest(tree: SmallTree) -> None:
    tree.write_module("pytest", "import os, time; print(os.getpid(), flush=True); time.sleep(60)")
    with tree.start_dev("test", "-k", "anything") as running:
        assert running.stdout is not None
        child = int(running.stdout.readline())
        running.terminate()
        assert running.wait(10) == 128 + signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


def test_later_starts_take_no_time(tree: SmallTree) -> None:
    tree.write_main("")
    bare = min(work_of([sys.executable, "-c", ""]) for _ in range(5))
    play = min(work_of(tree.dev_command("play", "--simulate")) for _ in range(5))
    assert play - 2 * bare < 0.1


def work_of(command: list[str]) -> float:
    """The seconds of processor time that a command takes, whatever else the machine is doing."""
    before = os.times()
    subprocess.run(command, check=True)
    after = os.times()
    return sum(after[2:4]) - sum(before[2:4])


def test_arguments_of_test_go_to_one_pytest_on_no_screen(tree: SmallTree) -> None:
    script = "import os, sys; print(sys.argv[1:], os.environ['SDL_VIDEODRIVER']); sys.exit(5)"
    tree.write_module("pytest", script)
    done = tree.dev("test", "-k", "one fact")
    assert done.stdout == "['-k', 'one fact'] dummy\n"
    assert done.returncode == 5


def test_the_fast_tests_are_one_pytest_that_more_arguments_narrow_down(tree: SmallTree) -> None:
    tree.write_module("pytest", "import sys; print(sys.argv[1:]); sys.exit(5)")
    done = tree.dev("test", "--fast", "-k", "one fact")
    assert done.stdout == f"{[*dev_stages.TESTS['fast tests'], '-k', 'one fact']}\n"
    assert done.returncode == 5


def test_format_fixes_before_it_formats(tree: SmallTree) -> None:
    tree.write_module("ruff", "import sys; print(sys.argv[1:])")
    done = tree.dev("format")
    assert done.stdout == "['check', '--fix-only', '--quiet', '.']\n['format', '.']\n"
    assert done.returncode == 0


def test_bench_passes_on_arguments_and_finds_the_game(tree: SmallTree) -> None:
    (tree.root / "build" / "bench.py").write_text("import main, sys; sys.exit(len(sys.argv))")
    tree.write_main("")
    assert tree.dev("bench", "a", "b", env={"DISPLAY": ":0"}).returncode == 3


def test_bench_without_display_or_xvfb_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SetupError, match="apt install xvfb"), dev_display.any_display({}):
        pass


def test_a_windows_bundle_without_wine_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SetupError, match="apt install wine wine64"):
        dev_windows.bundle(Tree(tmp_path))


def test_bundle_takes_no_other_argument(tree: SmallTree) -> None:
    assert "takes only --windows" in tree.dev("bundle", "--mac").stderr


@pytest.mark.window
def test_bench_without_a_display_gets_one_of_its_own_and_says_so(tree: SmallTree) -> None:
    (tree.root / "build" / "bench.py").write_text("import os; print(os.environ['DISPLAY'])")
    done = tree.dev("bench")
    assert f"(Xvfb {done.stdout.strip()})" in done.stderr


def test_an_unknown_command_names_the_known_ones(tree: SmallTree) -> None:
    done = tree.dev("dance")
    known = "play, test, check, format, bench, bundle, install, lock"
    assert done.stderr == f"There is no command 'dance'; there are: {known}.\n"
    assert done.returncode == 2


def test_without_a_command_it_explains_itself(tree: SmallTree) -> None:
    assert "python3 build/dev.py play" in tree.dev().stdout
