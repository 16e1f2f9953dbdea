/**
 * Buildings of the store fronts, 1200 × 800 with the ground at 620. Each takes { t, wall, trim, dice, form } and returns what lies
 * behind the cars of the show room, the places of those cars, and the glass and frames in front of them.
 */
import { circle, ellipse, mix, path, rect } from './draw.mjs';
import { across, dim, down, halo, lit, sideVeil, slope } from './light.mjs';
import { tone } from './palette.mjs';
import { room } from './show-rooms.mjs';

/** Line of the ground. */
export const GROUND = 620;

const dusked = (colour, t) => dim(colour, t.shade);
const bar = (x, y, w, h, colour, t) => rect(x, y, w, h, down(lit(dusked(colour, t), 0.25), dusked(colour, t)));

/** Glass over a room: frames, a base, and slanting reflections of the sky. */
function glazing(x, y, w, h, bays, { t, trim }) {
  const frame = dusked(trim, t);
  const posts = Array.from({ length: bays + 1 }, (_, i) =>
    rect(x + (i * w) / bays - 3, y, 6, h, across(lit(frame, 0.2), frame)),
  ).join('');
  const sheen = [0.08, 0.52]
    .map((k) =>
      path(
        `M${x + w * k + h * 0.3} ${y}h${w * 0.11}l${-h * 0.42} ${h}h${-w * 0.11}Z`,
        sideVeil(t.sky[1], 0.28 - t.shade * 0.2, 0.05),
      ),
    )
    .join('');
  return (
    rect(x, y, w, h, sideVeil(t.sky[0], 0.16, 0.02)) +
    sheen +
    posts +
    rect(x, y + h * 0.24, w, 4, frame, 'opacity="0.8"') +
    rect(x, y + h - 8, w, 8, frame)
  );
}

/** A band of light over the entrance, where a name would stand. */
const band = (x, y, w, t) =>
  rect(x, y, w, 9, lit(t.inside, 0.5), 'rx="4.5"') +
  ellipse(x + w / 2, y + 4, w * 0.62, 40, halo(t.inside, 0.35 + t.glow * 0.4));

/** Skins of an upper floor. */
const skins = {
  fins: (x, y, w, h, c) =>
    rect(x, y, w, h, dim(c, 0.28)) +
    Array.from({ length: Math.floor(w / 15) }, (_, i) => rect(x + i * 15, y, 8, h, across(lit(c, 0.35), c))).join(''),
  slats: (x, y, w, h) =>
    rect(x, y, w, h, '#5d3d26') +
    Array.from({ length: Math.floor(w / 13) }, (_, i) => rect(x + i * 13, y, 9, h, across('#d2a06c', '#a06f43'))).join(
      '',
    ),
  brick: (x, y, w, h, c) =>
    rect(x, y, w, h, slope(lit(c, 0.15), dim(c, 0.15))) +
    Array.from(
      { length: Math.floor(h / 13) },
      (_, r) =>
        rect(x, y + r * 13, w, 2, dim(c, 0.3), 'opacity="0.5"') +
        Array.from({ length: Math.floor(w / 34) }, (_, i) =>
          rect(x + i * 34 + (r % 2) * 17, y + r * 13, 2, 13, dim(c, 0.3), 'opacity="0.4"'),
        ).join(''),
    ).join(''),
  panels: (x, y, w, h, c) =>
    rect(x, y, w, h, slope(lit(c, 0.35), c, dim(c, 0.15))) +
    [1, 2, 3, 4, 5].map((i) => rect(x + (i * w) / 6, y, 2, h, dim(c, 0.3), 'opacity="0.45"')).join('') +
    rect(x, y + h / 2, w, 2, dim(c, 0.3), 'opacity="0.45"'),
  mesh: (x, y, w, h, c) =>
    rect(x, y, w, h, slope(lit(c, 0.3), dim(c, 0.12))) +
    Array.from({ length: Math.floor(w / 16) }, (_, i) =>
      Array.from({ length: Math.floor(h / 16) }, (_, r) =>
        circle(x + 9 + i * 16, y + 9 + r * 16, 2 + 3 * Math.abs(Math.sin(i * 0.35 + r * 0.22)), dim(c, 0.42)),
      ).join(''),
    ).join(''),
  green: (x, y, w, h, _c, dice) =>
    rect(x, y, w, h, '#2c5a44') +
    Array.from({ length: Math.floor((w * h) / 420) }, () =>
      circle(
        x + dice.between(6, w - 6),
        y + dice.between(6, h - 6),
        dice.between(7, 15),
        dice.pick(['#3f7a55', '#5c9668', '#2f6448', '#7fae6e']),
      ),
    ).join(''),
};
const skin = (name, x, y, w, h, { t, wall, dice }) => {
  const night = t.shade ? rect(x, y, w, h, tone.night, `opacity="${t.shade * 0.8}"`) : '';
  return skins[name](x, y, w, h, wall, dice) + night;
};

/** Light that falls from the building on the ground. */
const spill = (x, w, t) => ellipse(x + w / 2, GROUND + 40, w * 0.6, 90, halo(t.inside, t.glow * 0.6));

/** A pavilion with a wide roof: the experience centre. `form` is slab, stack, curve or fold. */
export function centre(o) {
  const { t, trim, form, look } = o;
  const [x, y, w, h] = [150, 350, 900, 270];
  const roofs = {
    slab: () => bar(90, 306, 1020, 46, trim, t) + rect(90, 350, 1020, 7, lit(t.inside, 0.4), 'opacity="0.85"'),
    stack: () => skin(look, 330, 170, 640, 150, o) + bar(110, 312, 980, 40, trim, t) + bar(310, 156, 680, 20, trim, t),
    curve: () =>
      path(
        'M80 352Q340 170 720 236T1120 330V352Z',
        slope(lit(dusked(trim, t), 0.5), dusked(trim, t), dim(dusked(trim, t), 0.3)),
      ) +
      path('M96 350Q350 196 716 254T1096 346', 'none', `stroke="${lit(t.inside, 0.4)}" stroke-width="5" opacity="0.7"`),
    fold: () =>
      path('M70 352L330 226L560 300L820 180L1130 352Z', slope(lit(dusked(trim, t), 0.45), dusked(trim, t))) +
      path('M330 226L560 300L500 352H300ZM820 180L1130 352H900Z', dim(dusked(trim, t), 0.3), 'opacity="0.8"'),
  };
  return {
    back: room(x, y, w, h, o),
    cars: [
      { x: 330, width: 250, ground: 600 },
      { x: 780, width: 280, ground: 606 },
    ],
    front:
      glazing(x, y, w, h, 7, o) +
      roofs[form]() +
      skin(look, 1010, 356, 90, 264, o) +
      band(x + 330, 362, 240, t) +
      spill(x, w, t),
  };
}

/** Windows of an upper floor on a wall seen at an angle: corners are (x1, top1, bottom1) and (x2, top2, bottom2). */
function slanted([x1, a1, b1], [x2, a2, b2], cols, rows, fill, gap = 0.2) {
  const at = (u, v) => {
    const [a, b] = [a1 + (a2 - a1) * u, b1 + (b2 - b1) * u];
    return `${(x1 + (x2 - x1) * u).toFixed(1)} ${(a + (b - a) * v).toFixed(1)}`;
  };
  let out = '';
  for (let i = 0; i < cols; i += 1)
    for (let r = 0; r < rows; r += 1) {
      const [u, v, u2, v2] = [
        (i + gap) / cols,
        (r + gap * 0.9) / rows,
        (i + 1 - gap) / cols,
        (r + 1 - gap * 0.9) / rows,
      ];
      out += path(`M${at(u, v)}L${at(u2, v)}L${at(u2, v2)}L${at(u, v2)}Z`, fill(i, r));
    }
  return out;
}

/** A house on a street corner with a show room on the ground floor. */
export function corner(o) {
  const { t, wall, trim, dice, look } = o;
  const c = dusked(wall, t);
  const pane = () =>
    dice.next() < 0.2 + t.lights * 0.45 ? lit(t.inside, 0.1) : slope(mix(t.sky[1], '#ffffff', 0.1), dim(t.sky[1], 0.4));
  const upper =
    path('M400 70L1220 150V330L400 312Z', slope(lit(c, 0.4), c, dim(c, 0.14))) +
    path('M400 70L110 190V346L400 312Z', slope(dim(c, 0.22), dim(c, 0.4)));
  const lintel = path(
    'M392 306L1230 326V366L392 356ZM392 306L96 342V372L392 356Z',
    slope(lit(dusked(trim, t), 0.25), dusked(trim, t)),
  );
  const accent = look === 'slats' || look === 'green' ? skin(look, 1010, 366, 200, 254, o) : '';
  return {
    back:
      upper +
      slanted([412, 78, 306], [1220, 156, 324], 8, 2, pane) +
      slanted([400, 80, 308], [118, 198, 342], 3, 2, pane) +
      room(400, 356, 800, 264, o) +
      path('M110 372L400 356V626L110 612Z', across(mix(t.inside, '#8a6a4a', 0.35), lit(t.inside, 0.1))),
    cars: [
      { x: 620, width: 270, ground: 604 },
      { x: 920, width: 230, ground: 598 },
    ],
    front:
      glazing(400, 356, 800, 264, 6, o) +
      accent +
      [0.34, 0.68, 1].map((k) => rect(400 - 290 * k, 358 + 14 * k, 6, 262 - 22 * k, dusked(trim, t))).join('') +
      rect(392, 306, 16, 320, dusked(trim, t)) +
      lintel +
      band(520, 338, 260, t) +
      spill(380, 820, t),
  };
}

/** A show room inside a shopping mall, seen from its hall. */
export function mall(o) {
  const { t, wall, trim, dice, look } = o;
  const ceiling = mix('#f7f4ee', wall, 0.25);
  const rails =
    rect(0, 96, 1200, 74, across('#cfdfe2', '#f3f8f8', '#cfdfe2'), 'opacity="0.55"') +
    rect(0, 90, 1200, 8, '#8fa3a8') +
    rect(0, 168, 1200, 26, lit(ceiling, 0.4));
  const light = [0, 1, 2]
    .map((i) =>
      ellipse(
        600,
        20 - i * 6,
        560 - i * 160,
        52 - i * 12,
        'none',
        `stroke="#fffaf0" stroke-width="${9 - i * 2}" opacity="0.9"`,
      ),
    )
    .join('');
  const neighbour = (x, w) =>
    rect(x, 230, w, 400, slope(mix('#40535a', wall, 0.2), '#22343b')) +
    Array.from({ length: 8 }, () =>
      circle(
        x + dice.between(16, w - 16),
        dice.between(260, 560),
        dice.between(8, 26),
        halo(dice.pick(['#ffd9a0', '#ffe9cf', '#a9dfe2']), 0.8),
      ),
    ).join('');
  return {
    inside: true,
    back:
      rect(0, 0, 1200, 800, down(lit(ceiling, 0.4), ceiling)) +
      rect(0, 0, 1200, 92, slope('#33474e', '#1d2e34')) +
      light +
      rails +
      rect(0, 194, 1200, 440, ceiling) +
      neighbour(-10, 120) +
      neighbour(1090, 120) +
      room(180, 268, 840, 352, { ...o, t: { ...t, inside: '#fff3df' } }),
    cars: [
      { x: 400, width: 320, ground: 596 },
      { x: 800, width: 300, ground: 590 },
    ],
    front:
      glazing(180, 268, 300, 352, 2, o) +
      glazing(760, 268, 260, 352, 2, o) +
      path('M130 210H1070V630H1022V268H178V630H130Z', slope(lit(trim, 0.3), trim, dim(trim, 0.25))) +
      skin(look === 'brick' ? 'fins' : look, 130, 206, 940, 62, { ...o, t: { ...t, shade: 0 } }) +
      band(470, 232, 260, t) +
      rect(178, 264, 844, 6, '#fff6e2'),
  };
}

/** A delivery hall: a long roof over gates, a car in each. `form` is vault, saw, slab or fold. */
export function delivery(o) {
  const { t, wall, trim, form } = o;
  const c = dusked(wall, t);
  const gateAt = (i) => 150 + i * 236;
  const roofs = {
    curve: () =>
      [0, 1, 2, 3]
        .map(
          (i) =>
            path(
              `M${132 + i * 236} 320Q${250 + i * 236} 190 ${368 + i * 236} 320Z`,
              slope(lit(dusked(trim, t), 0.5), dusked(trim, t)),
            ) +
            path(
              `M${160 + i * 236} 316Q${250 + i * 236} 222 ${340 + i * 236} 316Z`,
              lit(t.inside, 0.1),
              'opacity="0.85"',
            ),
        )
        .join(''),
    fold: () =>
      [0, 1, 2, 3]
        .map(
          (i) =>
            path(`M${132 + i * 236} 320V212L${368 + i * 236} 320Z`, slope(lit(dusked(trim, t), 0.4), dusked(trim, t))) +
            path(`M${140 + i * 236} 312V236L${200 + i * 236} 264V312Z`, lit(t.inside, 0.1), 'opacity="0.85"'),
        )
        .join(''),
    slab: () => path('M70 250L1130 210V300H70Z', slope(lit(dusked(trim, t), 0.4), dusked(trim, t))),
    stack: () => skin(o.look, 400, 180, 420, 130, o) + bar(380, 168, 460, 18, trim, t),
  };
  const gates = [0, 1, 2, 3]
    .map(
      (i) =>
        rect(gateAt(i), 366, 200, 254, down(lit(t.inside, 0.5), t.inside, mix(t.inside, '#8a7560', 0.45))) +
        ellipse(gateAt(i) + 100, 560, 110, 34, halo('#ffffff', 0.6)) +
        rect(gateAt(i) + 12, 382, 176, 8, '#ffffff'),
    )
    .join('');
  return {
    back: roofs[form]() + rect(110, 316, 984, 306, slope(lit(c, 0.35), c, dim(c, 0.2))) + gates,
    cars: [0, 1, 2, 3].map((i) => ({ x: gateAt(i) + 100, width: 190, ground: 612, front: true })),
    front:
      [0, 1, 2, 3].map((i) => path(`M${gateAt(i) - 8} 622V358h216V622h-8V366h-200V622Z`, dusked(trim, t))).join('') +
      rect(96, 302, 1012, 22, dusked(trim, t)) +
      band(480, 334, 240, t) +
      spill(110, 984, t),
  };
}

/** A service centre: work bays, a waiting room and a canopy with charging posts. */
export function service(o) {
  const { t, wall, trim, look } = o;
  const c = dusked(wall, t);
  const bay = (i) => {
    const x = 610 + i * 176;
    return (
      rect(x, 392, 152, 228, down(lit(t.inside, 0.4), mix(t.inside, '#8d9a9c', 0.4))) +
      Array.from({ length: 4 }, (_, k) =>
        rect(x, 392 + k * 17, 152, 13, slope(lit(tone.silver, 0.3), tone.slate)),
      ).join('') +
      rect(x + 20, 590, 112, 12, '#d8863f') +
      path(`M${x - 8} 620V384h168v236h-8V392h-152V620Z`, dusked(trim, t))
    );
  };
  const post = (x) =>
    rect(x, 500, 34, 120, slope('#ffffff', '#a9bbc1'), 'rx="8"') +
    rect(x + 6, 512, 22, 30, tone.deep, 'rx="4"') +
    rect(x + 6, 552, 22, 4, '#5fe3b0');
  return {
    back:
      skin(look, 560, 250, 590, 100, o) +
      rect(340, 340, 820, 282, slope(lit(c, 0.35), c, dim(c, 0.18))) +
      room(356, 372, 228, 248, o) +
      [0, 1, 2].map(bay).join(''),
    cars: [
      { x: 686, width: 138, ground: 606, front: true },
      { x: 862, width: 138, ground: 606, front: true },
    ],
    front:
      glazing(356, 372, 228, 248, 2, o) +
      bar(326, 334, 850, 26, trim, t) +
      path('M20 362L420 334V362L20 390Z', slope(lit(dusked(trim, t), 0.5), dusked(trim, t))) +
      rect(30, 386, 380, 5, lit(t.inside, 0.5), 'transform="rotate(-4 30 386)" opacity="0.9"') +
      [60, 300].map((x) => rect(x, 372, 14, 250, dusked(tone.slate, t))).join('') +
      [112, 190, 250].map(post).join('') +
      band(620, 366, 220, t) +
      spill(340, 820, t),
  };
}

/** The foot of an office tower. */
export function tower(o) {
  const { t, wall, trim, dice, look } = o;
  const c = dusked(wall, t);
  const pane = () =>
    dice.next() < 0.08 + t.lights * 0.4
      ? lit(t.inside, 0.15)
      : slope(mix(t.sky[0], '#ffffff', 0.25), mix(t.sky[1], c, 0.4));
  return {
    back:
      rect(520, -10, 440, 340, across(lit(c, 0.2), c, dim(c, 0.3))) +
      slanted([530, -10, 330], [950, -10, 330], 9, 8, pane, 0.09) +
      skin(look, 960, 60, 120, 270, o) +
      room(170, 340, 870, 280, o),
    cars: [
      { x: 360, width: 270, ground: 602 },
      { x: 830, width: 270, ground: 606 },
    ],
    front:
      glazing(170, 340, 870, 280, 6, o) +
      bar(140, 306, 930, 42, trim, t) +
      rect(140, 346, 930, 6, lit(t.inside, 0.4)) +
      band(480, 322, 250, t) +
      spill(170, 870, t),
  };
}
