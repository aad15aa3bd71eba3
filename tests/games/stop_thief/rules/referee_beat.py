"""How the referee judges what an investigator does with a turn, from the card to the arrest."""

from __future__ import annotations

from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules import events as ev
from game.games.stop_thief.rules.state import Tip
from tests.games.stop_thief.rules import referee_money as money
from tests.games.stop_thief.rules.referee_desk import DeviceText, Kinds, Line
from tests.games.stop_thief.rules.referee_eyes import allowed
from tests.games.stop_thief.rules.referee_thief import faults_of_tip
from tests.games.stop_thief.rules.referee_walks import Gait, faults_of_way

MOVE: Kinds = (act.Walk, act.Stay)
TIP: Kinds = (act.AskTip, act.NoTip)
LAST: Kinds = (act.Arrest, act.EndTurn)


def play_card(device_text: DeviceText, card: str) -> None:
    """A card from the hand; what it can do comes next."""
    table = device_text.table
    hand = table.hands[table.turn]
    device_text.check(card in hand, f"{card} is played from the hand {hand}")
    if card in hand:
        hand.remove(card)
    table.played[table.turn].append(card)
    table.card = card
    match table.letter:
        case "T":
            device_text.go_on(*_tip_or(device_text, MOVE))
        case "M":
            device_text.go_on(*((act.Push, act.NoPush) if allowed(table, act.Push) else MOVE))
        case _:
            device_text.go_on(*MOVE)


def _tip_or(device_text: DeviceText, otherwise: Kinds) -> Kinds:
    """A tip, or, for one who cannot pay for it, what comes then."""
    return TIP if device_text.table.can_pay_tip else otherwise


def ask_tip(device_text: DeviceText) -> None:
    """Somebody asks, and pays."""
    table = device_text.table
    device_text.check(table.can_pay_tip, f"a tip for seat {table.turn}, who cannot pay for it")
    money.ask_tip(table)
    device_text.go_on(act.Answer)


def answer(device_text: DeviceText, tip: Tip, line: Line) -> None:
    """A tip, and all that could have been told instead."""
    table = device_text.table
    assert table.trail is not None
    told = {tip} | {one.tip for one in line.offered or () if isinstance(one, act.Answer)}
    for one in told:
        device_text.object(
            *faults_of_tip(table.sheet, table.tip_kind, table.trail.at, one, device_text.sections)
        )
    for event in line.events or ():
        if isinstance(event, ev.TipGiven):
            device_text.check(event.tip == tip, f"{event.tip} is told, but the log says {tip}")
    after_tip(device_text)


def after_tip(device_text: DeviceText) -> None:
    """Told or not, the turn goes on."""
    device_text.go_on(*(MOVE if device_text.table.letter == "T" else LAST))


def push(device_text: DeviceText, action: act.Push, line: Line) -> None:
    """Drake moves somebody else."""
    table = device_text.table
    rightful, pushed = allowed(table, act.Push) or set(), Gait.pushed(table.at_large)
    device_text.check(action in rightful, f"{action} is no move of up to four spaces of another investigator")
    for event in line.events or ():
        if isinstance(event, ev.Pushed):
            _check_way(device_text, event.path, (table.pawns[action.seat], action.to), pushed, event.ride)
    table.pawns[action.seat] = action.to
    device_text.go_on(*MOVE)


def walk(device_text: DeviceText, action: act.Walk, line: Line) -> None:
    """The investigator moves."""
    table = device_text.table
    here, there = table.pawns[table.turn], action.to
    rightful = allowed(table, act.Walk) or set()
    device_text.check(action in rightful, f"the card {table.card} does not lead from {here} to {there}")
    for event in line.events or ():
        if isinstance(event, ev.Walked):
            _check_way(device_text, event.path, (here, there), table.gait, event.ride)
    table.pawns[table.turn] = there
    after_move(device_text)


def _check_way(
    device_text: DeviceText, path: tuple[int, ...], between: tuple[int, int], gait: Gait, ride: int
) -> None:
    device_text.check((path[0], path[-1]) == between, f"the way {path} does not lead from and to {between}")
    device_text.object(*faults_of_way(device_text.table.sheet, path, gait, ride))


def after_move(device_text: DeviceText) -> None:
    """Jimmy may ask now; all may make an arrest."""
    device_text.go_on(*(_tip_or(device_text, LAST) if device_text.table.letter == "A" else LAST))


def arrest(device_text: DeviceText, action: act.Arrest) -> None:
    """A number is announced."""
    table = device_text.table
    here = table.pawns[table.turn]
    rightful = allowed(table, act.Arrest) or set()
    device_text.check(action in rightful, f"an arrest on {action.space} is out of reach from {here}")
    table.accused = action.space
    device_text.go_on(act.Verdict)


def judge(device_text: DeviceText, line: Line) -> None:
    """One action of an investigator, or the answer to it."""
    match line.action:
        case act.PlayCard(card):
            play_card(device_text, str(card))
        case act.Push():
            push(device_text, line.action, line)
        case act.NoPush():
            device_text.go_on(*MOVE)
        case act.Walk():
            walk(device_text, line.action, line)
        case act.Stay():
            after_move(device_text)
        case act.Arrest():
            arrest(device_text, line.action)
        case act.EndTurn():
            device_text.pass_on()
        case _:
            judge_tip(device_text, line)


def judge_tip(device_text: DeviceText, line: Line) -> None:
    """Asking for a tip, doing without, and the answer."""
    match line.action:
        case act.AskTip():
            ask_tip(device_text)
        case act.NoTip():
            after_tip(device_text)
        case act.Answer(tip):
            answer(device_text, tip, line)
