/** Helpers for drawing SVG pictures: seeded random numbers, gradients, ridges and shapes. */

/** Repeatable random numbers, so that every run draws the same picture. */
export function chance(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}

/** Wraps shapes into an SVG document of the given size. */
export const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Definition of a vertical gradient; colours are spread evenly from top to bottom. */
export function vertical(id, colours) {
  const stops = colours.map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
}

/** Definition of a glow that fades from `colour` to nothing. */
export const glow = (id, colour, strength = 1) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/>` +
  `<stop offset="0.45" stop-color="${colour}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const circle = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (x1, y1, x2, y2, stroke, width, more = '') =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

/** Mixes two #rrggbb colours; `share` is the part of the second. */
export function mix(a, b, share) {
  const part = (hex, i) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const hex = [0, 1, 2].map((i) => Math.round(part(a, i) * (1 - share) + part(b, i) * share));
  return `#${hex.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** A jagged mountain ridge across the picture, filled down to `bottom`. */
export function ridge(dice, width, base, height, step, bottom, fill) {
  const points = [];
  for (let x = -step; x <= width + step; x += step) {
    points.push([x + dice.between(-step / 4, step / 4), base - dice.next() ** 1.4 * height]);
    points.push([x + step / 2, base - dice.between(0, height * 0.35)]);
  }
  const d = points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return path(`${d}L${width + step} ${bottom}L${-step} ${bottom}Z`, fill);
}

/** A soft line of hills across the picture, filled down to `bottom`. */
export function hills(dice, width, base, height, step, bottom, fill) {
  let d = `M${-step} ${bottom}L${-step} ${base}`;
  let [x, y] = [-step, base];
  while (x < width + step) {
    const [nx, ny] = [x + step, base - dice.between(-0.2, 1) * height];
    d += `C${x + step / 2} ${y.toFixed(1)} ${x + step / 2} ${ny.toFixed(1)} ${nx} ${ny.toFixed(1)}`;
    [x, y] = [nx, ny];
  }
  return path(`${d}L${x} ${bottom}Z`, fill);
}
