/** Position of a picture in its frame: scaled around its centre, then moved; px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** A point, in px from the centre of the frame. */
export interface Spot {
  x: number;
  y: number;
}

export const REST: View = { scale: 1, x: 0, y: 0 };
/** A double tap magnifies to this. */
export const CLOSE_UP = 2.5;
const MOST = 4;

/** Magnifies by a factor, between 1 and 4 times in all, so that what lies at `spot` stays there. */
export function zoomAt(view: View, factor: number, spot: Spot): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return { scale, x: spot.x - (spot.x - view.x) * ratio, y: spot.y - (spot.y - view.y) * ratio };
}

/** Keeps the frame covered: a picture is moved at most until its edge. */
export function keepInside(view: View, frame: { width: number; height: number }): View {
  const limit = (offset: number, side: number) => {
    const room = ((view.scale - 1) * side) / 2;
    return Math.min(room, Math.max(-room, offset));
  };
  return { scale: view.scale, x: limit(view.x, frame.width), y: limit(view.y, frame.height) };
}

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
