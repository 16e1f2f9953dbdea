// Replaces the migrations by one that creates the whole schema, and changes nothing when it is up to date.
// Only before the first release: afterwards add migrations with `npm run db:generate`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'migrations');
mkdirSync(join(root, '.cache'), { recursive: true });
const fresh = mkdtempSync(join(root, '.cache', 'migrations-'));

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Puts a file in place at once, so that a server starting meanwhile never sees half of it. */
function place(name) {
  const file = join(target, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, read(join(fresh, name)));
  renameSync(`${file}.part`, file);
}

function generate() {
  const options = [
    '--dialect',
    'postgresql',
    '--schema',
    'src/**/*.tables.ts',
    '--out',
    relative(root, fresh),
    '--name',
    'initial',
  ];
  const run = spawnSync('npx', ['--no-install', 'drizzle-kit', 'generate', ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) return run.status ?? 1;
  if (read(join(fresh, '0000_initial.sql')) === read(join(target, '0000_initial.sql'))) {
    console.log('The migration is up to date.');
    return 0;
  }
  const names = ['meta/0000_snapshot.json', '0000_initial.sql', 'meta/_journal.json'];
  for (const name of names) place(name);
  for (const name of readdirSync(target))
    if (name.endsWith('.sql') && !names.includes(name)) rmSync(join(target, name));
  return 0;
}

const status = generate();
rmSync(fresh, { recursive: true, force: true });
process.exit(status);
