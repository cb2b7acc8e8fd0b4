"""What the sites are and how their names are spoken, for whoever wonders about a name. No rule asks for it."""

from __future__ import annotations

from bailiwick.games.tyrants.board import SITE_INDEX, SITES, Site
from bailiwick.games.tyrants.words import WORDS, place_name, say
from bailiwick.kernel.pages import NONE, CardPage


def about(lang: str, site: Site) -> str:
    return WORDS.text(lang, f"site-{site.id}")


def spoken(lang: str, site: Site) -> str:
    """The name as a reader of the language says it; nothing where it is said as it is written."""
    said = WORDS.parts(lang, f"site-{site.id}")["say"]
    return "" if said == WORDS.text(lang, "as_written") else said


def pages(lang: str) -> list[CardPage]:
    """Every site to look up, by its name in the language."""
    found = [
        CardPage(
            site.id,
            place_name(lang, SITE_INDEX[site.id]),
            "site",
            {say(lang, "fact_say"): spoken(lang, site) or NONE, say(lang, "column_vp"): str(site.vp)},
            about(lang, site),
        )
        for site in SITES
    ]
    return sorted(found, key=lambda page: page.name)


def appendix(lang: str) -> str:
    """The same in a table, to be read after How to play."""
    fact = say(lang, "fact_say")
    lines = [f"## {say(lang, 'sites')}", "", say(lang, "sites_stress"), ""]
    lines += [f"| {say(lang, 'column_site')} | {fact} | {say(lang, 'fact_site')} |", "|---|---|---|"]
    for page in pages(lang):
        said = page.facts[fact]
        lines.append(f"| {page.name} | {say(lang, 'as_written') if said == NONE else said} | {page.text} |")
    return "\n".join(lines) + "\n"
