import { spawn, spawnSync } from 'node:child_process';
import { Fault } from '../../../scripts/lib/fault.mjs';
import { at } from '../../../scripts/lib/paths.mjs';

const ADVICE = `Blender 3.4 or later of series 3 is needed to make the cars' art; the shop itself runs without it.
On Debian and Ubuntu: apt-get install blender python3-numpy
Elsewhere: https://www.blender.org/download/lts/3-6/ and BLENDER=<path of the program>`;

/** Path of Blender: `BLENDER`, else the one on the path. Throws a Fault with advice when there is none. */
export function findBlender() {
  const program = process.env.BLENDER ?? 'blender';
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status !== 0) throw new Fault(ADVICE);
  const series = /^Blender (\d+)\.(\d+)/.exec(stdout)?.slice(1).map(Number);
  if (series?.[0] !== 3 || series[1] < 4) throw new Fault(`${ADVICE}\nThis one is ${stdout.split('\n', 1)[0]}.`);
  return program;
}

/** Progress lines of Blender, which are left out: our own say the same in one line. */
const CHATTER = /^(Fra:|Saved:|Blender |Read prefs|Info:|Error: Not freed memory|\s*$)/;

/** Runs the Python package in Blender with these arguments and shows its own lines. */
export function runBlender(program, args) {
  const child = spawn(program, ['-b', '--python-exit-code', '1', '-P', at('tools/art/run.py'), '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  let rest = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  child.stdout.on('data', (data) => {
    const lines = (rest + data).split('\n');
    rest = lines.pop();
    for (const line of lines) if (!CHATTER.test(line)) console.log(`  ${line}`);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Fault(`Blender failed on: ${args.join(' ')}\n${errors.trim()}`)),
    );
  });
}
