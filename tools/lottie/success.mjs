import { animation, circle, fill, group, layer, moving, path, stroke, trim } from './lib/lottie.mjs';
import { accent } from './lib/palette.mjs';

const CENTRE = [88, 88];

/** A ring closes, a check is drawn into it, and a last ripple goes out. */
export const success = animation('success', { width: 176, height: 176, frames: 48, still: 47 }, [
  layer('check', [
    group([
      path('M60 90L80 110L118 70'),
      trim(
        0,
        moving([
          [12, 0],
          [24, 100],
        ]),
      ),
      stroke(accent, 6),
    ]),
  ]),
  layer('ring', [
    group(
      [
        circle([0, 0], 56),
        trim(
          0,
          moving([
            [0, 0],
            [16, 100],
          ]),
        ),
        stroke(accent, 4),
      ],
      { position: CENTRE },
    ),
  ]),
  layer('disc', [group([circle([0, 0], 56), fill(accent, 14)], { position: CENTRE, scale: grown(6, 22, 60, 100) })]),
  layer('ripple', [
    group([circle([0, 0], 56), stroke(accent, 2)], {
      position: CENTRE,
      scale: grown(20, 46, 100, 146),
      opacity: moving([
        [20, 0],
        [24, 50],
        [46, 0],
      ]),
    }),
  ]),
]);

/** Grows between two frames from one size to another, percent. */
function grown(start, end, from, to) {
  return moving([
    [start, [from, from]],
    [end, [to, to]],
  ]);
}
