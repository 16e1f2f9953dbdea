/**
 * Sets of the campaign artwork: what stands behind and around the subject. Each takes { w, h, g, m } with the line of the
 * ground `g` and a mood `m`, fills the whole picture and leaves its upper part calm, for words.
 */
import { chance, circle, ellipse, hills, line, mix, path, rect } from './draw.mjs';
import { across, dim, down, halo, lit, plinth, rim, sideVeil, slope, veil } from './light.mjs';

const wall = ({ w, h, m }) => rect(0, 0, w, h, down(m.wall[0], mix(m.wall[0], m.wall[1], 0.6), m.wall[1]));
const floor = ({ w, h, g, m }) =>
  rect(0, g - 40, w, h - g + 40, down(lit(m.floor, 0.22), m.floor, dim(m.floor, 0.22))) +
  rect(0, g - 40, w, 3, m.light, 'opacity="0.35"') +
  ellipse(w / 2, g + 20, w * 0.46, (h - g) * 0.5 + 60, halo(m.light, 0.4));
const glowAt = (x, y, r, m, strength = 0.7) => circle(x, y, r, halo(m.light, strength));

/** A niche of nested arches. */
export function arches(o) {
  const { w, g, m } = o;
  const ring = (i) => {
    const r = 150 + i * 82;
    const top = g - 300 - i * 26;
    return path(
      `M${w / 2 - r} ${g - 40}V${top}A${r} ${r} 0 0 1 ${w / 2 + r} ${top}V${g - 40}Z`,
      slope(lit(m.form, 0.42 - i * 0.08), mix(m.form, m.wall[1], 0.12 + i * 0.16)),
    );
  };
  return wall(o) + [4, 3, 2, 1, 0].map(ring).join('') + glowAt(w / 2, g - 300, 380, m, 0.55) + floor(o);
}

/** A large disc, like a low sun, with thin rings. */
export function disc(o) {
  const { w, g, m } = o;
  const rings = [0, 1, 2, 3]
    .map((i) =>
      circle(w / 2, g - 250, 330 + i * 82, 'none', `stroke="${m.light}" stroke-width="2" opacity="${0.42 - i * 0.09}"`),
    )
    .join('');
  return (
    wall(o) +
    glowAt(w / 2, g - 250, 640, m, 0.5) +
    rings +
    circle(w / 2, g - 250, 270, down(lit(m.warm, 0.5), mix(m.warm, m.wall[1], 0.35))) +
    floor(o)
  );
}

/** Curtains of light over a round stage. */
export function podium(o) {
  const { w, h, g, m } = o;
  const beam = (x, lean, i) =>
    path(`M${x - 14} -20h28L${x + lean + 130} ${g}H${x + lean - 130}Z`, veil(m.light, 0.5 - (i % 2) * 0.14, 0));
  const folds = Array.from({ length: 14 }, (_, i) =>
    rect((i * w) / 14, 0, w / 28, g - 40, sideVeil(m.form, 0.5, 0.05)),
  ).join('');
  const beams = [0.16, 0.36, 0.64, 0.84].map((x, i) => beam(w * x, (0.5 - x) * 330, i)).join('');
  return (
    wall(o) +
    folds +
    beams +
    floor(o) +
    plinth(w / 2, Math.min(g + 78, h + 10), 520, 40, m.floor) +
    plinth(w / 2, Math.min(g + 40, h - 20), 400, 34, lit(m.floor, 0.2))
  );
}

/** Steps and blocks, as of a quiet southern house. */
export function terrace(o) {
  const { w, g, m } = o;
  const step = (x, y, width, height, flip) =>
    rect(x, y, width, height, slope(lit(m.form, flip ? 0.18 : 0.4), dim(m.form, flip ? 0.14 : 0.02))) +
    rect(x, y, width, 10, lit(m.form, 0.6));
  const left = [0, 1, 2, 3]
    .map((i) => step(-20, g - 130 - i * 86, 270 - i * 64, 86 + 100, false))
    .reverse()
    .join('');
  const right = [0, 1, 2]
    .map((i) => step(w - 230 + i * 76, g - 110 - i * 104, 300, 104 + 90, true))
    .reverse()
    .join('');
  return (
    wall(o) +
    glowAt(w * 0.4, g - 380, 520, m, 0.7) +
    circle(w * 0.42, g - 400, 86, lit(m.light, 0.4), 'opacity="0.9"') +
    right +
    left +
    floor(o)
  );
}

/** A calm wall with the light of a window across it. */
export function window(o) {
  const { w, g, m } = o;
  const pane = (i, k) =>
    path(`M${w * 0.3 + i * 190 + k * 46} ${g - 560 + k * 220}h156l46 200h-156Z`, veil(m.light, 0.75, 0.28));
  const leaves = Array.from(
    { length: 8 },
    (_, i) =>
      `<g transform="translate(${w - 40 - i * 10} ${g - 580 + i * 66}) rotate(${150 + i * 12})">${ellipse(90, 0, 98, 19, slope(m.form, dim(m.form, 0.25)), 'opacity="0.34"')}</g>`,
  ).join('');
  return (
    wall(o) +
    [0, 1, 2].map((i) => pane(i, 0) + pane(i, 1)).join('') +
    leaves +
    rect(0, g - 66, w, 26, lit(m.form, 0.5)) +
    floor(o)
  );
}

/** Waves of cloth that rise to the sides. */
export function ribbons(o) {
  const { w, g, m } = o;
  const band = (i) => {
    const y = g - 470 + i * 78;
    const fill =
      i % 2
        ? across(mix(m.form, m.wall[1], 0.15), lit(m.form, 0.5), m.form)
        : across(lit(m.warm, 0.25), mix(m.warm, m.wall[1], 0.55), lit(m.warm, 0.1));
    return (
      path(
        `M-20 ${y}C${w * 0.22} ${y - 190} ${w * 0.36} ${y + 210} ${w * 0.56} ${y + 60}S${w * 0.86} ${y - 190} ${w + 20} ${y - 60}V${g}H-20Z`,
        fill,
        'opacity="0.9"',
      ) +
      rim(
        `M-20 ${y}C${w * 0.22} ${y - 190} ${w * 0.36} ${y + 210} ${w * 0.56} ${y + 60}S${w * 0.86} ${y - 190} ${w + 20} ${y - 60}`,
        3,
        0.45,
      )
    );
  };
  return wall(o) + glowAt(w * 0.5, g - 420, 560, m, 0.6) + [0, 1, 2, 3, 4].map(band).join('') + floor(o);
}

/** Layers of hills under a sun. */
export function land(o) {
  const { w, g, m } = o;
  const dice = chance(w + g);
  const layers = [0, 1, 2, 3]
    .map((i) =>
      hills(
        dice,
        w,
        g - 210 + i * 58,
        150 - i * 26,
        250 - i * 34,
        g,
        mix(mix(m.form, m.wall[1], 0.62), dim(m.form, 0.28), i / 3),
      ),
    )
    .join('');
  const mist = [0, 1].map((i) => rect(0, g - 190 + i * 70, w, 90, veil(m.light, 0, 0.3))).join('');
  return (
    wall(o) +
    glowAt(w * 0.68, g - 360, 420, m, 0.9) +
    circle(w * 0.68, g - 360, 62, lit(m.light, 0.5)) +
    layers +
    mist +
    floor(o)
  );
}

/** A town at night or in the evening, towers with lit windows. */
export function town(o) {
  const { w, g, m } = o;
  const dice = chance(7);
  const row = (depth) => {
    let out = '';
    for (let x = -30; x < w; ) {
      const [bw, bh] = [dice.between(54, 116), dice.between(120, 360) * (1 - depth * 0.32)];
      out += rect(
        x,
        g - 40 - bh,
        bw,
        bh,
        across(mix(m.form, m.wall[1], 0.5 - depth * 0.3), mix(m.form, m.wall[0], depth * 0.4)),
      );
      for (let k = 0; k < 9; k += 1)
        out += rect(
          x + 10 + dice.between(0, bw - 26),
          g - 40 - dice.between(16, bh - 10),
          9,
          13,
          m.light,
          `opacity="${dice.between(0.2, 0.85).toFixed(2)}"`,
        );
      x += bw + dice.between(-8, 20);
    }
    return out;
  };
  return wall(o) + glowAt(w / 2, g - 60, w * 0.6, m, 0.5) + row(0) + row(1) + floor(o);
}

/** Gates of light, one behind the other. */
export function gates(o) {
  const { w, g, m } = o;
  const gate = (i) => {
    const s = 1 - i * 0.15;
    const [x, top, r] = [w / 2 - 500 * s, g + 30 - 640 * s, 70 * s];
    const d = `M${x} ${g - 30 + 60 * s}V${top + r}q0 ${-r} ${r} ${-r}H${w - x - r}q${r} 0 ${r} ${r}V${g - 30 + 60 * s}`;
    return (
      path(d, 'none', `stroke="${m.light}" stroke-width="${26 * s}" opacity="0.14"`) +
      path(d, 'none', `stroke="${lit(m.light, 0.5)}" stroke-width="${7 * s}" opacity="${0.95 - i * 0.13}"`)
    );
  };
  return wall(o) + glowAt(w / 2, g - 230, 520, m, 0.5) + floor(o) + [4, 3, 2, 1, 0].map(gate).join('');
}

/** Rays from behind the subject. */
export function rays(o) {
  const { w, g, m } = o;
  const c = [w / 2, g - 190];
  const far = w + 700;
  const at = (a) => `${(c[0] + Math.cos(a) * far).toFixed(0)} ${(c[1] + Math.sin(a) * far).toFixed(0)}`;
  const ray = (i) =>
    path(`M${c[0]} ${c[1]}L${at((i * Math.PI) / 14)}L${at(((i + 0.5) * Math.PI) / 14)}Z`, m.light, 'opacity="0.1"');
  return wall(o) + Array.from({ length: 28 }, (_, i) => ray(i)).join('') + glowAt(c[0], c[1], 560, m, 0.75) + floor(o);
}

/** The sea to the horizon, with a path of light. */
export function sea(o) {
  const { w, h, g, m } = o;
  const dice = chance(19);
  const y = g - 190;
  const glints = Array.from({ length: 60 }, () => {
    const d = dice.next();
    return ellipse(
      w * 0.5 + dice.between(-1, 1) * (40 + d * 320),
      y + 8 + d * 150,
      14 + d * 56,
      1.2 + d * 2.6,
      m.light,
      'opacity="0.55"',
    );
  }).join('');
  return (
    wall(o) +
    glowAt(w / 2, y, 520, m, 0.8) +
    circle(w / 2, y - 50, 96, down(lit(m.light, 0.6), lit(m.warm, 0.3))) +
    rect(0, y, w, h - y, down(mix(m.form, m.wall[1], 0.35), m.form)) +
    glints +
    floor({ ...o, g: g + 6 })
  );
}

/** Floating sheets of glass with fine lines, for technology. */
export function grid(o) {
  const { w, g, m } = o;
  const lines = Array.from({ length: 15 }, (_, i) =>
    line(w / 2 + (i - 7) * 62, g - 40, w / 2 + (i - 7) * 330, g + 620, m.light, 2, 'opacity="0.25"'),
  ).join('');
  const rows = Array.from({ length: 9 }, (_, i) => rect(0, g - 40 + i * i * 9, w, 2, m.light, 'opacity="0.22"')).join(
    '',
  );
  const pane = (x, y, pw, ph) =>
    rect(x, y, pw, ph, slope(lit(m.form, 0.35), m.form), `rx="26" opacity="0.42"`) +
    rim(`M${x + 26} ${y}H${x + pw - 26}`, 2, 0.6);
  return (
    wall(o) +
    glowAt(w / 2, g - 260, 600, m, 0.45) +
    pane(w * 0.08, g - 450, 250, 180) +
    pane(w * 0.7, g - 500, 280, 200) +
    pane(w * 0.24, g - 360, 190, 260) +
    pane(w * 0.62, g - 330, 210, 230) +
    floor(o) +
    lines +
    rows
  );
}
