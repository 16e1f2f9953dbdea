/**
 * Makes the short films of the shop from its committed pictures, by slow camera moves. Needs ffmpeg.
 *
 *     node tools/films/make.mjs            all films
 *     node tools/films/make.mjs winter     one film
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { films } from './films.mjs';
import { FPS } from './lib/camera.mjs';
import { filmGraph, filmSeconds, stillSeconds } from './lib/graph.mjs';
import { assets } from './lib/stills.mjs';

const run = promisify(execFile);

/** Plays on every phone: H.264 main, 4:2:0, its index ahead of the picture, no sound. A fixed thread count repeats bits. */
const encoding = (
  '-an -c:v libx264 -profile:v main -level 3.1 -preset veryslow -crf 25 -maxrate 560k -bufsize 1100k -threads 2 ' +
  '-x264-params aq-mode=3:keyint=60 -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv ' +
  '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart'
).split(' ');

/** Draws the stills of the shots; gives ffmpeg's input options. */
async function drawInputs(shots, folder) {
  const inputs = [];
  for (const [index, shot] of shots.entries()) {
    for (const [i, still] of shot.stills.entries()) {
      const file = join(folder, `${index}-${i}.png`);
      await (await still()).png({ compressionLevel: 1 }).toFile(file);
      inputs.push('-loop', '1', '-framerate', String(FPS), '-t', stillSeconds(shot).toFixed(3), '-i', file);
    }
  }
  return inputs;
}

async function makeFilm(name, shots) {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const target = `${assets}films/${name}.mp4`;
    const inputs = await drawInputs(shots, folder);
    const graph = ['-filter_complex', filmGraph(shots), '-map', '[film]'];
    await run('ffmpeg', ['-y', '-v', 'error', ...inputs, ...graph, ...encoding, target]);
    const { size } = await stat(target);
    console.log(`${name}.mp4: ${filmSeconds(shots).toFixed(1)} s, ${Math.round(size / 1000)} kB`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const wanted = process.argv.slice(2);
await mkdir(`${assets}films`, { recursive: true });
for (const [name, shots] of Object.entries(films)) {
  if (!wanted.length || wanted.includes(name)) await makeFilm(name, shots);
}
