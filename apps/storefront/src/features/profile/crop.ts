/** Size of a picture, and the square that is cut out of it. */
export interface Crop {
  width: number;
  height: number;
  /** 1: the square is as large as the picture allows; 3: a third of that. */
  zoom: number;
  /** Where the square lies, 0 (left, top) to 1 (right, bottom). */
  x: number;
  y: number;
}

export const ZOOM = { min: 1, max: 3, step: 0.1 } as const;

/** The square in px of the picture. */
export function squareOf({ width, height, zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** Where the picture lies behind a square window, in shares of its side. */
export function pictureBehind(crop: Crop): { left: number; top: number; width: number; height: number } {
  const { left, top, side } = squareOf(crop);
  return { left: -left / side, top: -top / side, width: crop.width / side, height: crop.height / side };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The crop after the picture was dragged by shares of the window's side. */
export function dragged(crop: Crop, byX: number, byY: number): Crop {
  const { width, height } = pictureBehind(crop);
  const x = width > 1 ? within(crop.x - byX / (width - 1)) : crop.x;
  const y = height > 1 ? within(crop.y - byY / (height - 1)) : crop.y;
  return { ...crop, x, y };
}
