"""The options of the game in three languages: for each a title, what it means, and what its values are called."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import OptionTexts

OPTIONS: Final[dict[str, OptionTexts]] = {
    "players": (
        ("Players", "Jogadores", "Giocatori"),
        (
            "How many people play; alone, against the Clockwork Prince (O-3.24).",
            "Quantas pessoas jogam; sozinho, contra o Príncipe (O-3.24).",
            "Quante persone giocano; da soli, contro il Principe Meccanico (O-3.24).",
        ),
        {},
    ),
    "prince": (
        ("Clockwork Prince", "Príncipe", "Principe Meccanico"),
        (
            "Whether the Clockwork Prince takes a seat, and which (CP-1.1).",
            "Se o Príncipe ocupa um lugar, e qual (CP-1.1).",
            "Se il Principe Meccanico occupa un posto, e quale (CP-1.1).",
        ),
        {
            "if_alone": ("only if one plays alone", "só se alguém joga sozinho", "solo se si gioca da soli"),
            "chancellor": ("as Chancellor", "como Chanceler", "come Cancelliere"),
            "exile": ("as an Exile", "como Exilado", "come Esule"),
        },
    ),
    "prince_powers": (
        ("Powers of the Prince", "Habilidades do Príncipe", "Poteri del Principe"),
        (
            "How the Clockwork Prince uses powers and grants permission (CP-1.4, CP-8).",
            "Como o Príncipe usa habilidades e dá permissões (CP-1.4, CP-8).",
            "Come il Principe Meccanico usa i poteri e concede permessi (CP-1.4, CP-8).",
        ),
        {
            "limited": ("limited", "limitado", "livello Facile"),
            "expanded": (
                "expanded, judged by a player",
                "ampliado, julgado por um jogador",
                "livello Esperto, giudicato da un giocatore",
            ),
            "automatic": ("expanded, by himself", "ampliado, por conta própria", "livello Esperto, da solo"),
        },
    ),
    "prince_judge": (
        ("Who judges for the Prince", "Quem julga pelo Príncipe", "Chi giudica per il Principe"),
        (
            "The rules say who judges for an expanded Prince; a person alone among bots may do it instead (CP-8.4).",
            "Quem julga pelo Príncipe ampliado é quem as regras dizem; uma pessoa sozinha entre bots pode fazê-lo (CP-8.4).",
            "Per un Principe Esperto giudica chi dicono le regole; una persona sola tra i bot può farlo al suo posto (CP-8.4).",
        ),
        {
            "rules": ("as the rules say", "como dizem as regras", "come dicono le regole"),
            "purple": ("Purple", "Roxo", "Viola"),
            "red": ("Red", "Vermelho", "Rosso"),
            "blue": ("Blue", "Azul", "Blu"),
            "yellow": ("Yellow", "Amarelo", "Giallo"),
            "white": ("White", "Branco", "Bianco"),
            "black": ("Black", "Preto", "Nero"),
        },
    ),
    "chronicle": (
        ("Chronicle", "Crônica", "Cronaca"),
        (
            "What the world is like: new, prepared for teaching, or as a recorded chronicle tells it (O-3).",
            "Como é o mundo: novo, preparado para aprender, ou como conta uma crônica gravada (O-3).",
            "Com'è il mondo: nuovo, preparato per imparare, o come lo racconta una cronaca registrata (O-3).",
        ),
        {
            "first": ("a first game", "um primeiro jogo", "una prima partita"),
            "teaching": ("the teaching game", "o jogo de aprendizado", "la partita introduttiva"),
        },
    ),
    "world": (
        ("Name of the chronicle", "Nome da crônica", "Nome della cronaca"),
        (
            "What you call the world; its games to come keep the name. Empty: the name it already has, if any.",
            "Como você chama o mundo; os próximos jogos mantêm o nome. Vazio: o nome que ela já tem, se tiver.",
            "Come chiami il mondo; le partite a venire tengono il nome. Vuoto: il nome che ha già, se ne ha uno.",
        ),
        {},
    ),
}
