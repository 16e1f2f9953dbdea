"""All bodies by name."""
from .cs1e import CS1E
from .yl01 import YL01
from .yl09 import YL09
from .ylx import YLX

BODIES = {spec["name"]: spec for spec in (YL01, YLX, YL09, CS1E)}
