"""Colour values: from hex to linear light, and from linear light to the screen."""
import numpy as np


def hex_to_srgb(h):
    """Screen values 0 to 1 of a hex colour."""
    return np.array([int(h.lstrip("#")[i:i + 2], 16) for i in (0, 2, 4)]) / 255


def srgb_to_linear(h):
    """Linear light of a hex colour."""
    v = hex_to_srgb(h)
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)


def tone(x, exposure=1.0, knee=0.62):
    """Linear light to screen values: in proportion below the knee, a soft shoulder that never reaches 1 above it."""
    x = np.maximum(x * exposure, 0)
    y = np.where(x < knee, x, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee) * 0.9)))
    return np.where(y < 0.0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - 0.055)
