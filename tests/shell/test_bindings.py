import pygame
import pytest

from game.shell.bindings import DEFAULT_BUTTONS, DEFAULT_KEYS, Bindings, bindings_from
from game.shell.devices import PadCode, Verb


def test_no_default_clashes_with_another() -> None:
    for table in (DEFAULT_KEYS, DEFAULT_BUTTONS):
        codes = [code for each in table.values() for code in each]
        assert len(codes) == len(set(codes))


def test_a_key_that_means_something_else_clashes() -> None:
    assert Bindings().clash(Verb.BACK, pygame.KSCAN_RETURN) == Verb.CONFIRM


def test_the_verbs_own_key_does_not_clash() -> None:
    assert Bindings().clash(Verb.CONFIRM, pygame.KSCAN_RETURN) is None


def test_a_pad_button_clashes_with_pad_buttons_only() -> None:
    assert Bindings().clash(Verb.BACK, PadCode.A, "pad") == Verb.CONFIRM
    assert Bindings().clash(Verb.BACK, PadCode.A, "keyboard") is None


def test_a_clash_is_refused() -> None:
    with pytest.raises(ValueError, match="confirm"):
        Bindings().rebound(Verb.BACK, pygame.KSCAN_RETURN)


def test_a_new_key_takes_the_place_of_the_old_ones() -> None:
    bindings = Bindings().rebound(Verb.HELP, pygame.KSCAN_Y)
    assert bindings.key_verb(pygame.KSCAN_Y) == Verb.HELP
    assert bindings.key_verb(pygame.KSCAN_F1) == Verb.OTHER


def test_nobody_can_lock_themselves_out() -> None:
    bindings = Bindings().rebound(Verb.CONFIRM, pygame.KSCAN_O).rebound(Verb.UP, pygame.KSCAN_U)
    assert bindings.key_verb(pygame.KSCAN_RETURN) == Verb.CONFIRM
    assert bindings.key_verb(pygame.KSCAN_UP) == Verb.UP


def test_bindings_survive_being_saved() -> None:
    bindings = Bindings().rebound(Verb.DOWN, pygame.KSCAN_O).rebound(Verb.UP, pygame.KSCAN_S)
    bindings = bindings.rebound(Verb.BACK, PadCode.LEFT_STICK, "pad")
    again = bindings_from(bindings.to_json())
    assert again.key_verb(pygame.KSCAN_S) == Verb.UP
    assert again.button_verb(PadCode.LEFT_STICK) == Verb.BACK


def test_a_key_of_older_settings_keeps_its_meaning_and_the_hint_has_none() -> None:
    older = bindings_from({"keys": {"help": [pygame.KSCAN_H]}, "buttons": {"back": [int(PadCode.X)]}})
    assert older.key_verb(pygame.KSCAN_H) == Verb.HELP
    assert older.button_verb(PadCode.X) == Verb.BACK
    assert (older.codes(Verb.HINT, "keyboard"), older.codes(Verb.HINT, "pad")) == ((), ())


def test_only_changes_are_saved() -> None:
    assert Bindings().to_json() == {"keys": {}, "buttons": {}}


@pytest.mark.parametrize(
    "nonsense",
    [{"keys": 3}, {"keys": {"fly": [4]}}, {"keys": {"up": "w"}}, {"keys": {"up": [pygame.KSCAN_RETURN]}}],
)
def test_nonsense_in_the_file_leaves_the_defaults(nonsense: dict[str, object]) -> None:
    assert bindings_from(nonsense).keys == DEFAULT_KEYS


def test_the_stick_always_moves() -> None:
    assert Bindings().button_verb(PadCode.LEFT_STICK_LEFT) == Verb.LEFT
