/** Cars, roads, charging and the outdoors. Each takes { main, warm } and stands at (200, 350) in a box of 400 × 400. */
import { circle, ellipse, line, path, rect } from '../draw.mjs';
import { across, block, dim, drum, face, globe, halo, lit, rim, shadow, side, slope } from '../light.mjs';
import { tone } from '../palette.mjs';

const stroke = (colour, width, more = '') =>
  `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`;
const tyre = (x, y, r) =>
  circle(x, y, r, tone.ink) + circle(x, y, r * 0.62, slope('#f2f6f7', '#8fa3aa')) + circle(x, y, r * 0.2, tone.ink);

export const modelCar = ({ main, warm }) =>
  block(46, 318, 286, 32, 40, '#b98455', 6) +
  shadow(206, 312, 140, 10) +
  path(
    'M52 286q-6 -44 40 -50l44 -6q46 -52 106 -52q62 2 98 50q32 6 36 38q2 34 -18 36H70q-16 0 -18 -16Z',
    slope(lit(main, 0.45), main, dim(main, 0.3)),
  ) +
  path('M152 230q34 -36 84 -36v36ZM246 194q48 2 76 36h-76Z', slope('#163b46', '#5f939d')) +
  rect(50, 258, 34, 9, lit(tone.shell, 0.4), 'rx="4"') +
  rect(354, 256, 22, 8, warm, 'rx="4"') +
  rim('M104 236l36 -4q40 -44 96 -46', 4, 0.6) +
  tyre(126, 300, 29) +
  tyre(310, 300, 29);

export const key = ({ main, warm }) =>
  shadow(204, 352, 104) +
  `<g transform="rotate(14 200 200)">${path('M150 74q0 -46 50 -46t50 46', 'none', stroke(tone.silver, 14))}${rect(128, 66, 144, 270, slope(lit(main, 0.35), main, dim(main, 0.35)), 'rx="60"')}${rect(146, 88, 108, 226, slope(dim(main, 0.3), dim(main, 0.55)), 'rx="46"')}${circle(200, 140, 30, face(main))}${circle(200, 212, 30, face(main))}${circle(200, 276, 20, face(warm))}${path('M188 140a12 12 0 1 1 24 0M190 138h20v16h-20Z', tone.foam)}${path('M188 212h24M200 200v24', 'none', stroke(tone.foam, 5))}${rim('M140 126q4 -44 44 -50', 5, 0.5)}</g>`;

export const charger = ({ main, warm }) =>
  shadow(206, 354, 110) +
  path('M262 170q74 -6 70 70q-2 62 -34 70q-34 4 -32 -44', 'none', stroke(tone.ink, 13)) +
  block(112, 60, 142, 290, 34, tone.silver, 22) +
  rect(130, 84, 106, 92, slope('#0d2a33', '#16505c'), 'rx="14"') +
  path('M190 96l-26 40h20l-8 30l28 -42h-20Z', face(warm)) +
  rect(112, 200, 142, 12, across(lit(main, 0.3), main)) +
  rect(144, 240, 78, 74, side(tone.silver), 'rx="16"') +
  circle(183, 276, 22, tone.ink);

export const plug = ({ main, warm }) =>
  shadow(204, 352, 110) +
  path('M60 352q-10 -110 86 -116', 'none', stroke(tone.ink, 22)) +
  `<g transform="rotate(-38 200 200)">${rect(104, 150, 150, 110, slope(lit(main, 0.35), main, dim(main, 0.35)), 'rx="34"')}${rect(240, 136, 56, 138, drum(tone.silver), 'rx="18"')}${[164, 200, 236].map((y) => rect(292, y - 12, 52, 16, drum(tone.slate), 'rx="7"')).join('')}${rect(130, 196, 80, 12, face(warm), 'rx="6"')}</g>`;

export const chargeCard = ({ main, warm }) =>
  shadow(206, 352, 140) +
  `<g transform="rotate(-10 200 230)">${rect(70, 168, 268, 172, dim(main, 0.5), 'rx="22"')}${rect(62, 156, 268, 172, slope(lit(main, 0.32), main, dim(main, 0.4)), 'rx="22"')}${path('M62 250q90 -70 268 -50v106q0 22 -22 22H84q-22 0 -22 -22Z', dim(main, 0.35), 'opacity="0.45"')}${path('M224 178l-46 68h34l-16 56l58 -78h-36l24 -46Z', face(warm))}${rect(86, 182, 50, 38, slope('#f7dfae', tone.gold), 'rx="8"')}</g>`;

export const tent = ({ main, warm }) =>
  shadow(206, 352, 166) +
  ellipse(200, 300, 150, 80, halo('#ffdf9c', 0.6)) +
  path('M40 350L196 110L286 350Z', slope(lit(warm, 0.35), warm)) +
  path('M196 110L368 338L286 350Z', side(warm)) +
  path('M120 350L196 110L214 350Z', '#4a2a16') +
  path('M196 110q-10 140 -76 240l-20 0Z', lit(warm, 0.55)) +
  line(196, 110, 196, 78, main, 7) +
  path('M196 78l52 16l-52 18Z', face(main));

export const basket = ({ main, warm }) =>
  shadow(202, 354, 150) +
  path('M110 230q6 -150 92 -150t92 150', 'none', stroke('#a9743f', 17)) +
  path('M236 236q-4 -60 20 -76l14 -60h22l4 62q22 18 14 74Z', slope(lit(main, 0.25), dim(main, 0.2))) +
  circle(150, 216, 34, globe(tone.coral)) +
  ellipse(196, 222, 50, 26, globe('#e2a864')) +
  path('M64 226H338L314 332q-4 20 -26 20H114q-22 0 -26 -20Z', slope('#d8a263', '#a46c38')) +
  [252, 280, 308].map((y, i) => line(72 + i * 6, y, 330 - i * 6, y, '#7d4d24', 4, 'opacity="0.5"')).join('') +
  path('M64 226H338l-8 34q-36 24 -60 -2q-36 28 -72 0q-36 28 -70 0q-28 22 -56 4Z', slope('#fffaf1', '#f3ddc6')) +
  [110, 180, 250, 310].map((x) => circle(x, 240, 8, warm, 'opacity="0.8"')).join('');

export const pin = ({ main, warm }) =>
  ellipse(200, 350, 90, 16, halo(tone.night, 0.5)) +
  path('M200 346C120 236 96 198 96 142a104 104 0 0 1 208 0C304 198 280 236 200 346Z', globe(main)) +
  circle(200, 142, 50, slope('#ffffff', tone.mist)) +
  circle(200, 142, 26, globe(warm)) +
  rim('M112 150q-2 -84 76 -98', 6, 0.55);

export const earth = ({ main, warm }) =>
  shadow(200, 354, 120) +
  circle(200, 200, 140, globe('#4aa5b4')) +
  path(
    'M120 96q50 -40 96 -28q12 24 -20 38q-10 34 -46 32q-8 40 -44 34q-18 -44 14 -76ZM232 178q50 -22 84 10q10 60 -38 104q-34 -14 -26 -56q-34 -22 -20 -58ZM96 236q40 0 50 34q-2 28 -20 32q-30 -26 -30 -66Z',
    slope('#a9d8a0', tone.leaf),
  ) +
  `<ellipse cx="200" cy="200" rx="186" ry="58" fill="none" transform="rotate(-20 200 200)" ${stroke(warm, 7, 'stroke-dasharray="560 420" stroke-dashoffset="-30"')}/>` +
  `<g transform="translate(46 262) rotate(-20)">${path('M-30 8q0 -12 12 -14q12 -14 30 -14q18 0 26 14q12 2 12 14Z', face(main))}${circle(-14, 8, 7, tone.ink)}${circle(30, 8, 7, tone.ink)}</g>` +
  rim('M82 170q20 -70 84 -96', 6, 0.45);

export const sapling = ({ main, warm }) =>
  shadow(200, 354, 110) +
  path('M112 268H288L270 336q-4 16 -20 16H150q-16 0 -20 -16Z', drum(warm)) +
  ellipse(200, 268, 88, 18, '#5a3a26') +
  path('M200 268q-8 -80 4 -150', 'none', stroke('#3e7a57', 11)) +
  path('M200 190q-104 10 -118 -92q104 -8 118 92Z', slope('#bfe3a6', tone.leaf)) +
  path('M204 150q96 0 102 -102q-104 4 -102 102Z', slope('#9fd49a', tone.pine)) +
  path('M200 236q66 -4 84 -62q-76 -6 -84 62Z', slope('#b6dd9f', tone.leaf)) +
  path('M200 190q-40 -60 -96 -80M204 150q30 -60 84 -86', 'none', stroke(tone.foam, 3, 'opacity="0.6"')) +
  circle(200, 300, 15, face(main));

export const shoe = ({ main, warm }) =>
  shadow(206, 352, 160) +
  path(
    'M52 322q-16 -110 26 -132q46 30 90 -8q16 66 84 92q88 16 98 54q0 14 -20 14H72q-18 0 -20 -20Z',
    slope(lit(main, 0.35), main, dim(main, 0.25)),
  ) +
  path('M78 190q46 30 90 -8l14 30q-50 42 -112 24Z', dim(main, 0.4)) +
  path('M230 262q90 14 120 60l2 10q-90 6 -144 -24Z', slope(lit(warm, 0.3), warm)) +
  path('M44 320q150 26 306 4q12 28 -22 30H66q-24 -4 -22 -34Z', slope('#ffffff', '#d6e1e4')) +
  [
    [178, 220],
    [202, 246],
    [228, 264],
  ]
    .map(([x, y]) => line(x - 22, y + 12, x + 16, y - 18, '#ffffff', 8))
    .join('') +
  path('M70 296q50 -20 120 6', 'none', stroke(warm, 10));

export const bicycle = ({ main, warm }) =>
  shadow(204, 352, 160) +
  [96, 306]
    .map(
      (x) =>
        `<circle cx="${x}" cy="278" r="68" fill="none" stroke="${tone.ink}" stroke-width="11"/><circle cx="${x}" cy="278" r="62" fill="none" stroke="${tone.silver}" stroke-width="3"/>${[0, 45, 90, 135].map((a) => `<line x1="${x - 60}" y1="278" x2="${x + 60}" y2="278" stroke="${tone.silver}" stroke-width="2" transform="rotate(${a} ${x} 278)"/>`).join('')}`,
    )
    .join('') +
  path('M96 278L160 160H268L204 278ZM160 160L204 278M268 160L306 278', 'none', stroke(main, 13)) +
  path('M268 160l-10 -52h40', 'none', stroke(tone.slate, 11)) +
  path('M160 160l-10 -30', 'none', stroke(tone.slate, 11)) +
  path('M118 122h66q4 18 -20 18h-30Z', face(warm)) +
  circle(204, 278, 19, face(warm));

export const blossom = ({ warm }) => {
  const flower = (x, y, r) =>
    [0, 72, 144, 216, 288]
      .map(
        (a) =>
          `<g transform="rotate(${a} ${x} ${y})">${ellipse(x, y - r * 0.62, r * 0.5, r * 0.66, globe('#f4b9c0'))}</g>`,
      )
      .join('') + circle(x, y, r * 0.26, globe(warm));
  return (
    path(
      'M40 350q60 -110 150 -150q90 -40 160 -140M190 200q20 -70 0 -130M120 256q-40 -40 -40 -90M266 150q60 10 90 50',
      'none',
      stroke('#6d4436', 11),
    ) +
    [
      [190, 80, 54],
      [84, 164, 46],
      [262, 146, 58],
      [346, 70, 44],
      [350, 200, 38],
      [150, 226, 44],
    ]
      .map(([x, y, r]) => flower(x, y, r))
      .join('') +
    [
      [60, 280, 10],
      [320, 300, 12],
      [250, 260, 9],
    ]
      .map(([x, y, r]) => ellipse(x, y, r * 1.4, r, '#f4b9c0'))
      .join('')
  );
};

export const steering = ({ main, warm }) =>
  shadow(200, 354, 110) +
  `<circle cx="200" cy="200" r="128" fill="none" stroke="${slope(lit(main, 0.2), dim(main, 0.5))}" stroke-width="34"/>` +
  `<path d="M86 150a126 126 0 0 1 90 -74" fill="none" ${stroke(tone.sunlight, 6, 'opacity="0.45"')}/>` +
  path('M84 192H316L300 236q-50 6 -62 40l-8 56h-60l-8 -56q-12 -34 -62 -40Z', slope(lit(main, 0.05), dim(main, 0.5))) +
  rect(150, 180, 100, 76, slope(lit(main, 0.25), dim(main, 0.3)), 'rx="30"') +
  circle(200, 218, 17, face(warm)) +
  rect(168, 62, 64, 18, warm, 'rx="6" opacity="0.9"');

export const signpost = ({ main, warm }) =>
  shadow(204, 354, 90) +
  rect(190, 40, 22, 312, drum('#a97a4e'), 'rx="6"') +
  path('M92 76H276l44 36l-44 36H92Z', slope(lit(main, 0.35), main, dim(main, 0.2))) +
  path('M310 176H146l-44 36l44 36H310Z', slope(lit(warm, 0.35), warm, dim(warm, 0.2))) +
  rect(122, 106, 96, 12, '#ffffff', 'rx="6" opacity="0.75"') +
  rect(180, 206, 96, 12, '#ffffff', 'rx="6" opacity="0.75"');
