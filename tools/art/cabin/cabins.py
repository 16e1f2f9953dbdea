"""Sizes of the cabins and the cameras in them.

Cabin coordinates in metres: x to the right, y forward, z up from the floor; the driver sits on the left.
"""
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Cabin:
    """roof, belt: heights of the headliner and the window sill; seat_z, dash_z: how far seats and dashboard are raised;
    rail: half the width between the roof rails; back: y of the tail; rows: (y of the hip point, captain seats?);
    pano: from and to of the glass roof, y."""
    roof: float
    belt: float
    seat_z: float
    dash_z: float
    rail: float
    back: float
    rows: tuple
    pano: tuple

    @property
    def is_long(self):
        """True when there is more than one row of seats to model."""
        return len(self.rows) > 1


FIVE = Cabin(roof=1.235, belt=0.735, seat_z=0.0, dash_z=0.0, rail=0.565, back=-1.55, rows=((0.0, False),), pano=(-1.1, 0.02))

CABINS = {
    "five": FIVE,
    "mpv": replace(FIVE, roof=1.43, belt=0.79, seat_z=0.07, dash_z=0.06, rail=0.64, back=-2.9,
                   rows=((0.05, False), (-1.12, True)), pano=(-2.2, -0.10)),
}

# Which body has which cabin.
CABIN_OF = {"YL01": "five", "YLX": "five", "CS1E": "five", "YL09": "mpv"}

# cabin: {view: (camera, target, lens in mm on a 36 mm sensor)}
VIEWS = {
    "five": {"cabin": ((0.05, -0.575, 1.12), (-0.01, 0.62, 0.605), 19.0),
             "second": ((0.0, -0.25, 1.12), (0.0, -1.12, 0.655), 15.0)},
    "mpv": {"cabin": ((0.0, -1.75, 1.20), (0.0, 0.6, 0.68), 22.0),
            "second": ((0.0, -0.26, 1.22), (-0.03, -1.4, 0.68), 17.5)},
}
