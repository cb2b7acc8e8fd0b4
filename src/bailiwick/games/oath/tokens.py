"""How favor, secrets and warbands move (O-2.13). What would leave a source that is too small stops at what there is (O-1.12)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_burning, ask_purse
from bailiwick.games.oath.catalogue.suits import NO_SUIT, SUITS
from bailiwick.games.oath.catalogue.things import SUIT, THINGS, other_side
from bailiwick.games.oath.ruling import colour_of
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, EXILE, NOBODY, OathState, replaced

NOTHING_ON: Final = bytes(THINGS)  # neither favor nor secrets lie on any card

# ---------------------------------------------------------------- favor


def spendable(s: OathState, seat: int) -> int:
    """Favor a seat can pay with: on the board, or in the bank that serves as its purse."""
    purse = ask_purse(s, seat)
    return s.favor[seat] + (s.banks[purse] if purse != NOBODY else 0)


def spend(s: OathState, seat: int, n: int) -> None:
    """Favor leaves the board (or the purse); whoever calls puts it somewhere."""
    board = min(s.favor[seat], n)
    s.favor[seat] -= board
    if board < n:
        s.banks[ask_purse(s, seat)] -= n - board


def receive(s: OathState, seat: int, n: int) -> None:
    """Favor that has left somewhere else comes to the board (or to the purse)."""
    purse = ask_purse(s, seat)
    if purse == NOBODY:
        s.favor[seat] += n
    else:
        s.banks[purse] += n


def gain_favor(s: OathState, seat: int, bank: int, n: int) -> int:
    """From a favor bank; returns how much there was."""
    n = min(n, s.banks[bank])
    if n > 0:
        s.banks[bank] -= n
        receive(s, seat, n)
        s.tell("gain_favor", seat, (n, bank))
    return max(n, 0)


def burn_favor(s: OathState, seat: int, n: int) -> None:
    """To the shared bank, unless somebody gets what is burned (Vow of Renewal)."""
    spend(s, seat, n)
    send_burned(s, seat, n)


def send_burned(s: OathState, seat: int, n: int) -> None:
    """Favor that a seat burns and that has already left its place."""
    if n <= 0:
        return
    s.tell("burn_favor", seat, (n,))
    heir = ask_burning(s, seat)
    if heir == NOBODY:
        s.shared += n
    else:
        receive(s, heir, n)
        s.tell("gets_burned", heir, (n,))


def burn_for_bandits(s: OathState, bank: int, n: int) -> None:
    """What victorious bandits would gain from a bank is burned, and nobody gets it (CR-12)."""
    n = min(n, s.banks[bank])
    if n > 0:
        s.banks[bank] -= n
        s.shared += n
        s.tell("burn_favor", BANDITS, (n,))


def give_favor(s: OathState, seat: int, to: int, n: int) -> None:
    """To a seat; what is due to bandits is burned (R-65)."""
    if to == BANDITS:
        burn_favor(s, seat, n)
        return
    spend(s, seat, n)
    receive(s, to, n)
    s.tell("give_favor", seat, (n, to))


def bank_of(card: int) -> int:
    """The bank that favor on a card belongs to; for a ruin, the one of its intact side."""
    return SUIT[card] if SUIT[card] != NO_SUIT else SUIT[other_side(card)]


def clear_card(s: OathState, card: int, actor: int) -> None:
    """A card leaves play: favor on it goes to its bank, secrets facedown to whose action it is (O-2.14, R-70)."""
    if s.favor_on[card]:
        s.banks[bank_of(card)] += s.favor_on[card]
        s.favor_on = replaced(s.favor_on, card, 0)
    if s.secrets_on[card]:
        s.flipped[actor] += s.secrets_on[card]
        s.secrets_on = replaced(s.secrets_on, card, 0)


def return_favor(s: OathState, keep: int = 0) -> None:
    """All favor on denizens and edifices goes to the matching banks (O-4.9); `keep`: a card it stays on."""
    if s.favor_on != NOTHING_ON:
        for card in range(1, THINGS):
            if s.favor_on[card] and card != keep:
                s.banks[bank_of(card)] += s.favor_on[card]
                s.favor_on = replaced(s.favor_on, card, 0)


def least_banks(s: OathState) -> list[int]:
    least = min(s.banks)
    return [suit for suit in range(SUITS) if s.banks[suit] == least]


# ---------------------------------------------------------------- secrets


def gain_secrets(s: OathState, seat: int, n: int) -> None:
    """From the shared bank, which never runs out (O-1.4)."""
    if n > 0:
        s.secrets[seat] += n
        s.tell("gain_secrets", seat, (n,))


def flip_secrets(s: OathState, seat: int, n: int) -> None:
    if n > 0:
        s.secrets[seat] -= n
        s.flipped[seat] += n
        s.tell("flips_secrets", seat, (n,))


def return_secrets(s: OathState, seat: int) -> None:
    """All secrets on cards are those of who is on turn (R-71); facedown ones turn up (O-4.10)."""
    if s.secrets_on != NOTHING_ON:
        s.secrets[seat] += sum(s.secrets_on)
        s.secrets_on = NOTHING_ON
    s.secrets[seat] += s.flipped[seat]
    s.flipped[seat] = 0


def secrets_in_all(s: OathState, seat: int) -> int:
    """On the board and placed on cards (O-7.8): on cards lie those of who is on turn only."""
    return s.all_secrets(seat) + (sum(s.secrets_on) if seat == s.turn and s.secrets_on != NOTHING_ON else 0)


# ---------------------------------------------------------------- warbands


def gain_warbands(s: OathState, seat: int, n: int) -> int:
    """From the personal bank (a Citizen: the Chancellor's) to the board; returns how many there were."""
    colour = colour_of(s, seat)
    n = max(min(n, s.stock[colour]), 0)
    s.stock[colour] -= n
    s.board[seat] += n
    if n:
        s.tell("gain_warbands", seat, (n,))
    return n


def kill_on_board(s: OathState, seat: int, n: int) -> int:
    n = max(min(n, s.board[seat]), 0)
    s.board[seat] -= n
    s.stock[colour_of(s, seat)] += n
    if n:
        s.tell("killed_on_board", seat, (n,))
    return n


def kill_at(s: OathState, slot: int, n: int) -> int:
    """Warbands at a site die; bandits never do (O-2.9)."""
    n = max(min(n, s.garrison[slot]), 0)
    s.garrison[slot] -= n
    s.stock[s.colour[slot]] += n
    if n:
        s.tell("killed_at", s.colour[slot], (n, slot))
    return n


def leave_site(s: OathState, slot: int, n: int, seat: int) -> None:
    """Warbands go from a site to a board of their side."""
    s.garrison[slot] -= n
    s.board[seat] += n


def enter_site(s: OathState, slot: int, n: int, seat: int) -> None:
    """Warbands go from a board to a site that holds none of another colour."""
    if n > 0:
        s.board[seat] -= n
        s.garrison[slot] += n
        s.colour = replaced(s.colour, slot, colour_of(s, seat))


def release(s: OathState, colour: int, seat: int, n: int) -> None:
    """From the Obsidian Cage to a board of their side; a new Citizen's warbands turn purple, as far as there are purple ones."""
    n = min(n, s.caged[colour])
    s.caged = replaced(s.caged, colour, s.caged[colour] - n)
    if colour_of(s, seat) == colour:
        s.board[seat] += n
    else:
        s.stock[colour] += n
        gain_warbands(s, seat, n)


def to_purple(s: OathState, seat: int) -> None:
    """A new Citizen's warbands on board and map are replaced by purple ones, of which there are enough (O-7.6, R-85)."""
    own = s.board[seat]
    new = min(own, s.stock[CHANCELLOR])
    s.board[seat] = new
    s.stock[seat] += own
    s.stock[CHANCELLOR] -= new
    for slot in range(len(s.garrison)):
        if s.garrison[slot] > 0 and s.colour[slot] == seat and seat != CHANCELLOR:
            own = s.garrison[slot]
            new = min(own, s.stock[CHANCELLOR])
            s.stock[seat] += own
            s.stock[CHANCELLOR] -= new
            s.garrison[slot] = new
            s.colour = replaced(s.colour, slot, CHANCELLOR)


def to_own(s: OathState, seat: int) -> None:
    """An exiled Citizen's board is recoloured, as far as the own bank goes; the map stays purple (O-7.7, R-86)."""
    old = s.board[seat]
    new = min(old, s.stock[seat])
    s.board[seat] = new
    s.stock[seat] -= new
    s.stock[CHANCELLOR] += old
    s.role = replaced(s.role, seat, EXILE)
