/** Trees and planting by climate. Each tree takes (x, y, s, c, dice): foot, size, colour of the leaves. */
import { circle, ellipse, line, mix, path, rect } from './draw.mjs';
import { dim, globe, lit, slope } from './light.mjs';

/** A crown of leaves: dark below and to the right, light above and to the left. */
function crown(x, y, s, c, dice, count, spreadX, spreadY) {
  const puffs = Array.from({ length: Math.round(count * 1.7) }, () => {
    const [u, v] = [dice.between(-1, 1), dice.between(-1, 1)];
    return { u, v: v * Math.sqrt(1 - u * u * 0.6), light: -(u + v * 1.4), r: dice.between(15, 33) * s };
  });
  return puffs
    .sort((a, b) => a.light - b.light)
    .map(({ u, v, light, r }) =>
      circle(
        x + u * spreadX * s,
        y + v * spreadY * s,
        r,
        light > 0 ? mix(c, lit(c, 0.3), light / 2.6) : mix(c, dim(c, 0.45), -light / 2.6),
      ),
    )
    .join('');
}

export const trees = {
  plane: (x, y, s, c, dice) =>
    path(`M${x - 7 * s} ${y}L${x - 4 * s} ${y - 150 * s}h${8 * s}L${x + 7 * s} ${y}Z`, slope('#a58b73', '#5d4a3d')) +
    crown(x, y - 195 * s, s, c, dice, 20, 70, 62),
  ginkgo: (x, y, s, c, dice) =>
    rect(x - 5 * s, y - 150 * s, 10 * s, 150 * s, '#6b5140') +
    [0, 1, 2, 3, 4].map((i) => crown(x, y - (110 + i * 44) * s, s * (1 - i * 0.14), c, dice, 6, 56, 18)).join(''),
  palm: (x, y, s, c) =>
    path(
      `M${x - 7 * s} ${y}Q${x + 8 * s} ${y - 130 * s} ${x - 2 * s} ${y - 240 * s}h${9 * s}Q${x + 20 * s} ${y - 130 * s} ${x + 8 * s} ${y}Z`,
      slope('#b09578', '#6c5640'),
    ) +
    [-168, -140, -112, -72, -40, -12, 14, 194]
      .map(
        (a) =>
          `<g transform="translate(${x + 3 * s} ${y - 240 * s}) rotate(${a}) scale(${s})">${path('M0 0Q56 -26 112 22Q56 4 0 0Z', slope(lit(c, 0.2), dim(c, 0.3)))}</g>`,
      )
      .join(''),
  pine: (x, y, s, c) =>
    rect(x - 5 * s, y - 60 * s, 10 * s, 60 * s, '#5b4638') +
    [0, 1, 2, 3]
      .map((i) =>
        path(
          `M${x - (68 - i * 14) * s} ${y - (40 + i * 56) * s}L${x} ${y - (140 + i * 58) * s}L${x + (68 - i * 14) * s} ${y - (40 + i * 56) * s}Z`,
          slope(lit(c, 0.18), dim(c, 0.3)),
        ),
      )
      .join(''),
  snowPine: (x, y, s, c) =>
    trees.pine(x, y, s, c) +
    [0, 1, 2, 3]
      .map((i) =>
        path(
          `M${x - (40 - i * 8) * s} ${y - (80 + i * 58) * s}L${x} ${y - (140 + i * 58) * s}L${x + (24 - i * 5) * s} ${y - (104 + i * 58) * s}Q${x} ${y - (96 + i * 58) * s} ${x - (40 - i * 8) * s} ${y - (80 + i * 58) * s}Z`,
          '#f6fafc',
        ),
      )
      .join(''),
  bamboo: (x, y, s, c, dice) =>
    Array.from({ length: 9 }, (_, i) => {
      const d = (i - 4) * 14 * s;
      return (
        line(x + d * 0.6, y, x + d * 1.5, y - dice.between(190, 290) * s, mix(c, '#d8e4a0', dice.next() * 0.4), 7 * s) +
        Array.from(
          { length: 6 },
          () =>
            `<g transform="translate(${x + d * 1.4 + dice.between(-14, 14) * s} ${y - dice.between(120, 280) * s}) rotate(${dice.between(-40, 220)}) scale(${s})">${path('M0 0q26 -9 50 4q-26 5 -50 -4Z', mix(c, '#eaf0b0', dice.next() * 0.3))}</g>`,
        ).join('')
      );
    }).join(''),
  birch: (x, y, s, c, dice) =>
    [-12, 14]
      .map((d) => path(`M${x + d - 4 * s} ${y}L${x + d * 1.6} ${y - 220 * s}L${x + d + 5 * s} ${y}Z`, '#eef0ec'))
      .join('') + crown(x, y - 190 * s, s * 0.8, c, dice, 16, 60, 80),
  cypress: (x, y, s, c) =>
    ellipse(x, y - 130 * s, 30 * s, 132 * s, slope(lit(c, 0.2), c, dim(c, 0.4))) +
    rect(x - 4 * s, y - 14 * s, 8 * s, 14 * s, '#5b4638'),
  blossom: (x, y, s, c, dice) =>
    path(
      `M${x - 6 * s} ${y}Q${x - 10 * s} ${y - 90 * s} ${x - 40 * s} ${y - 150 * s}M${x} ${y}Q${x} ${y - 90 * s} ${x + 40 * s} ${y - 150 * s}`,
      'none',
      `stroke="#6d4a42" stroke-width="${9 * s}"`,
    ) + crown(x, y - 175 * s, s, c, dice, 24, 84, 46),
};

/** A low bed of planting with round shrubs. */
export const bed = (x, y, w, c, dice) =>
  Array.from({ length: Math.ceil(w / 24) }, (_, i) =>
    circle(x + i * 24 + dice.between(-5, 5), y - 8, dice.between(14, 24), globe(mix(c, dim(c, 0.3), dice.next()))),
  ).join('') + rect(x - 18, y, w + 30, 24, slope('#f2f0ea', '#a8a59c'), 'rx="5"');
