/** Silhouettes behind the store fronts that hint at a real town. Each takes (x, y, s): middle, ground and size. */
import { chance, circle, ellipse, line, mix, path, rect } from './draw.mjs';
import { across, halo } from './light.mjs';

const poly = (points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** Landmarks by town; `c` is the colour of the silhouette. */
const landmarks = {
  shanghai: (x, y, c) =>
    rect(x - 5, y - 430, 10, 430, c) +
    circle(x, y - 250, 34, c) +
    circle(x, y - 120, 48, c) +
    path(
      poly([
        [x - 34, y],
        [x - 8, y - 120],
        [x + 8, y - 120],
        [x + 34, y],
      ]),
      c,
    ) +
    path(`M${x + 130} ${y}L${x + 138} ${y - 420}q22 -34 44 -6L${x + 200} ${y}Z`, c) +
    path(
      poly([
        [x + 232, y],
        [x + 238, y - 330],
        [x + 254, y - 350],
        [x + 280, y - 350],
        [x + 296, y - 330],
        [x + 302, y],
      ]),
      c,
    ) +
    rect(x + 252, y - 332, 30, 26, '#ffffff', 'opacity="0.25"'),
  beijing: (x, y, c) =>
    path(
      `M${x - 40} ${y}Q${x - 10} ${y - 200} ${x - 34} ${y - 400}H${x + 34}Q${x + 10} ${y - 200} ${x + 40} ${y}Z`,
      c,
    ) +
    path(
      poly([
        [x + 130, y],
        [x + 150, y - 230],
        [x + 320, y - 250],
        [x + 330, y - 120],
        [x + 270, y - 112],
        [x + 266, y - 190],
        [x + 206, y - 184],
        [x + 196, y],
      ]),
      c,
    ),
  guangzhou: (x, y, c) =>
    path(
      `M${x - 46} ${y}Q${x - 4} ${y - 200} ${x - 30} ${y - 400}L${x + 36} ${y - 386}Q${x + 8} ${y - 200} ${x + 46} ${y}Z`,
      c,
    ) +
    line(x + 2, y - 392, x + 2, y - 500, c, 7) +
    Array.from({ length: 9 }, (_, i) =>
      line(x - 40 + i * 3, y - i * 44, x + 34 - i * 2, y - 40 - i * 40, '#ffffff', 2, 'opacity="0.28"'),
    ).join(''),
  shenzhen: (x, y, c) =>
    path(
      poly([
        [x - 44, y],
        [x - 38, y - 300],
        [x - 12, y - 420],
        [x, y - 490],
        [x + 12, y - 420],
        [x + 38, y - 300],
        [x + 44, y],
      ]),
      c,
    ) +
    path(`M${x + 110} ${y}V${y - 260}q50 -70 60 0V${y}Z`, c) +
    rect(x - 180, y - 290, 64, 290, c),
  hangzhou: (x, y, c) =>
    pagoda(x, y - 40, 7, 74, c) +
    path(`M${x - 240} ${y}Q${x - 60} ${y - 120} ${x + 120} ${y - 50}T${x + 420} ${y}Z`, c) +
    circle(x + 250, y - 150, 72, c) +
    rect(x + 170, y - 100, 170, 100, c),
  suzhou: (x, y, c) =>
    path(
      `M${x - 76} ${y}Q${x - 70} ${y - 300} ${x - 8} ${y - 390}H${x + 30}Q${x + 84} ${y - 300} ${x + 80} ${y}H${x + 30}Q${x + 36} ${y - 200} ${x + 4} ${y - 270}Q${x - 30} ${y - 200} ${x - 26} ${y}Z`,
      c,
    ) + pagoda(x + 240, y, 5, 74, c),
  nanjing: (x, y, c) =>
    path(
      poly([
        [x - 40, y],
        [x - 36, y - 330],
        [x - 8, y - 380],
        [x, y - 480],
        [x + 8, y - 380],
        [x + 36, y - 330],
        [x + 40, y],
      ]),
      c,
    ) +
    rect(x - 330, y - 110, 200, 110, c) +
    path(
      `M${x - 350} ${y - 110}Q${x - 230} ${y - 130} ${x - 230} ${y - 170}Q${x - 230} ${y - 130} ${x - 110} ${y - 110}Z`,
      c,
    ),
  chengdu: (x, y, c) =>
    line(x, y, x, y - 470, c, 12) +
    ellipse(x, y - 330, 44, 24, c) +
    ellipse(x, y - 300, 30, 14, c) +
    pagoda(x + 230, y, 4, 88, c) +
    rect(x - 190, y - 240, 60, 240, c) +
    rect(x - 120, y - 310, 52, 310, c),
  chongqing: (x, y, c) =>
    Array.from({ length: 6 }, (_, i) => rect(x - 200 + i * 54, y - 300 + Math.abs(i - 2.5) * 40, 44, 340, c)).join('') +
    rect(x - 210, y - 310, 300, 24, c) +
    line(x + 190, y, x + 190, y - 250, c, 12) +
    line(x + 190, y - 250, x + 40, y - 60, c, 4) +
    line(x + 190, y - 250, x + 380, y - 60, c, 4) +
    rect(x + 40, y - 62, 380, 12, c),
  wuhan: (x, y, c) =>
    pagoda(x, y - 30, 5, 112, c) +
    path(`M${x - 160} ${y}Q${x} ${y - 90} ${x + 160} ${y}Z`, c) +
    rect(x + 120, y - 90, 420, 12, c) +
    [190, 330, 470].map((d) => rect(x + d, y - 130, 16, 130, c)).join(''),
  xian: (x, y, c) =>
    rect(x - 110, y - 90, 220, 90, c) +
    pagoda(x, y - 86, 3, 116, c) +
    rect(x - 420, y - 56, 900, 56, c) +
    Array.from({ length: 22 }, (_, i) => rect(x - 420 + i * 42, y - 70, 22, 16, c)).join('') +
    pagoda(x + 330, y - 40, 6, 70, c),
  qingdao: (x, y, c) =>
    [
      [-260, 0.9],
      [-150, 1.1],
      [-30, 0.8],
    ]
      .map(
        ([d, s]) =>
          rect(x + d, y - 110 * s, 90, 110 * s, c) +
          path(
            poly([
              [x + d - 10, y - 110 * s],
              [x + d + 45, y - 180 * s],
              [x + d + 100, y - 110 * s],
            ]),
            '#b4583c',
            'opacity="0.55"',
          ),
      )
      .join('') + path(`M${x + 190} ${y}V${y - 260}Q${x + 300} ${y - 120} ${x + 310} ${y}Z`, c),
  xiamen: (x, y, c) =>
    path(`M${x - 60} ${y}V${y - 330}Q${x + 20} ${y - 420} ${x + 26} ${y - 300}V${y}Z`, c) +
    path(`M${x + 44} ${y}V${y - 290}Q${x + 50} ${y - 400} ${x + 120} ${y - 320}V${y}Z`, c) +
    ellipse(x + 260, y, 120, 60, c),
  harbin: (x, y, c) =>
    rect(x - 60, y - 170, 120, 170, c) +
    path(`M${x - 56} ${y - 170}Q${x - 80} ${y - 250} ${x} ${y - 320}Q${x + 80} ${y - 250} ${x + 56} ${y - 170}Z`, c) +
    line(x, y - 320, x, y - 366, c, 5) +
    [-120, 120]
      .map(
        (d) =>
          rect(x + d - 26, y - 120, 52, 120, c) +
          path(
            `M${x + d - 26} ${y - 120}Q${x + d - 34} ${y - 160} ${x + d} ${y - 190}Q${x + d + 34} ${y - 160} ${x + d + 26} ${y - 120}Z`,
            c,
          ),
      )
      .join(''),
  tianjin: (x, y, c) =>
    circle(x, y - 210, 150, 'none', `stroke="${c}" stroke-width="15"`) +
    Array.from({ length: 8 }, (_, i) =>
      line(x, y - 210, x + Math.cos((i * Math.PI) / 4) * 150, y - 210 + Math.sin((i * Math.PI) / 4) * 150, c, 4),
    ).join('') +
    path(
      poly([
        [x - 80, y],
        [x, y - 210],
        [x + 80, y],
        [x + 60, y],
        [x, y - 180],
        [x - 60, y],
      ]),
      c,
    ),
  zhengzhou: (x, y, c) =>
    path(`M${x - 60} ${y}V${y - 320}q8 -70 60 -90q52 20 60 90V${y}Z`, c) +
    Array.from({ length: 11 }, (_, i) => rect(x - 64, y - 320 + i * 28, 128, 7, '#ffffff', 'opacity="0.16"')).join('') +
    rect(x + 130, y - 220, 70, 220, c),
  changsha: (x, y, c) =>
    path(
      poly([
        [x - 36, y],
        [x - 36, y - 380],
        [x, y - 450],
        [x + 36, y - 380],
        [x + 36, y],
      ]),
      c,
    ) +
    rect(x + 70, y - 290, 60, 290, c) +
    path(`M${x - 420} ${y}Q${x - 240} ${y - 130} ${x - 80} ${y}Z`, c),
  hills: (x, y, c) =>
    path(`M${x - 500} ${y}Q${x - 300} ${y - 190} ${x - 120} ${y - 90}T${x + 160} ${y - 150}T${x + 560} ${y}Z`, c),
  sea: (x, y, c) =>
    rect(0, y - 60, 1200, 60, c, 'opacity="0.55"') +
    path(`M${x} ${y - 60}V${y - 220}Q${x + 90} ${y - 120} ${x + 96} ${y - 70}Z`, c) +
    ellipse(x - 330, y - 50, 240, 50, c),
};

function pagoda(x, y, levels, size, c) {
  let out = '';
  for (let i = 0; i < levels; i += 1) {
    const [width, top] = [size * (1 - i * 0.09), y - (i + 1) * size * 0.46];
    out += rect(x - width * 0.32, top, width * 0.64, size * 0.48, c);
    out += path(
      `M${x - width * 0.66} ${top + 10}Q${x - width * 0.3} ${top} ${x - width * 0.22} ${top - size * 0.15}H${x + width * 0.22}Q${x + width * 0.3} ${top} ${x + width * 0.66} ${top + 10}Z`,
      c,
    );
  }
  return out + line(x, y - levels * size * 0.46, x, y - (levels + 0.6) * size * 0.46, c, 5);
}

/** Far towers and one landmark, both in the haze of the sky; `at` is the landmark's place from 0 to 1. */
export function skyline({ town, at, y, seed, far, near, light, lights }) {
  const dice = chance(seed + 5);
  let out = '';
  for (let x = -40; x < 1240; ) {
    const [w, h] = [dice.between(50, 104), dice.between(130, 400)];
    out += rect(x, y - h, w, h, across(mix(far, light, 0.12), far));
    for (let i = 0; i < lights * 8; i += 1)
      out += rect(
        x + 8 + dice.between(0, w - 22),
        y - dice.between(20, h - 6),
        7,
        10,
        light,
        `opacity="${dice.between(0.25, 0.8).toFixed(2)}"`,
      );
    x += w + dice.between(-6, 34);
  }
  const mark = `<g transform="translate(${at * 1200} ${y}) scale(1.24)">${landmarks[town](0, 0, near)}</g>`;
  return out + mark + ellipse(600, y, 800, 150, halo(light, 0.35));
}

/** The landmark of a town in one colour, standing at (0, 0). */
export const landmark = (town, colour) => landmarks[town](0, 0, colour);
