"""How the referee judges what an investigator does with a turn, from the card to the arrest."""

from __future__ import annotations

from game.rules.stop_thief import actions as act
from game.rules.stop_thief import events as ev
from game.rules.stop_thief.state import Tip
from tests.rules import stop_thief_referee_money as money
from tests.rules.stop_thief_referee_desk import Desk, Kinds, Line
from tests.rules.stop_thief_referee_eyes import allowed
from tests.rules.stop_thief_referee_thief import faults_of_tip
from tests.rules.stop_thief_referee_walks import PUSHED, Gait, faults_of_way

MOVE: Kinds = (act.Walk, act.Stay)
TIP: Kinds = (act.AskTip, act.NoTip)
LAST: Kinds = (act.Arrest, act.EndTurn)


def play_card(desk: Desk, card: str) -> None:
    """A card from the hand; what it can do comes next."""
    table = desk.table
    hand = table.hands[table.turn]
    desk.check(card in hand, f"{card} is played from the hand {hand}")
    if card in hand:
        hand.remove(card)
    table.played[table.turn].append(card)
    table.card = card
    match table.letter:
        case "T":
            desk.go_on(*_tip_or(desk, MOVE))
        case "M":
            desk.go_on(*((act.Push, act.NoPush) if allowed(table, act.Push) else MOVE))
        case _:
            desk.go_on(*MOVE)


def _tip_or(desk: Desk, otherwise: Kinds) -> Kinds:
    """A tip, or, for one who cannot pay for it, what comes then."""
    return TIP if desk.table.can_pay_tip else otherwise


def ask_tip(desk: Desk) -> None:
    """Somebody asks, and pays."""
    table = desk.table
    desk.check(table.can_pay_tip, f"a tip for seat {table.turn}, who cannot pay for it")
    money.ask_tip(table)
    desk.go_on(act.Answer)


def answer(desk: Desk, tip: Tip, line: Line) -> None:
    """A tip, and all that could have been told instead."""
    table = desk.table
    assert table.trail is not None
    told = {tip} | {one.tip for one in line.offered or () if isinstance(one, act.Answer)}
    for one in told:
        desk.object(*faults_of_tip(table.sheet, table.tip_kind, table.trail.at, one, desk.sections))
    for event in line.events or ():
        if isinstance(event, ev.TipGiven):
            desk.check(event.tip == tip, f"{event.tip} is told, but the log says {tip}")
    after_tip(desk)


def after_tip(desk: Desk) -> None:
    """Told or not, the turn goes on."""
    desk.go_on(*(MOVE if desk.table.letter == "T" else LAST))


def push(desk: Desk, action: act.Push, line: Line) -> None:
    """Drake moves somebody else."""
    table = desk.table
    rightful = allowed(table, act.Push) or set()
    desk.check(action in rightful, f"{action} is no move of up to four spaces of another investigator")
    for event in line.events or ():
        if isinstance(event, ev.Pushed):
            _check_way(desk, event.path, (table.pawns[action.seat], action.to), PUSHED, rode=False)
    table.pawns[action.seat] = action.to
    desk.go_on(*MOVE)


def walk(desk: Desk, action: act.Walk, line: Line) -> None:
    """The investigator moves."""
    table = desk.table
    here, there = table.pawns[table.turn], action.to
    rightful = allowed(table, act.Walk) or set()
    desk.check(action in rightful, f"the card {table.card} does not lead from {here} to {there}")
    for event in line.events or ():
        if isinstance(event, ev.Walked):
            _check_way(desk, event.path, (here, there), table.gait, rode=event.rode)
    table.pawns[table.turn] = there
    after_move(desk)


def _check_way(
    desk: Desk, path: tuple[int, ...], between: tuple[int, int], gait: Gait, *, rode: bool
) -> None:
    desk.check((path[0], path[-1]) == between, f"the way {path} does not lead from and to {between}")
    desk.object(*faults_of_way(desk.table.sheet, path, gait, rode=rode))


def after_move(desk: Desk) -> None:
    """Jimmy may ask now; all may make an arrest."""
    desk.go_on(*(_tip_or(desk, LAST) if desk.table.letter == "A" else LAST))


def arrest(desk: Desk, action: act.Arrest) -> None:
    """A number is announced."""
    table = desk.table
    here = table.pawns[table.turn]
    rightful = allowed(table, act.Arrest) or set()
    desk.check(action in rightful, f"an arrest on {action.space} is out of reach from {here}")
    table.accused = action.space
    desk.go_on(act.Verdict)


def judge(desk: Desk, line: Line) -> None:
    """One action of an investigator, or the answer to it."""
    match line.action:
        case act.PlayCard(card):
            play_card(desk, str(card))
        case act.Push():
            push(desk, line.action, line)
        case act.NoPush():
            desk.go_on(*MOVE)
        case act.Walk():
            walk(desk, line.action, line)
        case act.Stay():
            after_move(desk)
        case act.Arrest():
            arrest(desk, line.action)
        case act.EndTurn():
            desk.pass_on()
        case _:
            judge_tip(desk, line)


def judge_tip(desk: Desk, line: Line) -> None:
    """Asking for a tip, doing without, and the answer."""
    match line.action:
        case act.AskTip():
            ask_tip(desk)
        case act.NoTip():
            after_tip(desk)
        case act.Answer(tip):
            answer(desk, tip, line)
