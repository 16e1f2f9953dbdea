/** Things of campaigns: prizes, votes, matches and celebrations. Each takes { main, warm } and stands at (200, 350). */
import { circle, ellipse, line, path, rect } from '../draw.mjs';
import { block, dim, down, drum, face, globe, halo, lit, rim, shadow, slope } from '../light.mjs';
import { tone } from '../palette.mjs';

const stroke = (colour, width, more = '') =>
  `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`;
const star = (x, y, r) => {
  const at = (i) =>
    `${(x + Math.sin((i * Math.PI) / 5) * (i % 2 ? r * 0.46 : r)).toFixed(1)} ${(y - Math.cos((i * Math.PI) / 5) * (i % 2 ? r * 0.46 : r)).toFixed(1)}`;
  return `M${Array.from({ length: 10 }, (_, i) => at(i)).join('L')}Z`;
};

export const coin = ({ warm }) =>
  shadow(208, 352, 110) +
  circle(222, 204, 140, dim(tone.gold, 0.42)) +
  circle(206, 204, 142, slope('#fff0c4', tone.gold, dim(warm, 0.2))) +
  circle(206, 204, 114, slope('#d9a24a', '#f6d58c')) +
  path(star(206, 200, 70), slope('#fff6dc', '#f0c062')) +
  rim('M86 170q20 -78 100 -100', 7, 0.7);

export const coins = ({ warm }) => {
  const disc = (x, y) =>
    path(`M${x - 70} ${y}v24a70 24 0 0 0 140 0v-24Z`, drum(dim(tone.gold, 0.12))) +
    ellipse(x, y, 70, 24, slope('#fff0c4', tone.gold)) +
    ellipse(x, y, 50, 16, slope(warm, '#f6d58c'), 'opacity="0.55"');
  return (
    shadow(208, 350, 160) +
    [0, 1, 2, 3, 4, 5].map((i) => disc(140 + (i % 2) * 6, 322 - i * 30)).join('') +
    [0, 1, 2].map((i) => disc(288 - (i % 2) * 6, 322 - i * 30)).join('') +
    `<g transform="translate(206 20) scale(0.42)">${coin({ warm }).replace(/^<ellipse[^>]*>/, '')}</g>`
  );
};

export const trophy = ({ main, warm }) =>
  shadow(204, 352, 100) +
  path('M112 92q-66 -6 -58 56q12 60 92 62M288 92q66 -6 58 56q-12 60 -92 62', 'none', stroke(dim(tone.gold, 0.18), 20)) +
  path('M104 60H296q6 150 -60 184l-10 40h-52l-10 -40q-66 -34 -60 -184Z', drum(tone.gold)) +
  ellipse(200, 60, 96, 20, '#8a5f22') +
  path(star(196, 146, 44), slope('#fffaf0', lit(warm, 0.5))) +
  path('M160 280h80l16 36h-112Z', drum(dim(tone.gold, 0.1))) +
  block(120, 312, 150, 40, 20, main, 6);

export const football = () =>
  shadow(204, 352, 120) +
  circle(200, 212, 138, globe('#f4f8f8')) +
  path('M200 160l52 38l-20 60h-64l-20 -60Z', slope('#2b4a53', '#102a32')) +
  path(
    'M166 84q34 -12 70 0l-36 28ZM332 176q12 40 0 84l-34 -14l6 -52ZM68 176q-12 40 0 84l34 -14l-6 -52ZM118 320q-26 -16 -38 -40l44 -8l22 34ZM282 320q26 -16 38 -40l-44 -8l-22 34Z',
    slope('#2b4a53', '#102a32'),
  ) +
  path('M200 112v48M252 198l52 -6M232 258l24 48M168 258l-24 48M148 198l-52 -6', 'none', stroke('#8aa0a7', 4)) +
  rim('M86 176q20 -70 84 -92', 7, 0.9);

export const ballot = ({ main, warm }) =>
  shadow(206, 352, 150) +
  `<g transform="rotate(-9 190 120)">${rect(126, 30, 128, 170, slope('#ffffff', tone.foam), 'rx="12"')}${path('M156 96l24 24l46 -52', 'none', stroke(warm, 15))}</g>` +
  block(74, 176, 226, 174, 50, main, 12) +
  path('M120 168l28 -14h132l-28 14Z', tone.night) +
  path('M96 162h206l-30 14H74Z', lit(main, 0.4), 'opacity="0"') +
  circle(187, 262, 46, slope(lit(main, 0.55), lit(main, 0.2))) +
  path(star(187, 262, 30), face(warm));

export const megaphone = ({ main, warm }) =>
  shadow(200, 352, 120) +
  path('M120 250l30 96q4 14 20 12l22 -4q16 -4 12 -20l-24 -84Z', slope(dim(main, 0.1), dim(main, 0.45))) +
  path('M66 168q-10 84 24 96L300 300V80L90 160q-20 4 -24 8Z', slope(lit(main, 0.45), main, dim(main, 0.3))) +
  ellipse(300, 190, 34, 112, slope(lit(warm, 0.35), dim(warm, 0.15))) +
  ellipse(302, 190, 18, 74, dim(warm, 0.4)) +
  path('M112 152v116', 'none', stroke(warm, 15)) +
  [
    [352, 110, 384, 84],
    [366, 190, 396, 190],
    [352, 270, 384, 296],
  ]
    .map(([x1, y1, x2, y2]) => line(x1, y1, x2, y2, warm, 10))
    .join('');

export const wheelOfFortune = ({ main, warm }) => {
  const colours = [main, '#fbf1e2', warm, lit(main, 0.5), '#fbf1e2', tone.gold, main, '#fbf1e2'];
  const wedge = (i) => {
    const at = (k) =>
      `${(200 + Math.sin((k * Math.PI) / 4) * 122).toFixed(1)} ${(186 - Math.cos((k * Math.PI) / 4) * 122).toFixed(1)}`;
    return path(`M200 186L${at(i)}A122 122 0 0 1 ${at(i + 1)}Z`, slope(lit(colours[i], 0.2), colours[i]));
  };
  return (
    shadow(200, 354, 110) +
    path('M160 300h80l30 52H130Z', drum(dim(main, 0.2))) +
    circle(200, 186, 146, slope(lit(tone.gold, 0.4), dim(tone.gold, 0.25))) +
    colours.map((_, i) => wedge(i)).join('') +
    Array.from({ length: 16 }, (_, i) =>
      circle(200 + Math.sin((i * Math.PI) / 8) * 134, 186 - Math.cos((i * Math.PI) / 8) * 134, 5, '#fffbe8'),
    ).join('') +
    circle(200, 186, 34, slope('#ffffff', tone.silver)) +
    circle(200, 186, 18, face(warm)) +
    path('M200 92l-24 -62q24 -18 48 0Z', face(tone.coral))
  );
};

export const cake = ({ main, warm }) =>
  shadow(200, 354, 150) +
  path('M84 238v92q0 24 116 24t116 -24v-92Z', drum('#f8e7d4')) +
  ellipse(200, 238, 116, 28, '#fff6ea') +
  path(
    'M84 240q0 44 24 44t26 -24q10 40 34 40t28 -34q10 30 34 26t26 -34q8 26 30 22t30 -42q-40 26 -116 26t-116 -24Z',
    slope(lit(main, 0.3), main),
  ) +
  path('M132 150v80q0 18 68 18t68 -18v-80Z', drum('#fdf1e3')) +
  ellipse(200, 150, 68, 17, lit(warm, 0.3)) +
  path(
    'M132 152q0 34 18 32t18 -18q10 28 28 24t22 -26q8 22 24 18t26 -32q-20 16 -68 16t-68 -14Z',
    slope(lit(warm, 0.25), warm),
  ) +
  [168, 200, 232]
    .map(
      (x, i) =>
        rect(x - 5, 92 - (i === 1 ? 12 : 0), 10, 60, drum([main, warm, main][i]), 'rx="4"') +
        ellipse(x, 74 - (i === 1 ? 12 : 0), 30, 34, halo('#ffe2a0', 0.8)) +
        path(`M${x} ${54 - (i === 1 ? 12 : 0)}q15 20 0 34q-15 -14 0 -34Z`, down('#fff3c8', '#f39a3d')),
    )
    .join('');

export const balloons = ({ main, warm }) =>
  [
    [130, 150, 74, main],
    [278, 166, 66, tone.gold],
    [204, 110, 84, warm],
  ]
    .map(
      ([x, y, r, c]) =>
        path(`M${x} ${y + r * 1.16}Q${x + 20} 280 200 350`, 'none', stroke(tone.slate, 3)) +
        ellipse(x, y, r, r * 1.16, globe(c)) +
        path(`M${x - 9} ${y + r * 1.24}l9 -12l9 12Z`, dim(c, 0.2)) +
        ellipse(x - r * 0.36, y - r * 0.5, r * 0.15, r * 0.24, '#ffffff', 'opacity="0.6"'),
    )
    .join('');

export const lantern = ({ warm }) =>
  line(200, 20, 200, 90, tone.gold, 6) +
  ellipse(200, 190, 190, 180, halo('#ffcf8a', 0.5)) +
  rect(152, 78, 96, 24, drum(tone.gold), 'rx="8"') +
  ellipse(200, 190, 124, 98, globe(tone.coral)) +
  [-70, -26, 26, 70]
    .map((x) =>
      path(
        `M${200 + x * 0.5} 96Q${200 + x * 1.7} 190 ${200 + x * 0.5} 284`,
        'none',
        stroke(lit(tone.coral, 0.25), 4, 'opacity="0.7"'),
      ),
    )
    .join('') +
  rect(152, 278, 96, 24, drum(tone.gold), 'rx="8"') +
  [180, 200, 220].map((x) => line(x, 302, x, 350, warm, 6)).join('');

export const stopwatch = ({ main, warm }) =>
  shadow(202, 354, 110) +
  rect(176, 20, 48, 50, drum(tone.slate), 'rx="10"') +
  `<g transform="rotate(42 200 204)">${rect(186, 30, 28, 36, drum(warm), 'rx="8"')}</g>` +
  circle(200, 204, 146, slope(lit(main, 0.4), main, dim(main, 0.35))) +
  circle(200, 204, 116, slope('#ffffff', tone.foam)) +
  path('M200 204V104A100 100 0 0 1 287 254Z', lit(warm, 0.25), 'opacity="0.85"') +
  Array.from(
    { length: 12 },
    (_, i) =>
      `<rect x="197" y="98" width="6" height="${i % 3 ? 11 : 19}" rx="3" fill="${tone.slate}" transform="rotate(${i * 30} 200 204)"/>`,
  ).join('') +
  line(200, 204, 200, 122, tone.ink, 9) +
  line(200, 204, 258, 238, warm, 9) +
  circle(200, 204, 14, face(main));

export const medal = ({ main, warm }) =>
  shadow(202, 354, 80) +
  path('M118 20h62l50 130h-64Z', slope(lit(main, 0.3), main)) +
  path('M282 20h-62l-50 130h64Z', slope(main, dim(main, 0.4))) +
  circle(200, 236, 114, slope('#fff0c4', tone.gold, dim(warm, 0.25))) +
  circle(200, 236, 88, slope('#d79e45', '#f4d084')) +
  path(star(200, 233, 58), slope('#fffaf0', '#f3c970')) +
  rim('M104 210q14 -52 66 -76', 6, 0.7);

export const pinBadge = ({ main, warm }) =>
  shadow(204, 352, 110) +
  path(
    'M200 46l132 62v104q-14 100 -132 140q-118 -40 -132 -140V108Z',
    slope('#fff2cc', tone.gold, dim(tone.gold, 0.35)),
  ) +
  path('M200 70l110 52v90q-12 84 -110 118q-98 -34 -110 -118v-90Z', slope(lit(main, 0.3), main, dim(main, 0.35))) +
  path('M104 252l60 -70l36 40l30 -32l70 66q-26 44 -100 74q-70 -26 -96 -78Z', lit(main, 0.45)) +
  circle(246, 146, 24, globe(warm)) +
  rim('M96 126l100 -48', 4, 0.6);

export const puzzle = ({ main, warm }) =>
  shadow(206, 352, 140) +
  path(
    'M76 110h92q-20 -56 34 -58q52 4 32 58h94v92q-54 -20 -56 32q4 50 56 30v84H76v-90q48 16 50 -30q-4 -44 -50 -28Z',
    dim(main, 0.5),
    'transform="translate(9 9)"',
  ) +
  path(
    'M76 110h92q-20 -56 34 -58q52 4 32 58h94v92q-54 -20 -56 32q4 50 56 30v84H76v-90q48 16 50 -30q-4 -44 -50 -28Z',
    slope(lit(main, 0.45), main, dim(main, 0.25)),
  ) +
  path('M202 110V348', 'none', stroke(dim(main, 0.3), 3, 'opacity="0.5"')) +
  circle(202, 230, 30, face(warm));

export const stage = ({ main, warm }) =>
  shadow(200, 352, 170) +
  path('M96 20L40 330H210ZM304 20L190 330H360Z', lit(warm, 0.6), 'opacity="0.3"') +
  rect(88, 92, 224, 150, dim(main, 0.5), 'rx="10"') +
  rect(98, 102, 204, 130, slope(lit(main, 0.45), main), 'rx="6"') +
  path('M98 200q60 -60 104 -20t100 -30v76q0 6 -6 6H104q-6 0 -6 -6Z', lit(main, 0.6), 'opacity="0.6"') +
  path('M52 300h296l22 34v18H30v-18Z', slope(lit(main, 0.25), dim(main, 0.4))) +
  rect(30, 330, 340, 9, warm) +
  [96, 304].map((x) => rect(x - 20, 12, 40, 30, tone.ink, 'rx="8"') + ellipse(x, 44, 18, 6, '#fff6d8')).join('');

export const robot = ({ main, warm }) =>
  shadow(200, 354, 100) +
  line(200, 60, 200, 26, tone.slate, 8) +
  circle(200, 22, 14, globe(warm)) +
  rect(116, 62, 168, 124, slope('#ffffff', tone.silver, '#8fa5ad'), 'rx="52"') +
  rect(136, 88, 128, 70, slope('#0c2a33', '#14525e'), 'rx="34"') +
  [172, 228].map((x) => circle(x, 122, 12, '#7fe9e4')).join('') +
  path('M128 200H272l18 96q4 56 -46 56H156q-50 0 -46 -56Z', slope('#ffffff', tone.silver, '#879ea6')) +
  circle(200, 258, 30, slope(lit(main, 0.4), main)) +
  path('M192 240l-10 22h12l-6 18l22 -26h-12l8 -14Z', '#fff') +
  path('M122 220q-50 10 -44 74M278 220q50 10 44 -50', 'none', stroke('#9fb2b9', 24)) +
  circle(78, 300, 18, globe(warm)) +
  circle(322, 164, 18, globe(warm));

export const microphone = ({ main, warm }) =>
  shadow(200, 354, 80) +
  rect(186, 250, 28, 84, drum(tone.slate)) +
  ellipse(200, 342, 72, 15, drum(dim(main, 0.2))) +
  path('M110 150v20q0 92 90 92t90 -92v-20', 'none', stroke(dim(main, 0.1), 17)) +
  rect(140, 30, 120, 196, drum(main), 'rx="60"') +
  [70, 96, 122].map((y) => line(162, y, 238, y, lit(main, 0.55), 6, 'opacity="0.7"')).join('') +
  rect(140, 150, 120, 18, drum(warm));
