"""The set-up: when pip runs and when not, what is repaired, and what is said when it cannot be done."""

import importlib.util
from pathlib import Path

import pytest

import dev_venv
from dev_run import SetupError
from tests.build.small_tree import SmallTree

pytestmark = pytest.mark.medium

OFFLINE = """
import sys
print("WARNING: Retrying after connection broken by 'NewConnectionError': /simple/pygame-ce/")
print("ERROR: No matching distribution found for pygame-ce==2.5.8")
sys.exit(1)
"""
BROKEN = "import sys; print('ERROR: No space left on device'); sys.exit(1)"
CUT_SHORT = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"


@pytest.fixture
def tree(tmp_path: Path) -> SmallTree:
    """A repository whose `.venv` was made by hand: sound, and never stamped."""
    tree = SmallTree.without_venv_at(tmp_path)
    tree.make_venv()
    return tree


def test_a_venv_without_a_stamp_is_installed_into_once(tree: SmallTree) -> None:
    first, second = tree.dev("play", "--simulate"), tree.dev("play", "--simulate")
    assert len(tree.pip_runs()) == 1
    assert "  fetching pygame-ce==2.5.8\n" in first.stderr
    assert (first.returncode, second.returncode, second.stderr) == (7, 7, "")


def test_play_installs_the_game_alone_and_test_the_tools_too(tree: SmallTree) -> None:
    dev_venv.ensure(tree.places, ("runtime",))
    dev_venv.ensure(tree.places, ("runtime", "dev"))
    play, test = tree.pip_runs()
    assert "runtime.txt" in play
    assert "dev.txt" not in play
    assert "dev.txt" in test


def test_pip_takes_nothing_without_its_hash(tree: SmallTree) -> None:
    dev_venv.ensure(tree.places, ("runtime",))
    (run,) = tree.pip_runs()
    assert "--require-hashes" in run


def test_a_changed_lock_is_installed(tree: SmallTree) -> None:
    dev_venv.ensure(tree.places, ("runtime",))
    with dev_venv.lock(tree.places, "runtime").open("a") as lock:
        lock.write("loot==1.0 --hash=sha256:0\n")
    dev_venv.ensure(tree.places, ("runtime",))
    assert len(tree.pip_runs()) == 2


def test_two_at_once_install_once(tree: SmallTree) -> None:
    both = [tree.start_dev("play", "--simulate") for _ in range(2)]
    ends = [running.communicate(timeout=60) for running in both]
    assert len(tree.pip_runs()) == 1
    assert [running.returncode for running in both] == [7, 7]
    assert sum("Another set-up is running; waiting for it." in stderr for _, stderr in ends) == 1


def test_no_network_is_one_sentence_and_the_log(tree: SmallTree) -> None:
    tree.make_venv(OFFLINE)
    done = tree.dev("play", "--simulate")
    sentence = dev_venv.NO_NETWORK.format(log=tree.places.pip_log)
    assert done.stderr.splitlines()[1:] == [sentence]
    assert done.returncode == 2


def test_another_failure_of_pip_is_one_sentence_and_the_log(tree: SmallTree) -> None:
    tree.make_venv(BROKEN)
    with pytest.raises(SetupError, match=r"pip could not install .*pip\.log"):
        dev_venv.ensure(tree.places, ("runtime",))


def test_a_failed_install_is_tried_again_in_the_same_venv(tree: SmallTree) -> None:
    tree.make_venv(BROKEN)
    tree.dev("play", "--simulate")
    assert dev_venv.is_sound(tree.places)
    tree.make_venv()
    assert tree.dev("play", "--simulate").returncode == 7


def test_an_install_cut_short_makes_the_venv_anew(tree: SmallTree) -> None:
    tree.make_venv(CUT_SHORT)
    with pytest.raises(KeyboardInterrupt):
        dev_venv.ensure(tree.places, ("runtime",))
    assert not dev_venv.is_sound(tree.places)
    dev_venv.make(tree.places)
    assert dev_venv.is_sound(tree.places)


def test_a_half_made_venv_is_not_sound(tree: SmallTree) -> None:
    assert dev_venv.is_sound(tree.places)
    tree.places.python.unlink()
    assert not dev_venv.is_sound(tree.places)


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_missing_module_names_the_package(
    tree: SmallTree, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == missing else object())
    with pytest.raises(SetupError, match="apt install python3-venv"):
        dev_venv.make(tree.places)


def test_an_unknown_group_names_the_known_ones(tree: SmallTree) -> None:
    done = tree.dev("install", "paint")
    assert "there are: runtime, dev, art, audio, lock." in done.stderr
    assert done.returncode == 2
