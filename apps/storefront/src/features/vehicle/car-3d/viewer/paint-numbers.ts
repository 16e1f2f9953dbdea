/** A paint as the art knows it. */
export interface PaintLook {
  /** Screen colour, #rrggbb. */
  hex: string;
  /** Share of metal: about 0.2 solid or pearl, 0.7 metallic. */
  metal: number;
}

/** A paint as the shader takes it: base colour in linear light (may pass 1) and share of metal. */
export interface PaintNumbers {
  colour: readonly [red: number, green: number, blue: number];
  metal: number;
}

/** Light that falls on the base coat, raised against the mirror of the clear coat: the same as in the product pictures. */
const GAIN = 1.35;
const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Numbers of a paint; a faulty colour becomes mid grey. */
export function paintNumbers({ hex, metal }: PaintLook): PaintNumbers {
  const parts = HEX.exec(hex)?.slice(1) ?? ['80', '80', '80'];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => toLinear(Number.parseInt(part, 16) / 255) * GAIN);
  return { colour: [red, green, blue], metal: Math.min(1, Math.max(0, metal)) };
}

/** Part of the way from one paint to another, 0 to 1, slow at both ends. */
export function blendedPaint(from: PaintNumbers, to: PaintNumbers, part: number): PaintNumbers {
  const eased = part * part * (3 - 2 * part);
  const mix = (a: number, b: number): number => a + (b - a) * eased;
  const [red, green, blue] = to.colour;
  return {
    colour: [mix(from.colour[0], red), mix(from.colour[1], green), mix(from.colour[2], blue)],
    metal: mix(from.metal, to.metal),
  };
}
