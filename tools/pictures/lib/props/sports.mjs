/** Things of sports. Each takes { main, warm } and stands at (200, 350) in a box of 400 × 400. */
import { circle, ellipse, line, path, rect } from '../draw.mjs';
import { dim, drum, face, globe, halo, lit, rim, shadow, slope } from '../light.mjs';
import { tone } from '../palette.mjs';

const stroke = (colour, width, more = '') =>
  `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`;

export const basketball = ({ warm }) =>
  shadow(204, 352, 120) +
  circle(200, 212, 138, globe(warm)) +
  path('M62 212H338M200 74V350M102 114Q176 212 102 310M298 114Q224 212 298 310', 'none', stroke(dim(warm, 0.62), 7)) +
  rim('M86 176q20 -70 84 -92', 7, 0.6);

export const volleyball = ({ main }) =>
  shadow(204, 352, 120) +
  circle(200, 212, 138, globe('#f4f1e6')) +
  path('M200 212Q150 120 214 74Q290 80 326 156Q260 150 200 212Z', slope(lit(main, 0.25), main)) +
  path('M200 212Q270 250 240 344Q160 356 104 310Q170 280 200 212Z', slope(tone.gold, dim(tone.gold, 0.25))) +
  path('M200 212Q120 214 66 178Q66 120 132 92Q150 160 200 212Z', slope('#ffffff', tone.silver)) +
  path('M200 212Q150 120 214 74M200 212Q270 250 240 344M200 212Q120 214 66 178', 'none', stroke(tone.slate, 4)) +
  rim('M86 176q20 -70 84 -92', 6, 0.8);

export const paddle = ({ main, warm }) =>
  shadow(210, 352, 110) +
  `<g transform="rotate(34 200 200)">${rect(182, 244, 36, 120, drum('#b98455'), 'rx="14"')}${ellipse(200, 146, 108, 118, slope(lit(tone.coral, 0.3), tone.coral, dim(tone.coral, 0.3)))}${path('M112 214Q200 280 288 214L236 264H164Z', slope('#d9a772', '#a06f43'))}${rim('M108 120q20 -66 74 -80', 6, 0.5)}</g>` +
  circle(300, 310, 34, globe('#fffaf0')) +
  circle(300, 310, 0, main) +
  circle(300, 310, 0, warm);

export const shuttle = ({ main, warm }) =>
  shadow(200, 352, 90) +
  `<g transform="rotate(18 200 200)">${[-2, -1, 0, 1, 2].map((i) => path(`M${200 + i * 14} 270L${200 + i * 48 - 34} 60q34 -26 68 0Z`, slope('#ffffff', i % 2 ? '#d3e1e4' : '#eef4f5'))).join('')}${path('M132 176q68 34 136 0M120 124q80 36 160 0', 'none', stroke(warm, 6))}${path('M150 262h100q0 74 -50 76q-50 -2 -50 -76Z', globe('#f3e8d4'))}${rect(146, 254, 108, 20, drum(main), 'rx="10"')}</g>`;

export const racket = ({ main, warm }) =>
  shadow(206, 352, 110) +
  `<g transform="rotate(-30 200 200)">${[150, 175, 200, 225, 250].map((x) => line(x, 46, x, 216, '#ffffff', 3, 'opacity="0.85"')).join('')}${[70, 100, 130, 160, 190].map((y) => line(120, y, 280, y, '#ffffff', 3, 'opacity="0.85"')).join('')}<ellipse cx="200" cy="132" rx="88" ry="104" fill="${main}" fill-opacity="0.12" stroke="${main}" stroke-width="19"/>${path('M164 226L190 276h20L236 226', 'none', stroke(main, 15))}${rect(184, 270, 32, 110, drum(dim(warm, 0.1)), 'rx="12"')}</g>` +
  circle(306, 300, 46, globe('#cfe05a')) +
  path('M270 280q40 14 60 56', 'none', stroke('#ffffff', 5));

export const target = ({ main, warm }) =>
  shadow(204, 352, 110) +
  path('M130 350L180 240M270 350L220 240', 'none', stroke('#8d5c36', 17)) +
  circle(200, 184, 150, slope('#ffffff', tone.silver)) +
  circle(200, 184, 122, slope(lit(main, 0.25), main)) +
  circle(200, 184, 92, slope('#ffffff', tone.foam)) +
  circle(200, 184, 62, slope(lit(tone.coral, 0.25), tone.coral)) +
  circle(200, 184, 30, globe(tone.gold)) +
  line(200, 184, 340, 60, '#7a5236', 9) +
  path('M322 56l32 -34l6 26l26 6l-34 32Z', face(warm));

export const goggles = ({ main, warm }) =>
  ellipse(200, 300, 180, 60, halo(tone.lagoon, 0.6)) +
  path('M20 300q45 -34 90 0t90 0t90 0t90 0v50H20Z', slope(tone.mist, tone.lagoon)) +
  path('M40 186Q10 150 20 110M360 186Q390 150 380 110', 'none', stroke(warm, 19)) +
  [
    [56, 0],
    [210, 0.1],
  ]
    .map(
      ([x, d]) =>
        rect(x, 140, 134, 100, dim(main, 0.25 + d), 'rx="48"') +
        rect(x + 13, 153, 108, 74, slope('#c9f0ef', lit(tone.lagoon, 0.1), tone.petrol), 'rx="36"') +
        rim(`M${x + 30} 176q10 -14 34 -14`, 7, 0.85),
    )
    .join('') +
  path('M188 178q12 -16 26 0', 'none', stroke(main, 15)) +
  path('M20 326q45 -34 90 0t90 0t90 0t90 0', 'none', stroke('#ffffff', 7, 'opacity="0.7"'));

export const dumbbell = ({ main, warm }) =>
  shadow(200, 346, 150) +
  rect(90, 238, 220, 26, drum(tone.silver), 'rx="10"') +
  [
    [58, 62],
    [96, 84],
    [270, 84],
    [304, 62],
  ]
    .map(([x, h], i) => rect(x, 250 - h, 40, h * 2, drum(i % 3 ? main : warm), 'rx="15"'))
    .join('') +
  rect(34, 232, 24, 38, drum(tone.slate), 'rx="8"') +
  rect(342, 232, 24, 38, drum(tone.slate), 'rx="8"');

export const oars = ({ main, warm }) =>
  ellipse(200, 320, 180, 40, halo(tone.lagoon, 0.6)) +
  [-1, 1]
    .map(
      (k) =>
        `<g transform="rotate(${k * 34} 200 220)">${rect(192, 60, 16, 300, drum('#c08a58'), 'rx="8"')}${path('M176 60q0 -46 24 -46t24 46v58q0 20 -24 20t-24 -20Z', slope(lit(k > 0 ? main : warm, 0.3), k > 0 ? main : warm))}${rect(176, 96, 48, 12, '#ffffff', 'opacity="0.8"')}</g>`,
    )
    .join('') +
  path('M30 300q170 80 340 0l-26 46q-144 36 -288 0Z', slope(lit(main, 0.35), main, dim(main, 0.3))) +
  path('M30 300q170 80 340 0l-8 16q-162 66 -324 0Z', '#ffffff', 'opacity="0.5"');

export const gamepad = ({ main, warm }) =>
  shadow(200, 350, 150) +
  path(
    'M110 140H290q60 0 76 90q14 92 -30 96q-34 0 -66 -58H130q-32 58 -66 58q-44 -4 -30 -96q16 -90 76 -90Z',
    slope(lit(main, 0.4), main, dim(main, 0.3)),
  ) +
  path(
    'M104 190h28v28h28v28h-28v28h-28v-28H76v-28h28Z',
    slope('#ffffff', tone.silver),
    'transform="translate(6 -18)"',
  ) +
  [
    [286, 176, warm],
    [320, 210, tone.gold],
    [252, 210, tone.mist],
    [286, 244, tone.coral],
  ]
    .map(([x, y, c]) => circle(x, y, 17, globe(c)))
    .join('') +
  rect(180, 172, 40, 13, tone.mist, 'rx="6"');
