"""Where things are drawn: places as fractions of the map's width and height. For pages only; no rule reads it."""

from __future__ import annotations

from typing import Final

# fmt: off
# A site: the centres of its spaces, left to right, top row first.
SITE_SPACES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "gauntlgrym": ((0.0569, 0.1591), (0.0817, 0.1591), (0.1064, 0.1591)),
    "wormwrithings": ((0.2032, 0.1331), (0.228, 0.1331), (0.2527, 0.1331)),
    "jhachalkhyn": ((0.0617, 0.3198), (0.0865, 0.3198), (0.0617, 0.3418), (0.0865, 0.3418)),
    "buiyrandyn": ((0.0577, 0.49), (0.0825, 0.49), (0.1073, 0.49)),
    "stoneshaft_clanhold": ((0.0569, 0.6483), (0.0817, 0.6483)),
    "chchitl": ((0.0547, 0.9276), (0.0795, 0.9276), (0.1043, 0.9276)),
    "blingdenstone": ((0.345, 0.1058), (0.3697, 0.1058)),
    "mantol_derith": ((0.3103, 0.26), (0.3351, 0.26), (0.3599, 0.26), (0.3227, 0.282), (0.3475, 0.282)),
    "menzoberranzan": ((0.4752, 0.1584), (0.4999, 0.1584), (0.5247, 0.1584), (0.4752, 0.1804), (0.4999, 0.1804), (0.5247, 0.1804)),
    "gracklstugh": ((0.266, 0.3852), (0.2908, 0.3852), (0.266, 0.4072), (0.2908, 0.4072)),
    "chasmleap_bridge": ((0.5329, 0.3967),),
    "everfire": ((0.6336, 0.2675), (0.6584, 0.2675), (0.6831, 0.2675)),
    "halls_of_the_scoured_legion": ((0.6711, 0.3857), (0.6958, 0.3857)),
    "labyrinth": ((0.2668, 0.5238), (0.2916, 0.5238), (0.3163, 0.5238)),
    "araumycos": ((0.499, 0.6268), (0.5237, 0.6268), (0.499, 0.6487), (0.5237, 0.6487)),
    "ched_nasad": ((0.7019, 0.5777), (0.7267, 0.5777), (0.7019, 0.5997), (0.7267, 0.5997)),
    "skullport": ((0.2629, 0.7067), (0.2877, 0.7067), (0.3124, 0.7067), (0.2753, 0.7287), (0.3001, 0.7287)),
    "eryndlyn": ((0.4498, 0.764), (0.4746, 0.764), (0.4994, 0.764)),
    "llacerellyn": ((0.6526, 0.7525), (0.6774, 0.7525)),
    "kanaglym": ((0.2743, 0.9217), (0.2991, 0.9217), (0.3239, 0.9217)),
    "tsenviilyq": ((0.5028, 0.9591), (0.5276, 0.9591), (0.5524, 0.9591)),
    "chaulssin": ((0.7467, 0.1069), (0.7714, 0.1069), (0.7962, 0.1069), (0.7591, 0.1289), (0.7838, 0.1289)),
    "phaerlin": ((0.8732, 0.2732), (0.8979, 0.2732), (0.9227, 0.2732)),
    "yathchol": ((0.8255, 0.4461), (0.8502, 0.4461)),
    "ruins_of_dekanter": ((0.8678, 0.639), (0.8926, 0.639), (0.9173, 0.639), (0.8678, 0.661), (0.8926, 0.661), (0.9173, 0.661)),
    "sszuraassnee": ((0.8397, 0.9504), (0.8645, 0.9504), (0.8893, 0.9504)),
}
# The centre of a control marker.
MARKERS: Final[dict[str, tuple[float, float]]] = {
    "gauntlgrym": (0.0911, 0.0888),
    "chchitl": (0.0911, 0.8576),
    "menzoberranzan": (0.5091, 0.0884),
    "araumycos": (0.5216, 0.5501),
    "tsenviilyq": (0.5376, 0.8872),
    "phaerlin": (0.9089, 0.2016),
    "sszuraassnee": (0.8747, 0.8827),
}
# A route: the centres of its spaces, from its first end to its second.
ROUTE_SPACES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "gauntlgrym__wormwrithings": (),
    "gauntlgrym__jhachalkhyn": ((0.0769, 0.2317),),
    "wormwrithings__mantol_derith": ((0.236, 0.2233),),
    "jhachalkhyn__buiyrandyn": ((0.0868, 0.4069),),
    "jhachalkhyn__gracklstugh": ((0.1823, 0.346),),
    "buiyrandyn__stoneshaft_clanhold": ((0.0854, 0.5565),),
    "buiyrandyn__labyrinth": ((0.1755, 0.4921),),
    "stoneshaft_clanhold__chchitl": ((0.0847, 0.7191),),
    "stoneshaft_clanhold__skullport": ((0.146, 0.6391), (0.1876, 0.6798)),
    "chchitl__kanaglym": ((0.1986, 0.9171),),
    "blingdenstone__mantol_derith": ((0.3572, 0.1671),),
    "mantol_derith__menzoberranzan": ((0.4308, 0.3191), (0.439, 0.2547), (0.4269, 0.1837)),
    "mantol_derith__gracklstugh": ((0.3104, 0.3254),),
    "menzoberranzan__chasmleap_bridge": ((0.5203, 0.2487), (0.5206, 0.31)),
    "menzoberranzan__everfire": ((0.5952, 0.1449), (0.6191, 0.2015)),
    "gracklstugh__chasmleap_bridge": ((0.387, 0.3934), (0.4555, 0.3779)),
    "gracklstugh__labyrinth": ((0.3001, 0.4546),),
    "chasmleap_bridge__everfire": ((0.6255, 0.3318),),
    "chasmleap_bridge__araumycos": ((0.538, 0.4567),),
    "everfire__halls_of_the_scoured_legion": ((0.7059, 0.3128),),
    "everfire__chaulssin": ((0.6977, 0.154),),
    "halls_of_the_scoured_legion__ched_nasad": ((0.6679, 0.4402), (0.6764, 0.4973)),
    "halls_of_the_scoured_legion__yathchol": ((0.7637, 0.4457),),
    "labyrinth__araumycos": ((0.3859, 0.5161), (0.4204, 0.5592)),
    "labyrinth__skullport": ((0.287, 0.5732), (0.2991, 0.6335)),
    "araumycos__ched_nasad": ((0.622, 0.611),),
    "araumycos__eryndlyn": ((0.5021, 0.6932),),
    "ched_nasad__llacerellyn": ((0.6931, 0.6494), (0.6632, 0.6842)),
    "ched_nasad__yathchol": ((0.7952, 0.5051),),
    "ched_nasad__ruins_of_dekanter": ((0.8072, 0.6544),),
    "skullport__kanaglym": ((0.289, 0.8237),),
    "eryndlyn__llacerellyn": ((0.5873, 0.7516),),
    "eryndlyn__kanaglym": ((0.3852, 0.7755), (0.3546, 0.8379)),
    "llacerellyn__tsenviilyq": ((0.6358, 0.8202),),
    "llacerellyn__sszuraassnee": ((0.7587, 0.7867), (0.7837, 0.837)),
    "kanaglym__tsenviilyq": ((0.3884, 0.9553), (0.435, 0.9082)),
    "chaulssin__phaerlin": ((0.7757, 0.1938),),
    "phaerlin__yathchol": ((0.8558, 0.3479),),
    "phaerlin__ruins_of_dekanter": ((0.9272, 0.3982), (0.9073, 0.5218)),
    "ruins_of_dekanter__sszuraassnee": ((0.9076, 0.7545),),
}
# The lines between the sections of the map, top to bottom.
DIVIDERS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "left_center": ((0.3064, 0.0159), (0.3109, 0.0809), (0.3098, 0.1139), (0.2927, 0.1743), (0.2699, 0.2164), (0.2506, 0.2574), (0.2312, 0.3189), (0.2221, 0.3679), (0.2141, 0.4328), (0.2141, 0.5011), (0.2187, 0.5387), (0.2244, 0.5923), (0.2221, 0.6378), (0.2164, 0.6754), (0.2164, 0.7289), (0.2278, 0.7813), (0.2392, 0.8383), (0.2415, 0.8838), (0.2358, 0.9294), (0.2164, 0.9829)),
    "center_right": ((0.6481, 0.0137), (0.6412, 0.0547), (0.6446, 0.1048), (0.6538, 0.1435), (0.6777, 0.1743), (0.7312, 0.2255), (0.7597, 0.2574), (0.7768, 0.303), (0.7802, 0.3371), (0.7665, 0.3793), (0.7437, 0.4248), (0.7369, 0.459), (0.7437, 0.4852), (0.7745, 0.5239), (0.7938, 0.5581), (0.7938, 0.5957), (0.7779, 0.6412), (0.7551, 0.6948), (0.7369, 0.7358), (0.7278, 0.7893), (0.7301, 0.8349), (0.7369, 0.8918), (0.7346, 0.9374), (0.7175, 0.9886)),
}
# fmt: on
