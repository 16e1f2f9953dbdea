import type { CSSProperties } from 'react';

/** A point in a drawing: x to the right, y down. */
export interface Place {
  x: number;
  y: number;
}

const figure = (value: number): string => String(Math.round(value * 100) / 100);
const at = ({ x, y }: Place): string => `${figure(x)} ${figure(y)}`;

/** A monotone cubic curve through all points, which never overshoots them. */
export function curvePath(places: readonly Place[]): string {
  const [first] = places;
  if (!first) return '';
  const slopes = places.map((_, index) => slopeAt(places, index));
  const pieces = places.slice(1).map((place, index) => {
    const before = places[index] as Place;
    const reach = (place.x - before.x) / 3;
    const leave = { x: before.x + reach, y: before.y + reach * (slopes[index] ?? 0) };
    const arrive = { x: place.x - reach, y: place.y - reach * (slopes[index + 1] ?? 0) };
    return `C${at(leave)} ${at(arrive)} ${at(place)}`;
  });
  return `M${at(first)}${pieces.join('')}`;
}

/** Flat at turning points and ends; elsewhere the harmonic mean of both sides, which keeps the curve between its points. */
function slopeAt(places: readonly Place[], index: number): number {
  const [before, here, after] = [places[index - 1], places[index], places[index + 1]];
  if (!before || !here || !after) return 0;
  const [left, right] = [(here.y - before.y) / (here.x - before.x), (after.y - here.y) / (after.x - here.x)];
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}

/** The curve closed along the bottom of the drawing. */
export function areaPath(places: readonly Place[], bottom: number): string {
  const [first, last] = [places[0], places[places.length - 1]];
  if (!first || !last) return '';
  return `${curvePath(places)}L${at({ x: last.x, y: bottom })}L${at({ x: first.x, y: bottom })}Z`;
}

/** Part of a circle around (50, 50), clockwise from the top; `from` and `to` are shares of the whole, less than the whole apart. */
export function arcPath(radius: number, from: number, to: number): string {
  const place = (share: number) => ({
    x: 50 + radius * Math.sin(share * 2 * Math.PI),
    y: 50 - radius * Math.cos(share * 2 * Math.PI),
  });
  const isLong = to - from > 0.5 ? 1 : 0;
  return `M${at(place(from))}A${radius} ${radius} 0 ${isLong} 1 ${at(place(to))}`;
}

/**
 * A drawing as a mask over the colour of an element: colours stay tokens, and mini-programs know masks but no inline
 * SVG. It travels as a variable, which the class reads (`-webkit-mask-image: var(--vf-drawing)`): Taro drops prefixed
 * properties from styles.
 */
export function maskStyle(width: number, height: number, content: string): CSSProperties {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' preserveAspectRatio='none'>${content}</svg>`;
  return { '--vf-drawing': `url("data:image/svg+xml,${encodeURIComponent(svg)}")` } as CSSProperties;
}
