import { BODY, outline, wheels } from './lib/car.mjs';
import { animation, bar, fill, group, layer, moving, path, stroke, trim } from './lib/lottie.mjs';
import { accent, grey } from './lib/palette.mjs';

const FRAMES = 54;

/** A light runs along the line of a car that drives. */
export const loading = animation('loading', { width: 288, height: 144, frames: FRAMES, still: 26 }, [
  layer('light', [
    group([
      path(BODY),
      trim(
        moving([
          [8, 0],
          [46, 100],
        ]),
        moving([
          [0, 0],
          [34, 100],
        ]),
      ),
      stroke(accent, 3.5),
    ]),
  ]),
  layer(
    'wheels',
    wheels(
      moving(
        [
          [0, 0],
          [FRAMES, 720],
        ],
        true,
      ),
      { line: grey, light: accent },
    ),
  ),
  layer('car', outline(grey, 2.5), { opacity: 55 }),
  ...[0, 1, 2, 3].map(mark),
]);

/** A mark of the road that passes below from right to left: it goes where the next one was when the loop began. */
function mark(index) {
  const from = 248 - index * 60;
  const shown = (isEdge) => (isEdge ? 0 : 60);
  return layer(`road ${index}`, [group([bar([0, 0], [22, 3]), fill(grey)])], {
    position: moving(
      [
        [0, [from, 126]],
        [FRAMES, [from - 60, 126]],
      ],
      true,
    ),
    opacity: moving(
      [
        [0, shown(index === 0)],
        [FRAMES, shown(index === 3)],
      ],
      true,
    ),
  });
}
