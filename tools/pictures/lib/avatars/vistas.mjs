/** Small landscapes for avatars, 256 × 256. */
import { chance, circle, ellipse, path, rect, ridge } from '../draw.mjs';
import { down } from '../light.mjs';

const scene = (colours, body) => `${rect(0, 0, 256, 256, down(...colours))}${body}`;
export const landscapes = {
  peak: scene(
    ['#f6b58a', '#fde5c8'],
    circle(180, 84, 30, '#fff4dc') +
      path('M-10 230L96 74L190 230Z', '#4d5d80') +
      path('M96 74L68 116l18 -6l10 14l14 -14l14 8Z', '#fff') +
      path('M70 240L176 120L280 240Z', '#34425f') +
      rect(0, 216, 256, 40, '#26324a'),
  ),
  sea: scene(
    ['#4f8fc4', '#d9eef6'],
    circle(74, 76, 26, '#fff6d8') +
      rect(0, 138, 256, 118, '#2f7fa6') +
      path('M-10 170q34 -22 68 0t68 0t68 0t68 0v100h-272Z', '#246a8e') +
      path('M140 60l0 84h-52Z', '#fff') +
      path('M146 76v68h36Z', '#f3d8b0') +
      path('M78 150h116l-22 28h-74Z', '#d9622b'),
  ),
  desert: scene(
    ['#f29c6b', '#ffdfa8'],
    circle(128, 98, 44, '#fff0c8') +
      path('M0 178q70 -46 150 0t120 -14v100H0Z', '#d08a4d') +
      path('M0 214q90 -40 170 0t100 -8v60H0Z', '#b46d38') +
      rect(60, 128, 18, 74, '#2f6b50', 'rx="9"') +
      path('M42 146v18q0 12 18 12v-12q-6 0 -6 -6v-12ZM96 136v24q0 12 -18 12v-12q6 0 6 -6v-18Z', '#2f6b50'),
  ),
  moonlit: scene(
    ['#0c1534', '#44508f'],
    circle(172, 78, 38, '#f7f0d4') +
      circle(190, 68, 32, '#16204a') +
      [
        [40, 40],
        [86, 70],
        [60, 110],
        [120, 30],
        [226, 130],
      ]
        .map(([x, y]) => circle(x, y, 3, '#fff'))
        .join('') +
      ridge(chance(3), 256, 196, 70, 70, 256, '#1a2450') +
      ridge(chance(9), 256, 226, 50, 60, 256, '#0e1636'),
  ),
  forest: scene(
    ['#cfe6d6', '#f5f6e4'],
    [
      [60, 1],
      [128, 1.35],
      [200, 1.1],
      [20, 0.8],
      [240, 0.75],
    ]
      .map(([x, s]) =>
        path(
          `M${x} ${210 - 130 * s}l${40 * s} ${80 * s}h-${20 * s}l${30 * s} ${50 * s}h-${100 * s}l${30 * s} -${50 * s}h-${20 * s}Z`,
          s > 1 ? '#2f6b50' : '#5c9678',
        ),
      )
      .join('') + rect(0, 206, 256, 50, '#234c3b'),
  ),
  aurora: scene(
    ['#061826', '#124a56'],
    [0, 1, 2, 3]
      .map((i) => path(`M${20 + i * 56} 30q40 60 0 130h26q36 -70 4 -130Z`, '#4ff0b0', `opacity="${0.6 - i * 0.1}"`))
      .join('') + ridge(chance(14), 256, 212, 60, 80, 256, '#06131c'),
  ),
  tent: scene(
    ['#263a66', '#f0a07a'],
    path('M0 196q128 -40 256 0v64H0Z', '#2c3a3a') +
      path('M58 206L128 92L198 206Z', '#f2b45a') +
      path('M112 206L128 120L144 206Z', '#7a4a22') +
      circle(204, 56, 20, '#fff3cf'),
  ),
  road: scene(
    ['#7fc0e6', '#fbefd6'],
    circle(190, 66, 26, '#fff7dc') +
      path('M0 140q70 -40 140 -6t130 -12v140H0Z', '#7fae6a') +
      path('M116 136h24l84 124H32Z', '#5a626c') +
      path('M126 146h4l2 24h-8ZM124 182h8l4 30h-16ZM119 224h18l5 36h-28Z', '#fff'),
  ),
  lighthouse: scene(
    ['#1d4457', '#e9a982'],
    path('M128 84L-10 20V90ZM128 84L266 40V120Z', '#ffe9b8', 'opacity="0.4"') +
      path('M0 214q60 -40 110 -26t146 10v70H0Z', '#15303b') +
      path('M108 200l10 -104h24l10 104Z', '#f6f1e8') +
      path('M112 160h38l-3 -26h-32Z', '#c9533f') +
      rect(114, 74, 32, 24, '#ffdf9a') +
      path('M108 76l22 -24l22 24Z', '#c9533f'),
  ),
  island: scene(
    ['#5cb6d0', '#e6f5ee'],
    circle(196, 62, 28, '#fff6d8') +
      rect(0, 156, 256, 100, '#3a9db4') +
      ellipse(118, 172, 88, 22, '#f1d9a6') +
      path('M118 168q8 -60 -4 -100', 'none', 'stroke="#8a6a48" stroke-width="8" stroke-linecap="round"') +
      [-170, -130, -60, -20, 20]
        .map(
          (a) => `<g transform="translate(114 68) rotate(${a})">${path('M0 0Q36 -20 74 12Q36 4 0 0Z', '#3f8f62')}</g>`,
        )
        .join('') +
      path('M0 214q64 -16 128 0t128 0v42H0Z', '#2f8ba3'),
  ),
  bridge: scene(
    ['#264a66', '#f0b795'],
    circle(128, 150, 44, '#ffe6c0') +
      rect(0, 168, 256, 88, '#2b5a70') +
      [70, 186].map((x) => rect(x - 6, 60, 12, 130, '#c25a3c')).join('') +
      path('M-10 160Q30 100 70 66Q128 190 186 66Q226 100 266 160', 'none', 'stroke="#c25a3c" stroke-width="5"') +
      rect(0, 166, 256, 9, '#a8482e'),
  ),
  cabin: scene(
    ['#8fb6cc', '#f0f5f7'],
    path('M-10 190L70 90L140 180L190 120L270 200V256H-10Z', '#c7dae4') +
      path('M0 206q128 -36 256 0v50H0Z', '#ffffff') +
      path('M92 206v-44l40 -34l40 34v44Z', '#8a5a38') +
      path('M80 168l52 -46l52 46l-10 8l-42 -36l-42 36Z', '#ffffff') +
      rect(120, 172, 24, 34, '#ffd98f') +
      path('M40 214l18 -70l18 70ZM196 220l16 -60l16 60Z', '#2f5f55'),
  ),
  canyon: scene(
    ['#7fc3d2', '#fbe6c8'],
    circle(150, 74, 26, '#fff6de') +
      path('M0 256V96l40 -6l22 60l24 10v96ZM256 256V76l-46 -4l-14 70l-32 18v96Z', '#c2683c') +
      path('M0 256V150l30 -4l20 50l24 6v54ZM256 256V140l-30 2l-16 56l-24 8v50Z', '#8f4429') +
      path('M86 256q30 -40 42 -70q18 30 58 70Z', '#3f9fae'),
  ),
  town: scene(
    ['#101f3a', '#4b5d88'],
    [20, 66, 104, 150, 196]
      .map(
        (x, i) =>
          rect(x, 110 - (i % 3) * 26, 36, 160, ['#1b3350', '#234064', '#16293f'][i % 3]) +
          [0, 1, 2, 3].map((k) => rect(x + 8 + (k % 2) * 14, 126 + k * 20 - (i % 3) * 20, 7, 10, '#ffd690')).join(''),
      )
      .join('') +
      circle(200, 52, 18, '#fbeecb') +
      rect(0, 224, 256, 32, '#0c1829'),
  ),
  balloon: scene(
    ['#f2b79a', '#fdf0df'],
    path('M70 100a58 58 0 1 1 116 0q-6 44 -44 74h-28q-38 -30 -44 -74Z', '#0f6672') +
      path('M108 100a20 58 0 0 1 40 0q-2 44 -14 74h-12q-12 -30 -14 -74Z', '#f6d9b8') +
      path('M116 174l4 24h16l4 -24', 'none', 'stroke="#7a5236" stroke-width="3"') +
      rect(116, 196, 24, 18, '#9c6a40', 'rx="4"') +
      ellipse(50, 214, 70, 18, '#ffffff', 'opacity="0.7"') +
      ellipse(214, 226, 80, 18, '#ffffff', 'opacity="0.7"'),
  ),
  wave: scene(
    ['#f7d7b0', '#fdf1de'],
    circle(176, 84, 34, '#e9784f') +
      path('M-10 190Q50 60 130 96Q180 122 160 168Q140 130 104 150Q90 200 266 196V266H-10Z', '#17707f') +
      path('M-10 214Q60 150 120 190T266 196V266H-10Z', '#3ca0ab') +
      path('M-10 236Q70 200 130 226T266 220V266H-10Z', '#d5eeee'),
  ),
};
