"""The parts of a body, cut one after the other; later ones may only take from the tags they name."""
from .arches import cut_arches
from .cladding import cut_cladding
from .glass import cut_glass
from .lamps import cut_lamps
from .openings import cut_openings
from .shut_lines import cut_shut_lines

STEPS = (cut_arches, cut_glass, cut_cladding, cut_lamps, cut_openings, cut_shut_lines)


def cut_parts(cutter):
    """Cut everything that is not paint out of the paint."""
    for step in STEPS:
        step(cutter)
