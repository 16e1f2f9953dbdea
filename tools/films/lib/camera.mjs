/** The part of a shot that is seen: ffmpeg filters for slow, even camera moves. */

/** Size of the stills that the camera moves over; films are half as large, so that moves of less than a pixel stay smooth. */
export const STAGE = { width: 1920, height: 1080 };
export const FPS = 30;

/** Between two numbers by the frame: half steady, half eased, so that a move neither jerks nor stands still at a cut. */
function between(from, to, frames) {
  const share = `min(on/${frames},1)`;
  const eased = `(0.5*${share}+0.5*${share}*${share}*(3-2*${share}))`;
  return `(${from}+${(to - from).toFixed(5)}*${eased})`;
}

/**
 * A move from one view to another. A view is [zoom, x, y]: how many times closer than the whole still, and its middle as
 * shares of the still; `clamped` keeps it inside.
 */
export function cameraMove([fromView, toView], seconds) {
  const [from, to] = [clamped(fromView), clamped(toView)];
  const [zoom, x, y] = from.map((value, i) => between(value, to[i], Math.round(seconds * FPS)));
  const [left, right] = [`W*(${x}-0.5/${zoom})`, `W*(${x}+0.5/${zoom})`];
  const [top, bottom] = [`H*(${y}-0.5/${zoom})`, `H*(${y}+0.5/${zoom})`];
  const corners = { x0: left, y0: top, x1: right, y1: top, x2: left, y2: bottom, x3: right, y3: bottom };
  const written = Object.entries(corners).map(([name, value]) => `${name}='${value}'`);
  return `perspective=${written.join(':')}:interpolation=cubic:sense=source:eval=frame`;
}

function clamped([zoom, x, y]) {
  const half = 0.5 / zoom;
  const inside = (value) => Math.min(1 - half, Math.max(half, value));
  return [zoom, inside(x), inside(y)];
}
