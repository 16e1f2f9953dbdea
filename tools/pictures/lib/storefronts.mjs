/** Eight drawn store fronts, 1200 × 800, without lettering. */
import { chance, circle, ellipse, glow, mix, path, rect, svg, vertical } from './draw.mjs';

const looks = [
  {
    sky: ['#8fc3e6', '#f3f8fa'],
    wall: '#e9e6e0',
    trim: '#2a3038',
    light: '#fff3d6',
    ground: '#b9bdbf',
    shape: 'flat',
    trees: '#7fae6a',
  },
  {
    sky: ['#1c2748', '#d98f78'],
    wall: '#3a3f4a',
    trim: '#1b1f27',
    light: '#ffcf87',
    ground: '#3a3d46',
    shape: 'flat',
    trees: '#24384a',
  },
  {
    sky: ['#cfe0e8', '#f7f5ee'],
    wall: '#c9784c',
    trim: '#6d3d24',
    light: '#fff1da',
    ground: '#c2b7a8',
    shape: 'gable',
    trees: '#8fb07a',
  },
  {
    sky: ['#0e1836', '#4a4f86'],
    wall: '#dfe3e8',
    trim: '#8d98a5',
    light: '#bfe6ff',
    ground: '#2b3040',
    shape: 'curve',
    trees: '#1d2c48',
  },
  {
    sky: ['#f4c7a0', '#fdeed8'],
    wall: '#f6f2ea',
    trim: '#b98a5a',
    light: '#ffe3ae',
    ground: '#cdbba4',
    shape: 'arch',
    trees: '#c9973a',
  },
  {
    sky: ['#9fc9c2', '#eff6ee'],
    wall: '#2f5a45',
    trim: '#173528',
    light: '#fff5d8',
    ground: '#a9b3a8',
    shape: 'flat',
    trees: '#5f9a6a',
  },
  {
    sky: ['#b9c6d6', '#f2f4f8'],
    wall: '#8d97a3',
    trim: '#4a525d',
    light: '#ffffff',
    ground: '#a8afb8',
    shape: 'tower',
    trees: '#6f9683',
  },
  {
    sky: ['#342a52', '#e58f8a'],
    wall: '#5a4a6a',
    trim: '#2c2238',
    light: '#ffd9b0',
    ground: '#41394c',
    shape: 'curve',
    trees: '#3d3454',
  },
];

const roofs = {
  flat: (l) => rect(150, 210, 900, 50, l.trim) + rect(190, 260, 820, 340, l.wall),
  gable: (l) => path('M130 280L600 130L1070 280V310H130Z', l.trim) + rect(190, 300, 820, 300, l.wall),
  curve: (l) => path('M140 330Q600 110 1060 330V370H140Z', l.trim) + path('M190 350Q600 180 1010 350V600H190Z', l.wall),
  arch: (l) => rect(190, 220, 820, 380, l.wall) + rect(170, 200, 860, 28, l.trim),
  tower: (l) =>
    rect(760, 90, 250, 510, mix(l.wall, '#000000', 0.14)) +
    rect(190, 270, 620, 330, l.wall) +
    rect(170, 250, 640, 28, l.trim) +
    [0, 1, 2, 3].map((i) => rect(800, 130 + i * 66, 170, 38, l.light, 'opacity="0.75"')).join(''),
};

function windows(l) {
  let out = '';
  for (let i = 0; i < 5; i += 1) {
    const x = 226 + i * 152;
    out +=
      l.shape === 'arch'
        ? path(`M${x} 600V400a68 68 0 0 1 136 0V600Z`, 'url(#glass)')
        : rect(x, 370, 138, 230, 'url(#glass)');
    if (i !== 2)
      out += path(
        `M${x + 12} 578q4 -20 20 -24q16 -22 44 -22q30 0 42 22q10 4 10 24Z`,
        mix(l.trim, l.wall, 0.25),
        'opacity="0.75"',
      );
  }
  return out + rect(590 - 26, 440, 60, 160, mix(l.light, l.trim, 0.35)) + rect(592, 440, 4, 160, l.trim);
}

function storefront(l, seed) {
  const dice = chance(seed + 50);
  let out = `<defs>${vertical('sky', l.sky)}${vertical('glass', [l.light, mix(l.light, l.wall, 0.4)])}${glow('lamp', l.light, 0.6)}</defs>${rect(0, 0, 1200, 800, 'url(#sky)')}`;
  for (let x = -20; x < 1200; x += dice.between(80, 140))
    out += rect(x, 600 - dice.between(120, 330), dice.between(60, 120), 400, mix(l.sky[1], l.trim, 0.18));
  out +=
    ellipse(600, 520, 640, 260, 'url(#lamp)') +
    roofs[l.shape](l) +
    windows(l) +
    rect(226, 336, 746, 10, l.light, 'opacity="0.9"');
  out +=
    rect(0, 600, 1200, 200, l.ground) +
    rect(0, 600, 1200, 10, mix(l.ground, '#ffffff', 0.3)) +
    ellipse(600, 640, 520, 34, l.light, 'opacity="0.25"');
  for (const x of [90, 1110, dice.between(20, 60)]) {
    out += rect(x - 6, 470, 12, 140, mix(l.trees, '#2a1c10', 0.6));
    for (let i = 0; i < 9; i += 1)
      out += circle(
        x + dice.between(-46, 46),
        440 + dice.between(-70, 40),
        dice.between(26, 44),
        mix(l.trees, '#ffffff', dice.next() * 0.15),
      );
  }
  out += rect(0, 700, 1200, 100, mix(l.ground, '#000000', 0.25));
  for (let i = 0; i < 7; i += 1) out += rect(i * 190 + 20, 744, 100, 8, '#ffffff', 'opacity="0.5"');
  return svg(1200, 800, out);
}

/** SVG documents by name, `store-1` to `store-8`. */
export const storefronts = Object.fromEntries(looks.map((look, i) => [`store-${i + 1}`, storefront(look, i)]));
