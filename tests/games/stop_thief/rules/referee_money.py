"""Money on the referee's table: sprees, tips, arrests, rewards, and who has won by them."""

from __future__ import annotations

from tests.games.stop_thief.rules.referee_papers import BOLT, PACK_SPREE, REWARDS, SPREE, WANDAS_WINDOWS
from tests.games.stop_thief.rules.referee_table import Table

BOLT_STEPS = 3
RHEA = 3_000
"""What goes back into the Loot."""
CASS = 1_000
"""What a rival loses."""


def from_loot(table: Table, amount: int, reason: str) -> None:
    """Money leaves the Loot, as far as there is some."""
    amount = min(amount, table.loot)
    table.loot -= amount
    table.paid.append((reason, amount))


def rob(table: Table) -> None:
    """A scene is robbed that is not where the thief of a competition began."""
    if table.terms.pack:
        from_loot(table, PACK_SPREE, "LootTaken")
    elif table.terms.needed and table.trail is not None and len(table.trail.route) > 1:
        _onto_card(table, 2 * SPREE if table.at_large == "penny" else SPREE)


def break_window(table: Table) -> None:
    """Wanda is worth more with each window that is heard."""
    if table.at_large == "wanda" and table.terms.needed and table.windows < WANDAS_WINDOWS:
        table.windows += 1
        _onto_card(table, SPREE)


def _onto_card(table: Table, amount: int) -> None:
    table.bounty += amount
    table.paid.append(("Spree", amount))


def ask_tip(table: Table) -> None:
    """Pay for a tip."""
    if table.terms.pack:
        from_loot(table, table.tip_price, "LootTaken")
    else:
        table.cash[table.turn] -= table.tip_price
    table.paid.append(("TipAsked", table.tip_price))


def pay_false_arrest(table: Table) -> None:
    """Pay for an arrest on the wrong space."""
    price = table.false_arrest_price
    if table.terms.pack:
        from_loot(table, price, "LootTaken")
    else:
        price = min(price, table.cash[table.turn])
        table.cash[table.turn] -= price
    table.paid.append(("FalseArrest", price))


def bolt(table: Table) -> None:
    """The Understudy runs, and pays for it."""
    amount = BOLT if table.terms.needed else 0
    table.cash[table.turn] += amount
    table.paid.append(("ThiefBolted", amount))
    table.bolted, table.running = True, BOLT_STEPS
    if table.terms.needed and has_won(table):
        table.winners = (table.turn,)


def capture(table: Table) -> None:
    """The thief is caught: reward, ability, and perhaps the end."""
    reward = REWARDS[table.thief] + table.bounty if table.terms.needed else 0
    table.paid.append(("Captured", reward))
    table.cash[table.turn] += reward
    table.bounty = 0
    table.captured[table.turn].append(table.thief)
    _when_captured(table)
    if table.terms.mode == "solo":
        table.pick_up(table.turn)
    if has_won(table):
        table.winners = table.terms.investigators if table.terms.pack else (table.turn,)


def _when_captured(table: Table) -> None:
    rivals = [seat for seat in table.terms.investigators if seat != table.turn]
    match table.at_large:
        case "moe":
            table.pick_up(table.turn)
        case "tilly":
            for seat in rivals:
                table.pawns[seat] = table.sheet.start
        case "cass" if table.terms.needed:
            for seat in rivals:
                amount = min(CASS, table.cash[seat])
                table.cash[seat] -= amount
                table.cash[table.turn] += amount
                table.paid += [("CashTaken", amount)] if amount else []
        case "rhea":
            table.loot += RHEA
            table.paid.append(("LootReturned", RHEA))
        case "wilma":
            table.sung = True


def has_won(table: Table) -> bool:
    """Whether whoever has the turn has what it takes."""
    if table.terms.pack:
        return table.thief == "debbie"
    caught, needed = len(table.captured[table.turn]), table.terms.captures
    return caught >= needed if needed else table.cash[table.turn] >= table.terms.needed


def call_off(table: Table) -> None:
    """The Loot is gone, or it dawns."""
    if table.terms.pack:
        table.winners = () if table.terms.pack_seat is None else (table.terms.pack_seat,)
        return
    worth = [len(caught) for caught in table.captured] if table.terms.captures else table.cash
    table.winners = tuple(seat for seat in table.terms.investigators if worth[seat] == max(worth))
