"""A picture made of distance functions, for what the wide screen shows. Linear RGB; units of the height, y down."""
import numpy as np

from ..lib.distances import box_sd

CYAN, WHITE, WARM = (0.10, 0.55, 0.95), (0.75, 0.82, 0.88), (0.95, 0.42, 0.12)


class Canvas:
    """x and y hold the coordinates of every pixel; `paint` lays a shape over what is there."""

    def __init__(self, width, height):
        self.x, self.y = np.meshgrid((np.arange(width) + 0.5) / height, (np.arange(height) + 0.5) / height)
        self.width = width / height
        self.pixels = np.zeros((height, width, 3))
        self.soft = 1.3 / height

    def paint(self, inside, colour, alpha=1.0):
        """Paint where the distance function is negative, with an edge of one pixel."""
        mask = (np.clip(0.5 - inside / self.soft, 0, 1) * alpha)[..., None]
        self.pixels[:] = self.pixels * (1 - mask) + np.asarray(colour) * mask

    def box(self, x, y, half_x, half_y, r):
        """Distance to a rounded box about x, y."""
        return box_sd(self.x, self.y, x, y, half_x, half_y, r)

    def card(self, x0, x1, y0, y1, colour=(0.030, 0.038, 0.052), r=0.05):
        """Paint a tile; gives its distance function, to keep things inside it."""
        inside = self.box(0.5 * (x0 + x1), 0.5 * (y0 + y1), 0.5 * (x1 - x0), 0.5 * (y1 - y0), r)
        self.paint(inside, colour)
        return inside

    def disc(self, x, y, r, colour, alpha=1.0):
        """Paint a disc."""
        self.paint(self.radius(x, y) - r, colour, alpha)

    def radius(self, x, y):
        """Distance to a point."""
        return np.hypot(self.x - x, self.y - y)

    def angle(self, x, y):
        """Direction seen from a point: radians clockwise from upwards."""
        return np.arctan2(self.x - x, y - self.y)
