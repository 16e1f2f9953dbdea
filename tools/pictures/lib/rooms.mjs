/** Rooms of the stores for their galleries, 1200 × 800. */
import { chance, circle, ellipse, line, path, rect } from './draw.mjs';
import {
  across,
  block,
  dim,
  document,
  down,
  drum,
  face,
  globe,
  halo,
  lit,
  plinth,
  put,
  shadow,
  sideVeil,
  slope,
  veil,
} from './light.mjs';
import { tone } from './palette.mjs';
import { props } from './props/index.mjs';

const [W, H, G] = [1200, 800, 590];
const P = { main: tone.petrol, warm: tone.amber };
const W2 = { main: tone.amber, warm: tone.petrol };
const C = { main: '#d9cbb8', warm: tone.petrol };

const shell = (wall, floor) =>
  rect(0, 0, W, G, down(dim(wall, 0.06), lit(wall, 0.2))) +
  rect(0, G, W, H - G, down(lit(floor, 0.18), floor, dim(floor, 0.2))) +
  rect(0, G - 8, W, 8, lit(wall, 0.5));
const slats = (x, w, y = 90) =>
  Array.from({ length: Math.floor(w / 20) }, (_, i) =>
    rect(x + i * 20, y, 13, G - y - 8, across('#d3a06c', '#9a6a40')),
  ).join('');
const sunlight = (x) =>
  [0, 1].map((i) => path(`M${x + i * 170} 120h120l90 ${G - 190}h-120Z`, veil('#fff8ea', 0.6, 0.16))).join('');
const lamp = (x, y, r, c) =>
  line(x, 0, x, y - r, tone.slate, 3) +
  path(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`, slope(lit(c, 0.4), c, dim(c, 0.3))) +
  ellipse(x, y + 60, r * 2.6, 130, halo('#ffe6b4', 0.7));
const plant = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${path('M-44 -90H44L34 0H-34Z', drum('#efe8dd'))}${[-70, -40, -14, 16, 44, 74].map((a) => `<g transform="translate(0 -90) rotate(${a})">${path('M0 0Q-34 -110 0 -230Q34 -110 0 0Z', slope('#8fbf86', '#35684f'))}</g>`).join('')}</g>`;
const rug = (x, y, rx, c) =>
  ellipse(x, y, rx, rx * 0.2, slope(lit(c, 0.3), c)) +
  ellipse(x, y, rx * 0.86, rx * 0.17, 'none', `stroke="#ffffff" stroke-width="3" opacity="0.5"`);
const sofa = (x, y, w, c) =>
  shadow(x + w / 2, y + 6, w * 0.52, 26) +
  rect(x, y - 190, w, 130, slope(lit(c, 0.35), c), 'rx="34"') +
  [0, 1, 2]
    .map((i) => rect(x + 26 + (i * (w - 52)) / 3, y - 100, (w - 60) / 3, 60, down(lit(c, 0.4), c), 'rx="18"'))
    .join('') +
  rect(x - 16, y - 140, 56, 130, slope(lit(c, 0.2), dim(c, 0.15)), 'rx="24"') +
  rect(x + w - 40, y - 140, 56, 130, slope(c, dim(c, 0.3)), 'rx="24"') +
  rect(x + 6, y - 46, w - 12, 34, dim(c, 0.22), 'rx="12"') +
  [20, w - 34].map((d) => rect(x + d, y - 14, 12, 20, '#6b4a30')).join('');
const table = (x, y, rx, c) =>
  shadow(x, y + 8, rx) +
  rect(x - 8, y - 74, 16, 78, drum(tone.slate)) +
  ellipse(x, y + 2, rx * 0.5, rx * 0.1, tone.slate) +
  path(`M${x - rx} ${y - 84}v10a${rx} ${rx * 0.2} 0 0 0 ${2 * rx} 0v-10Z`, drum(dim(c, 0.2))) +
  ellipse(x, y - 84, rx, rx * 0.2, slope(lit(c, 0.5), c));
const stool = (x, y, c) =>
  shadow(x, y + 4, 46, 8) +
  [-24, 24].map((d) => line(x + d * 0.6, y - 110, x + d * 1.4, y, '#5b4636', 8)).join('') +
  ellipse(x, y - 118, 46, 13, dim(c, 0.3)) +
  ellipse(x, y - 128, 46, 13, slope(lit(c, 0.4), c));
const frame = (x, y, w, h, fill) =>
  rect(x, y, w, h, '#fdfcf9') +
  rect(x + 12, y + 12, w - 24, h - 24, fill) +
  rect(x, y, w, h, 'none', 'stroke="#b99a74" stroke-width="5"');
const window = (x, w, sky) =>
  rect(x, 80, w, G - 150, down(...sky)) +
  path(`M${x} ${G - 190}q${w * 0.25} -90 ${w * 0.5} -30t${w * 0.5} -20V${G - 70}H${x}Z`, sky[0], 'opacity="0.55"') +
  [0, 0.33, 0.66, 1].map((k) => rect(x + w * k - 4, 76, 8, G - 146, '#f6f4ef')).join('') +
  rect(x - 8, 72, w + 16, 10, '#f6f4ef') +
  rect(x - 8, G - 74, w + 16, 12, '#f6f4ef');

const lounge = () =>
  shell('#e6ddd0', '#c9ad8c') +
  window(80, 560, ['#7db4c4', '#dfeef0', '#fdf1df']) +
  slats(720, 480) +
  rug(520, 690, 460, '#dfe7e4') +
  plant(120, 640, 1.15) +
  sofa(280, 660, 470, tone.petrol) +
  table(900, 700, 120, '#efe6d8') +
  put(props.mug(P), 900, 622, 0.22) +
  lamp(900, 250, 62, tone.amber);
const cafe = () => {
  const cups = [0, 1, 2, 3, 4].map((i) => put(props.cup([P, W2, C][i % 3]), 220 + i * 64, 330, 0.2)).join('');
  const shelf =
    [210, 340].map((y) => rect(150, y - 8, 420, 12, '#a9764a')).join('') +
    cups +
    [0, 1, 2, 3].map((i) => put(props.mug([C, P, W2][i % 3]), 200 + i * 86, 202, 0.2)).join('');
  const machine =
    rect(650, 330, 210, 130, slope('#ffffff', tone.silver, tone.slate), 'rx="14"') +
    rect(668, 350, 174, 30, tone.ink, 'rx="6"') +
    [700, 756, 812].map((x) => rect(x, 400, 18, 34, tone.ink, 'rx="4"')).join('');
  return (
    shell('#2f5158', '#8d6d52') +
    shelf +
    machine +
    block(120, 460, 820, 180, 60, '#b57f4e', 8) +
    rect(120, 452, 880, 22, slope('#fbf7f0', '#d9cfc0'), 'rx="6"') +
    [260, 480, 700].map((x) => lamp(x, 150, 52, tone.amber)).join('') +
    [240, 460, 680].map((x) => stool(x, 730, tone.petrol)).join('') +
    plant(1090, 660, 1.1) +
    put(props.cake(P), 880, 456, 0.26)
  );
};
const kids = () =>
  shell('#dcebe6', '#dcc39e') +
  frame(140, 110, 200, 150, slope('#f6c69a', '#f9e6cf')) +
  frame(380, 140, 150, 180, slope('#a9d4d6', '#e3f1f0')) +
  slats(820, 380, 200) +
  rug(600, 700, 470, '#f3d9bf') +
  put(props.plush(P), 300, 690, 0.72) +
  put(props.modelCar(W2), 640, 730, 0.72) +
  put(props.puzzle({ main: tone.leaf, warm: tone.gold }), 900, 690, 0.56) +
  put(props.football(P), 470, 660, 0.3) +
  put(props.balloons(W2), 1060, 560, 0.86) +
  lamp(600, 160, 60, tone.gold);
const boutique = () => {
  const goods = [
    ['cap', 'mug', 'tote', 'thermos', 'headphones'],
    ['umbrella', 'plush', 'camera', 'blanket', 'modelCar'],
    ['suitcase', 'basket', 'shoe', 'campChair', 'gift'],
  ];
  const rows = goods
    .map(
      (list, r) =>
        rect(130, 250 + r * 180, 800, 12, '#b98455') +
        list.map((name, i) => put(props[name]([P, W2, C][(i + r) % 3]), 210 + i * 160, 250 + r * 180, 0.36)).join(''),
    )
    .join('');
  return (
    shell('#efe6d9', '#d2bfa6') +
    rect(110, 70, 840, 550, '#f8f3ea', 'rx="10"') +
    rows +
    rect(110, 70, 840, 14, '#fff', 'rx="7"') +
    ellipse(530, 84, 460, 60, halo('#fff3d6', 0.9)) +
    plant(1070, 680, 1.2) +
    put(props.tote(P), 990, 740, 0.4)
  );
};
const handover = () =>
  rect(0, 0, W, H, down('#0b2c36', '#165a66', '#0b3440')) +
  [0, 1, 2]
    .map((i) =>
      ellipse(
        600,
        130 - i * 14,
        480 - i * 110,
        62 - i * 16,
        'none',
        `stroke="#fff4dc" stroke-width="${10 - i * 2}" opacity="${0.95 - i * 0.15}"`,
      ),
    )
    .join('') +
  ellipse(600, 420, 620, 330, halo('#fff0d2', 0.5)) +
  Array.from({ length: 20 }, (_, i) => rect(i * 62, 210, 30, 380, sideVeil('#3596a0', 0.28, 0.02))).join('') +
  rect(0, G, W, H - G, down('#2a6a74', '#0a2c35')) +
  plinth(600, 700, 500, 26, '#cfdcdc') +
  put(props.balloons(P), 150, 560, 0.9) +
  put(props.balloons(W2), 1050, 560, 0.9, 0, true) +
  put(props.gift(W2), 1010, 730, 0.42);
const paintBar = () => {
  const colours = ['#b9532b', '#24364f', '#9fb4c2', '#ecebe6', '#2f5a45', '#33373b'];
  const shells = colours
    .map(
      (c, i) =>
        path(`M${170 + i * 150} 330q50 -60 100 0v70q-50 -40 -100 0Z`, slope(lit(c, 0.5), c, dim(c, 0.4))) +
        ellipse(220 + i * 150, 420, 60, 8, halo(tone.night, 0.4)),
    )
    .join('');
  const swatches = Array.from({ length: 10 }, (_, i) =>
    rect(
      190 + i * 82,
      552,
      66,
      44,
      face(
        ['#2a2d30', '#8a2f2c', '#c79a6a', '#e9e6df', '#7b858b', '#0f6672', '#5d4231', '#d8c3a5', '#3d4a44', '#a9b7bd'][
          i
        ],
      ),
      'rx="8"',
    ),
  ).join('');
  return (
    shell('#e2e6e4', '#bfae98') +
    rect(120, 200, 960, 240, slope('#fbfaf7', '#dcdcd6'), 'rx="18"') +
    rect(140, 212, 920, 8, '#fff6e2', 'rx="4"') +
    shells +
    block(130, 600, 880, 130, 60, '#a87648', 8) +
    rect(130, 540, 920, 70, slope('#ffffff', '#d9d4c9'), 'rx="10"') +
    swatches +
    lamp(340, 130, 46, tone.petrol) +
    lamp(860, 130, 46, tone.petrol)
  );
};
const terrace = () =>
  rect(0, 0, W, H, down('#6fb0c6', '#cfe3e0', '#fbe8d0')) +
  circle(900, 210, 70, '#fff7e6') +
  circle(900, 210, 330, halo('#fff0cf', 0.9)) +
  path('M0 480Q220 340 480 430T900 400T1200 440V620H0Z', '#8fb8ad') +
  path('M0 520Q300 440 620 500T1200 470V640H0Z', '#5f937f') +
  rect(0, G, W, H - G, down('#d9b48a', '#a97d55')) +
  Array.from({ length: 12 }, (_, i) =>
    line(600 + (i - 6) * 90, G, 600 + (i - 6) * 240, 800, '#8f6744', 2, 'opacity="0.5"'),
  ).join('') +
  rect(0, 470, W, 8, '#f6f4ef') +
  Array.from({ length: 26 }, (_, i) => rect(i * 48, 478, 5, 116, '#f6f4ef')).join('') +
  line(360, 690, 360, 190, '#8d6a48', 12) +
  path('M130 250Q360 70 590 250Q470 220 360 250Q250 220 130 250Z', slope('#fdf6ea', '#e6c9a4')) +
  table(360, 720, 130, '#f2ede4') +
  put(props.cup(P), 330, 634, 0.22) +
  put(props.cake(W2), 410, 636, 0.2) +
  stool(190, 740, tone.amber) +
  stool(540, 740, tone.amber) +
  plant(1020, 700, 1.25) +
  plant(860, 690, 0.9);
const study = () =>
  shell('#cfdadb', '#b99a78') +
  window(640, 480, ['#2c5563', '#e3a27f', '#fbdfc0']) +
  sunlight(120) +
  frame(150, 130, 220, 160, slope(tone.lagoon, tone.foam)) +
  block(160, 560, 620, 40, 90, '#b57f4e', 6) +
  [190, 720].map((x) => rect(x, 600, 26, 150, '#7a5636')).join('') +
  put(props.clipboard(P), 300, 556, 0.34, -6) +
  put(props.mug(W2), 470, 556, 0.26) +
  put(props.modelCar(P), 640, 540, 0.42) +
  stool(330, 770, tone.petrol) +
  stool(600, 770, tone.petrol) +
  plant(1080, 690, 1.2) +
  lamp(470, 200, 64, tone.petrol);

/** A plate from above; `tools` lays knife and spoon beside it. */
const dish = (ground, plate, food, tools = true) => {
  const cloth =
    rect(0, 0, W, H, slope(lit(ground, 0.18), ground, dim(ground, 0.2))) +
    Array.from({ length: 9 }, (_, i) => rect(0, i * 94, W, 3, dim(ground, 0.2), 'opacity="0.35"')).join('');
  const rim =
    circle(624, 424, 338, halo(tone.night, 0.75)) +
    circle(600, 400, 290, slope(lit(plate, 0.6), plate, dim(plate, 0.18))) +
    circle(600, 400, 224, slope(dim(plate, 0.08), lit(plate, 0.4)));
  const cutlery =
    line(190, 230, 190, 590, tone.silver, 15) +
    ellipse(190, 220, 28, 54, slope('#ffffff', tone.slate)) +
    line(1020, 200, 1020, 590, tone.silver, 15) +
    rect(1006, 170, 30, 190, slope('#ffffff', tone.slate), 'rx="14"');
  return cloth + rim + (tools ? cutlery : '') + food;
};
const scatter = (seed, n, r, draw) => {
  const dice = chance(seed);
  return Array.from({ length: n }, () => {
    const [a, d] = [dice.between(0, 6.28), Math.sqrt(dice.next()) * r];
    return draw(600 + Math.cos(a) * d, 400 + Math.sin(a) * d, dice);
  }).join('');
};
const leafAt = (x, y, dice, colours = ['#7fb069', '#4f8a4f', '#a9cf7f']) =>
  `<g transform="translate(${x} ${y}) rotate(${dice.between(0, 360)})">${path('M-46 0q46 -40 92 0q-46 40 -92 0Z', slope(lit(dice.pick(colours), 0.2), dice.pick(colours)))}</g>`;

const dishes = {
  salad: () =>
    dish(
      '#7a5a40',
      '#f2ece2',
      scatter(2, 60, 180, leafAt) +
        scatter(
          5,
          12,
          160,
          (x, y) => circle(x, y, 30, globe(tone.coral)) + circle(x, y, 13, '#f3a491', 'opacity="0.6"'),
        ) +
        scatter(8, 9, 150, (x, y) => circle(x, y, 26, '#fff6e0') + circle(x, y, 15, globe('#f0b23f'))),
    ),
  pasta: () =>
    dish(
      '#2c4a50',
      '#e8e2d6',
      Array.from(
        { length: 34 },
        (_, i) =>
          `<ellipse cx="${600 + Math.sin(i * 2.4) * 46}" cy="${400 + Math.cos(i * 1.7) * 40}" rx="${74 + (i % 7) * 15}" ry="${50 + (i % 5) * 15}" fill="none" stroke="${i % 2 ? '#f0cf86' : '#dcae5b'}" stroke-width="11" transform="rotate(${i * 37} 600 400)"/>`,
      ).join('') +
        scatter(4, 16, 120, (x, y) => circle(x, y, 24, globe('#c9472f'))) +
        scatter(9, 7, 110, leafAt),
    ),
  toast: () =>
    dish(
      '#d9c7b0',
      '#9fb9b9',
      [
        [520, 360, -14],
        [690, 430, 16],
      ]
        .map(
          ([x, y, a]) =>
            `<g transform="rotate(${a} ${x} ${y})">${rect(x - 110, y - 92, 220, 184, slope('#e6b878', '#a56e36'), 'rx="44"')}${rect(x - 94, y - 78, 188, 156, slope('#fbe9c8', '#eccb93'), 'rx="36"')}${Array.from({ length: 9 }, (_, i) => path(`M${x - 76 + (i % 3) * 56} ${y - 52 + Math.floor(i / 3) * 44}q30 -26 54 4q-24 24 -54 -4Z`, slope('#a9cf7f', '#5f9148'))).join('')}${circle(x + 10, y + 6, 46, '#fffaf0')}${circle(x + 10, y + 6, 24, globe('#f2a93c'))}</g>`,
        )
        .join('') + scatter(3, 8, 190, (x, y) => circle(x, y, 18, globe(tone.coral))),
    ),
  noodles: () =>
    dish(
      '#4a3527',
      '#274b52',
      circle(600, 400, 216, slope('#e2b070', '#b87a3c')) +
        Array.from({ length: 16 }, (_, i) =>
          path(
            `M${430 + i * 8} ${330 + i * 11}q90 -60 170 0t160 -10`,
            'none',
            'stroke="#f7e1b0" stroke-width="10" opacity="0.95"',
          ),
        ).join('') +
        [
          [500, 320],
          [560, 300],
        ]
          .map(([x, y]) => ellipse(x, y, 74, 44, slope('#f2c9ae', '#b0694c')))
          .join('') +
        circle(700, 330, 58, '#fffaf0') +
        circle(700, 330, 30, globe('#f09a35')) +
        scatter(12, 30, 150, (x, y) => circle(x, y, 10, '#7fb069')) +
        path('M880 90L1080 700M920 80L1110 690', 'none', 'stroke="#8d5c36" stroke-width="17" stroke-linecap="round"'),
      false,
    ),
  latte: () =>
    dish(
      '#8d6a4c',
      '#f3f0ea',
      circle(600, 400, 176, slope('#ffffff', '#d6d0c6')) +
        circle(600, 400, 150, slope('#a5693a', '#6d3f22')) +
        path('M600 520Q470 420 510 330Q550 270 600 340Q650 270 690 330Q730 420 600 520Z', slope('#fff6e6', '#ecd2ae')) +
        path('M600 480Q530 420 546 372Q574 336 600 384Q626 336 654 372Q670 420 600 480Z', '#9c6136', 'opacity="0.55"') +
        path('M770 340q90 -20 96 40q-4 52 -100 34', 'none', 'stroke="#e9e4da" stroke-width="26"'),
      false,
    ),
  cake: () =>
    dish(
      '#c9b7b0',
      '#f6efe8',
      path('M450 520L600 270L760 500Q600 580 450 520Z', slope('#fff7ec', '#f3d9bd')) +
        path('M450 520Q600 580 760 500v46Q600 626 450 566Z', across('#e9b98c', '#c98f60')) +
        scatter(7, 14, 120, (x, y, dice) =>
          circle(x, y + 20, dice.between(17, 27), globe(dice.pick(['#a33a4f', '#5a4a8a', '#c9472f']))),
        ) +
        scatter(21, 5, 130, leafAt),
    ),
  bowl: () =>
    dish(
      '#35565c',
      '#e6d2b8',
      circle(600, 400, 222, '#fdfaf2') +
        [
          ['#e8935a', 0],
          ['#7fb069', 60],
          ['#d65a4a', 120],
          ['#f0cf7a', 180],
          ['#8a6bb0', 240],
          ['#4f8a6a', 300],
        ]
          .map(
            ([c, a]) =>
              `<g transform="rotate(${a} 600 400)">${path('M600 400L520 200Q600 160 680 200Z', slope(lit(c, 0.35), c))}${[0, 1, 2, 3].map((i) => circle(560 + i * 26, 240 + (i % 2) * 30, 13, lit(c, 0.4))).join('')}</g>`,
          )
          .join('') +
        circle(600, 400, 66, '#fffaf0') +
        circle(600, 400, 36, globe('#f2a93c')),
    ),
  tea: () =>
    dish(
      '#2f4a3e',
      '#dfe6da',
      circle(600, 400, 150, slope('#ffffff', '#cfd9d0')) +
        circle(600, 400, 126, slope('#d9b45a', '#a37a2c')) +
        ellipse(560, 360, 50, 22, '#fff3c8', 'opacity="0.5"') +
        scatter(6, 5, 90, leafAt) +
        [
          [380, 640],
          [830, 640],
        ]
          .map(([x, y]) => circle(x, y, 62, slope('#fbf3e4', '#d8c3a2')) + circle(x, y, 46, globe('#8fb573')))
          .join(''),
      false,
    ),
};

const scenes = { lounge, cafe, kids, boutique, handover, 'paint-bar': paintBar, terrace, study };
/** Rooms and dishes by name: functions that give an SVG document. */
export const rooms = Object.fromEntries([
  ...Object.entries(scenes).map(([name, draw]) => [`room-${name}`, () => document(W, H, draw())]),
  ...Object.entries(dishes).map(([name, draw]) => [
    `dish-${name}`,
    () => document(W, H, draw() + rect(0, 0, W, H, veil(tone.night, 0, 0.16))),
  ]),
]);
