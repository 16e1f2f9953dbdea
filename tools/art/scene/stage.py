"""What a place is told about the picture it is built for."""
import math
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Grade:
    """How the picture of a place is developed. bloom: strength of the halo about bright spots; vignette: how much
    the corners darken; noise: strength of the clean-up; haze: (linear colour, depth in metres, most) or None."""
    exposure: float
    bloom: float
    vignette: float
    noise: float = 0.42
    haze: tuple | None = None


class Stage:
    """The car with the view on it. Ground coordinates in metres: z=0 is the floor, the nose points to -x."""

    def __init__(self, body, shot):
        turn = math.radians(shot.cam[0])
        self.body, self.options = body, shot.options
        self.centre = np.array([0.5 * (body.x0 + body.x1), 0.0])
        self.ahead = np.array([math.cos(turn), math.sin(turn)])
        self.right = np.array([math.sin(turn), -math.cos(turn)])

    @property
    def turn(self):
        """Direction of the view, radians about z."""
        return math.atan2(self.ahead[1], self.ahead[0])

    @property
    def azimuth(self):
        """Direction of the view in degrees, 0 = +x."""
        return math.degrees(self.turn)

    def at(self, forward, aside=0.0):
        """The ground point so far beyond the car's middle and so far to the right, seen from the camera."""
        return self.centre + self.ahead * forward + self.right * aside

    def point(self, forward, aside, up):
        """Like `at`, with a height."""
        return tuple(self.at(forward, aside)) + (up,)

    @property
    def middle(self):
        """x of the middle of the car."""
        return self.centre[0]

    def option(self, name, default):
        """An option of the shot for its place."""
        return self.options.get(name, default)
