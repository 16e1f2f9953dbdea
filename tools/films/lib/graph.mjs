/** Joins the shots of a film into one ffmpeg filter graph. */
import { cameraMove, FPS } from './camera.mjs';

const WIPE_S = 0.7;
const FADE_S = 0.6;
const EDGE_S = 0.5;
const SIZE = '960:540';

/** Seconds that each still of a shot is in the graph, its wipes included. */
export function stillSeconds({ stills, seconds }) {
  return (seconds + WIPE_S * (stills.length - 1)) / stills.length;
}

/** Length of a film in seconds: the shots less their fades. */
export const filmSeconds = (shots) => shots.reduce((sum, shot) => sum + shot.seconds, 0) - FADE_S * (shots.length - 1);

/** Chains streams by transitions; every stream is `lengths[i]` seconds long. Gives the filters and the last label. */
function chained(labels, lengths, transition, seconds, prefix) {
  const filters = [];
  let [joined, end] = [labels[0], lengths[0]];
  for (const [i, label] of labels.entries()) {
    if (i === 0) continue;
    const next = `${prefix}${i}`;
    const offset = (end - seconds).toFixed(3);
    filters.push(`[${joined}][${label}]xfade=transition=${transition}:duration=${seconds}:offset=${offset}[${next}]`);
    [joined, end] = [next, end - seconds + lengths[i]];
  }
  return { filters, label: joined };
}

/** Filters of one shot whose stills are the inputs from `first` on. */
function shotGraph(shot, index, first) {
  const labels = shot.stills.map((_, i) => `s${index}_${i}`);
  const inputs = labels.map((label, i) => `[${first + i}:v]format=yuv444p,settb=1/${FPS},fps=${FPS}[${label}]`);
  const lengths = labels.map(() => stillSeconds(shot));
  const wipes = chained(labels, lengths, 'smoothright', WIPE_S, `w${index}_`);
  const move = `[${wipes.label}]${cameraMove(shot.camera, shot.seconds)},scale=${SIZE}:flags=lanczos[shot${index}]`;
  return [...inputs, ...wipes.filters, move];
}

/** The whole graph; its picture comes out as `[film]`, from a dark start to a dark end. */
export function filmGraph(shots) {
  let first = 0;
  const parts = shots.flatMap((shot, index) => {
    const graph = shotGraph(shot, index, first);
    first += shot.stills.length;
    return graph;
  });
  const labels = shots.map((_, index) => `shot${index}`);
  const cut = chained(
    labels,
    shots.map((shot) => shot.seconds),
    'fade',
    FADE_S,
    'cut',
  );
  const end = (filmSeconds(shots) - EDGE_S).toFixed(3);
  const edges = `fade=t=in:d=${EDGE_S},fade=t=out:st=${end}:d=${EDGE_S}`;
  return [...parts, ...cut.filters, `[${cut.label}]${edges},format=yuv420p[film]`].join(';');
}
