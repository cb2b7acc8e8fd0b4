"""How the odds of a campaign come about, in lines that people can follow: pools, forces, sacrifices."""

from __future__ import annotations

from bailiwick.games.oath.asking import ask_faces
from bailiwick.games.oath.campaign.forces import (
    attack_force,
    bandits_in_defense,
    current,
    defense_force,
    dice_of_target,
    target_thing,
    title_dice,
    warbands_at_targets,
)
from bailiwick.games.oath.campaign.odds import attack_rolls, defense_rolls, worth_of_sacrifice
from bailiwick.games.oath.campaign.war import TARGET_PAWN, TARGET_RELIC, parts_of
from bailiwick.games.oath.questions import Faces
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.wording import place_name
from bailiwick.games.oath.words import name, say


def decimal(lang: str, value: float) -> str:
    """A number with one decimal, as it is written in a language."""
    text = f"{value:.1f}"
    return text if lang == "en" else text.replace(".", ",")


def added(terms: list[tuple[int, str]]) -> str:
    """A sum in one line: "5 − 1 Mountain − 2 Tactics = 2"."""
    text = ""
    for n, what in terms:
        if not n and text:
            continue
        sign = "" if not text else " − " if n < 0 else " + "
        text += sign + f"{abs(n) if text else n} {what}".rstrip()
    total = sum(n for n, _what in terms)
    return f"{text} = {total}" if sum(1 for n, _what in terms if n) > 1 else text or str(total)


def by_change(o: OathState, lang: str, place: int) -> list[tuple[int, str]]:
    """What has changed a pool (1: attack, 2: defense) since it was filled."""
    changes = [parts_of(change) for change in current(o).changes]
    return [(parts[place], name(lang, "card", parts[0]) if parts[0] else say(lang, "odds_tactics")) for parts in changes]


def attack_pool(o: OathState, lang: str) -> str:
    changed = by_change(o, lang, 1)
    return added([(current(o).attack_dice - sum(n for n, _what in changed), ""), *changed])


def defense_pool(o: OathState, lang: str) -> str:
    """Target by target, as far as their dice are still what they were when they were declared."""
    c = current(o)
    changed = by_change(o, lang, 2)
    filled = c.defense_dice - sum(n for n, _what in changed)
    terms = [(dice_of_target(o, target), target_name(o, target, lang)) for target in c.targets if is_known(o, target)]
    terms.append((title_dice(o), say(lang, "odds_title")))
    if sum(n for n, _what in terms) != filled:
        terms = [(filled, "")]
    return added([*terms, *changed])


def is_known(o: OathState, target: int) -> bool:
    """A relic that lies facedown at a site has no name."""
    thing = target_thing(target)
    return not thing or bool(o.where[thing])


def target_name(o: OathState, target: int, lang: str) -> str:
    if target < TARGET_RELIC:
        return place_name(o, target, lang)
    return name(lang, "card", target_thing(target)) if target < TARGET_PAWN else say(lang, "odds_pawn")


def defending(o: OathState, lang: str) -> str:
    there, bandits = warbands_at_targets(o), bandits_in_defense(o)
    boards = defense_force(o) - there - bandits
    parts = [
        (there, say(lang, "odds_at_sites")),
        (boards, say(lang, "odds_on_boards")),
        (bandits, say(lang, "odds_bandits")),
    ]
    return added([part for part in parts if part[0]] or [(0, "")])


def arithmetic(o: OathState, kept: bytes, lang: str) -> list[str]:
    """Of a campaign as it would be rolled; `kept` are dice that lie on the table already."""
    c = current(o)
    if c.victor:
        return [say(lang, "odds_decided")]
    lines = [say(lang, "odds_attack_dice", attack_pool(o, lang))]
    if ask_faces(o, Faces(attack=True)).halved:
        lines.append(say(lang, "odds_halved", c.attack_dice // 2))
    lines.append(say(lang, "odds_defense_dice", defense_pool(o, lang)))
    lines.append(say(lang, "odds_defense_force", defending(o, lang)))
    attack = sum(swords * chance for swords, _skulls, chance in attack_rolls(o, kept))
    base = defense_force(o)
    shields = float(c.defense - base) if c.defense_roll else sum(n * chance for n, chance in defense_rolls(o, kept))
    lines.append(say(lang, "odds_average", decimal(lang, attack), decimal(lang, shields + base)))
    worth = worth_of_sacrifice(o)
    if worth > 0 and attack_force(o):
        lines.append(say(lang, "odds_sacrifices", attack_force(o), worth))
    lines.append(say(lang, "odds_open"))
    return lines
