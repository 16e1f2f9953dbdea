/** Heads of animals for avatars, 256 × 256. */
import { circle, ellipse, path, rect } from '../draw.mjs';
import { lit, slope } from '../light.mjs';

const wall = (colour) => rect(0, 0, 256, 256, slope(lit(colour, 0.35), colour));
const eyes = (y, gap = 34, r = 8) =>
  circle(128 - gap, y, r, '#22201f') +
  circle(128 + gap, y, r, '#22201f') +
  circle(131 - gap, y - 3, 2.5, '#fff') +
  circle(131 + gap, y - 3, 2.5, '#fff');
const nose = (y, fill = '#2a2524') =>
  path(`M116 ${y}h24q-2 14 -12 14t-12 -14Z`, fill) +
  path(
    `M128 ${y + 14}v8q-12 12 -20 2m20 -2q12 12 20 2`,
    'none',
    'stroke="#2a2524" stroke-width="4" stroke-linecap="round"',
  );
const pointed = (fill, inner) =>
  path('M58 120L66 40L120 84Z', fill) +
  path('M198 120L190 40L136 84Z', fill) +
  path('M72 92L76 60L102 82Z', inner) +
  path('M184 92L180 60L154 82Z', inner);
const head = (fill) => path('M48 134q2 -70 80 -70t80 70q0 74 -80 76q-80 -2 -80 -76Z', fill);

export const animals = {
  cat:
    wall('#f3d7b0') +
    pointed('#e39a4d', '#f6c9a6') +
    head('#e39a4d') +
    path('M116 64h24l-6 34h-12Z', '#b9712c') +
    ellipse(128, 170, 46, 32, '#fbeedd') +
    eyes(132) +
    nose(152),
  dog:
    wall('#c5dce6') +
    head('#f2e6d2') +
    path('M50 92q-36 20 -20 90q24 14 40 -30Z', '#8a5f3d') +
    path('M206 92q36 20 20 90q-24 14 -40 -30Z', '#8a5f3d') +
    ellipse(92, 128, 32, 38, '#8a5f3d') +
    eyes(130) +
    ellipse(128, 172, 40, 30, '#ffffff') +
    nose(154),
  panda:
    wall('#cfe3c6') +
    circle(66, 76, 32, '#23262b') +
    circle(190, 76, 32, '#23262b') +
    head('#fbfaf6') +
    `<g transform="rotate(24 92 134)">${ellipse(92, 134, 25, 32, '#23262b')}</g><g transform="rotate(-24 164 134)">${ellipse(164, 134, 25, 32, '#23262b')}</g>` +
    circle(96, 132, 9, '#fff') +
    circle(160, 132, 9, '#fff') +
    circle(97, 133, 5, '#111') +
    circle(159, 133, 5, '#111') +
    nose(160),
  fox:
    wall('#2e4a4a') +
    pointed('#d9622b', '#33211a') +
    head('#d9622b') +
    path('M48 138q40 -8 80 60q40 -68 80 -60q0 70 -80 72q-80 -2 -80 -72Z', '#fdf1e4') +
    eyes(136) +
    nose(172),
  bear:
    wall('#f2dfc4') +
    circle(68, 78, 30, '#7b553b') +
    circle(188, 78, 30, '#7b553b') +
    circle(68, 78, 15, '#c99a72') +
    circle(188, 78, 15, '#c99a72') +
    head('#7b553b') +
    ellipse(128, 170, 46, 34, '#d9b48d') +
    eyes(130) +
    nose(152),
  rabbit:
    wall('#f6cfd0') +
    ellipse(92, 62, 22, 62, '#ffffff') +
    ellipse(164, 62, 22, 62, '#ffffff') +
    ellipse(92, 64, 10, 44, '#f3a9b0') +
    ellipse(164, 64, 10, 44, '#f3a9b0') +
    head('#ffffff') +
    eyes(140) +
    nose(158, '#e77c88') +
    circle(80, 166, 13, '#f3a9b0', 'opacity="0.5"') +
    circle(176, 166, 13, '#f3a9b0', 'opacity="0.5"'),
  owl:
    wall('#283253') +
    path('M56 70l40 26h64l40 -26q18 150 -72 152q-90 -2 -72 -152Z', '#9a7653') +
    circle(94, 126, 38, '#f3e3c6') +
    circle(162, 126, 38, '#f3e3c6') +
    circle(94, 126, 20, '#e6a834') +
    circle(162, 126, 20, '#e6a834') +
    circle(94, 126, 11, '#1b1b1f') +
    circle(162, 126, 11, '#1b1b1f') +
    path('M118 142h20l-10 26Z', '#e6a834'),
  penguin:
    wall('#bfe0f2') +
    head('#28344a') +
    path('M70 150q-6 -54 30 -54q22 2 28 24q6 -22 28 -24q36 0 30 54q-8 56 -58 60q-50 -4 -58 -60Z', '#ffffff') +
    eyes(136, 28) +
    path('M112 152h32l-16 20Z', '#f0a13a'),
  tiger:
    wall('#fbe6b6') +
    circle(66, 82, 26, '#e9953a') +
    circle(190, 82, 26, '#e9953a') +
    head('#e9953a') +
    [0, 1, 2].map((i) => path(`M${108 + i * 16} 66h8l-4 ${34 - (i % 2) * 10}Z`, '#2a2524')).join('') +
    path('M50 128l34 8l-34 8ZM206 128l-34 8l34 8ZM54 158l28 0l-24 14ZM202 158l-28 0l24 14Z', '#2a2524') +
    ellipse(128, 176, 44, 30, '#fff6e6') +
    eyes(134) +
    nose(158),
  koala:
    wall('#d6e2cf') +
    circle(52, 100, 40, '#8d97a3') +
    circle(204, 100, 40, '#8d97a3') +
    circle(52, 100, 22, '#d9c3c8') +
    circle(204, 100, 22, '#d9c3c8') +
    head('#8d97a3') +
    eyes(130, 44) +
    path('M108 130q20 -14 40 0v30q-20 22 -40 0Z', '#2a2d33') +
    path('M108 184q20 14 40 0', 'none', 'stroke="#2a2d33" stroke-width="5" stroke-linecap="round"'),
  deer:
    wall('#d8c7a8') +
    [-1, 1]
      .map((k) =>
        path(
          `M${128 + k * 30} 72q${k * 10} -34 ${k * 34} -44m${-k * 18} 20q${k * 2} -22 ${-k * 6} -32`,
          'none',
          'stroke="#7a5236" stroke-width="9" stroke-linecap="round"',
        ),
      )
      .join('') +
    ellipse(50, 104, 34, 16, '#b57d4c', 'transform="rotate(20 50 104)"') +
    ellipse(206, 104, 34, 16, '#b57d4c', 'transform="rotate(-20 206 104)"') +
    path('M62 124q6 -62 66 -62t66 62q-6 40 -30 62q-12 30 -36 30t-36 -30q-24 -22 -30 -62Z', '#c48d58') +
    ellipse(128, 184, 34, 30, '#f2dfc4') +
    eyes(132, 38) +
    nose(168),
  lion:
    wall('#cfe0d8') +
    circle(128, 130, 96, '#a5642e') +
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((i) => circle(128 + Math.sin(i * 0.628) * 84, 130 - Math.cos(i * 0.628) * 84, 26, '#8f5226'))
      .join('') +
    path('M66 134q2 -56 62 -56t62 56q0 60 -62 62q-62 -2 -62 -62Z', '#e8b668') +
    ellipse(128, 172, 36, 26, '#fbe9cb') +
    eyes(132, 28) +
    nose(152),
  elephant:
    wall('#f3dcd0') +
    ellipse(52, 124, 46, 60, '#8297a3') +
    ellipse(204, 124, 46, 60, '#8297a3') +
    ellipse(56, 126, 28, 42, '#d3b3b4') +
    ellipse(200, 126, 28, 42, '#d3b3b4') +
    path(
      'M66 124q2 -62 62 -62t62 62q0 34 -22 48q-14 10 -18 60q-22 16 -44 0q-4 -50 -18 -60q-22 -14 -22 -48Z',
      '#97abb6',
    ) +
    eyes(124, 34) +
    [190, 206, 222]
      .map((y) => path(`M108 ${y}h40`, 'none', 'stroke="#7c909c" stroke-width="4" stroke-linecap="round"'))
      .join(''),
  hedgehog:
    wall('#dfe8c9') +
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      .map((i) => `<g transform="rotate(${-100 + i * 20} 128 140)">${path('M112 60L128 20L144 60Z', '#5b4334')}</g>`)
      .join('') +
    circle(128, 136, 88, '#6d5140') +
    path('M60 150q10 -52 68 -40q58 -12 68 40q-4 60 -68 62q-64 -2 -68 -62Z', '#f2dcbb') +
    eyes(150, 30) +
    nose(168),
  seal:
    wall('#a9d0dd') +
    path('M40 150q0 -92 88 -92t88 92q0 74 -88 76q-88 -2 -88 -76Z', '#e9edf0') +
    ellipse(128, 172, 48, 34, '#ffffff') +
    eyes(128, 36, 11) +
    nose(148) +
    [-1, 1]
      .map((k) =>
        [0, 1, 2]
          .map((i) =>
            path(
              `M${128 + k * 34} ${168 + i * 8}l${k * 44} ${-8 + i * 10}`,
              'none',
              'stroke="#8b9aa3" stroke-width="3" stroke-linecap="round"',
            ),
          )
          .join(''),
      )
      .join(''),
  'red-panda':
    wall('#35564e') +
    pointed('#b5522c', '#fbeedd') +
    head('#c65f34') +
    path(
      'M54 120q26 -34 52 -14q-4 30 -28 40q-22 -4 -24 -26ZM202 120q-26 -34 -52 -14q4 30 28 40q22 -4 24 -26Z',
      '#fbeedd',
    ) +
    ellipse(128, 176, 44, 30, '#fbeedd') +
    path('M84 150q-10 30 -6 48l16 8q-2 -34 4 -52ZM172 150q10 30 6 48l-16 8q2 -34 -4 -52Z', '#7a2f1b') +
    eyes(132, 32) +
    nose(156),
  hamster:
    wall('#f7e3a8') +
    circle(76, 82, 26, '#e0a765') +
    circle(180, 82, 26, '#e0a765') +
    circle(76, 84, 13, '#f5c9b0') +
    circle(180, 84, 13, '#f5c9b0') +
    head('#eab874') +
    ellipse(92, 172, 44, 36, '#fff6e6') +
    ellipse(164, 172, 44, 36, '#fff6e6') +
    path('M112 66h32l-8 50h-16Z', '#fff6e6') +
    eyes(132, 36) +
    nose(154, '#d9817c'),
  frog:
    wall('#f1e6d2') +
    circle(82, 82, 32, '#6fae62') +
    circle(174, 82, 32, '#6fae62') +
    circle(82, 80, 19, '#fffdf2') +
    circle(174, 80, 19, '#fffdf2') +
    circle(84, 82, 10, '#22201f') +
    circle(172, 82, 10, '#22201f') +
    path('M40 142q4 -64 88 -64t88 64q-4 66 -88 68q-84 -2 -88 -68Z', '#7fbf70') +
    path('M74 156q54 40 108 0', 'none', 'stroke="#3f7a3c" stroke-width="6" stroke-linecap="round"') +
    circle(66, 150, 12, '#e8836f', 'opacity="0.4"') +
    circle(190, 150, 12, '#e8836f', 'opacity="0.4"'),
  whale:
    wall('#dceef0') +
    path(
      'M128 60q-4 -22 -24 -30M128 60q4 -22 24 -30',
      'none',
      'stroke="#5aa6b8" stroke-width="9" stroke-linecap="round"',
    ) +
    path('M30 150q10 -88 98 -88q70 0 84 62q20 -8 30 -36q14 70 -34 92q-20 42 -92 44q-80 -4 -86 -74Z', '#2f7f95') +
    path('M36 172q60 34 150 20q-26 32 -72 32q-66 -4 -78 -52Z', '#eef6f6') +
    circle(78, 140, 9, '#12303a') +
    circle(81, 137, 3, '#fff'),
  duck:
    wall('#f4c9b6') +
    head('#f6d873') +
    path('M110 68q10 -34 40 -22q-20 4 -18 20Z', '#f6d873') +
    eyes(124, 36) +
    path('M96 152q32 -20 64 0q10 18 -4 24q-28 12 -56 0q-14 -6 -4 -24Z', '#e98a3c') +
    path('M98 162q30 10 60 0', 'none', 'stroke="#b9602a" stroke-width="4"') +
    circle(74, 156, 13, '#f09a7c', 'opacity="0.55"') +
    circle(182, 156, 13, '#f09a7c', 'opacity="0.55"'),
};
