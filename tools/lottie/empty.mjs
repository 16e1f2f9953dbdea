import { outline, wheels } from './lib/car.mjs';
import { animation, bar, circle, fill, group, layer, moving, path, stroke } from './lib/lottie.mjs';
import { accent, grey } from './lib/palette.mjs';

const FRAMES = 120;

/** Swings from one value to another and back within a loop. */
const swinging = (from, to) =>
  moving([
    [0, from],
    [FRAMES / 2, to],
    [FRAMES, from],
  ]);

const cloud = (name, [x, y], width, drift) =>
  layer(name, [group([bar([width * 0.1, -7], [width * 0.5, 9]), bar([0, 0], [width, 9]), fill(grey)])], {
    position: swinging([x, y], [x + drift, y]),
    opacity: 22,
  });

/** A mark of the road that passes below, out of nothing and into nothing. */
function mark(index) {
  const from = 330 - index * 74;
  return layer(`road ${index}`, [group([bar([0, 0], [26, 4]), fill(grey)])], {
    position: moving(
      [
        [0, [from, 256]],
        [FRAMES, [from - 74, 256]],
      ],
      true,
    ),
    opacity: moving(
      [
        [0, index === 0 ? 0 : 50],
        [FRAMES, index === 3 ? 0 : 50],
      ],
      true,
    ),
  });
}

/** A car on a calm road before hills, where the sun goes up and down a little. */
export const empty = animation('empty', { width: 400, height: 300, frames: FRAMES, still: 30 }, [
  layer(
    'car',
    [
      ...wheels(
        moving(
          [
            [0, 0],
            [FRAMES, 1080],
          ],
          true,
        ),
        { line: grey, light: accent, width: 3 },
      ),
      ...outline(grey, 3),
    ],
    { position: swinging([74, 142], [74, 140]), scale: [87, 87] },
  ),
  layer('ground', [group([path('M40 240L360 240'), stroke(grey, 3, 45)])]),
  ...[0, 1, 2, 3].map(mark),
  layer('near hill', [group([path('M150 238C190 206 224 150 268 150C306 150 330 210 356 238Z'), fill(grey)])], {
    opacity: 16,
  }),
  layer('far hill', [group([path('M52 238C84 196 112 126 156 126C204 126 236 206 270 238Z'), fill(grey)])], {
    opacity: 11,
  }),
  layer('sun', [group([circle([0, 0], 30), fill(accent)])], {
    position: swinging([232, 104], [232, 96]),
    opacity: 45,
  }),
  cloud('left cloud', [92, 84], 58, 14),
  cloud('right cloud', [316, 62], 70, -18),
]);
