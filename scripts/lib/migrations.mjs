import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Fault } from './fault.mjs';
import { at } from './paths.mjs';

const SERVER = at('apps/server');
export const migrationsFolder = join(SERVER, 'migrations');
const releasesFolder = join(SERVER, 'releases');

/** The record of released migrations, in the format of `sha256sum`: one line each, in the order they are applied. */
const RECORD = 'released.sha256';

const journalFile = (folder) => join(folder, 'meta', '_journal.json');
const snapshotOf = ({ idx }) => `${String(idx).padStart(4, '0')}_snapshot.json`;

/** Entries of drizzle's journal in the order they are applied: `{ idx, tag, when }`; the SQL is in `<tag>.sql`. */
export const readJournal = (folder = migrationsFolder) => JSON.parse(readFileSync(journalFile(folder), 'utf8')).entries;

/** The recorded migrations: `{ hash, tag }` each. */
export function readRecord(folder = migrationsFolder) {
  const lines = readFileSync(join(folder, RECORD), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => ({ hash: line.slice(0, 64), tag: line.slice(66).replace(/\.sql$/, '') }));
}

/** SHA-256 of a migration's file in hexadecimal; undefined when there is none. The server keeps the same one of what it applied. */
export function hashOf(tag, folder = migrationsFolder) {
  const file = join(folder, `${tag}.sql`);
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined;
}

/** Rewrites the record from the files that the journal names. */
export function writeRecord(folder = migrationsFolder) {
  const lines = readJournal(folder).map(({ tag }) => `${hashOf(tag, folder)}  ${tag}.sql\n`);
  writeFileSync(join(folder, RECORD), lines.join(''));
}

/** Files of the folder that no entry of the journal needs; of drizzle's snapshots only the newest is kept. */
export function strayFiles(folder = migrationsFolder) {
  const journal = readJournal(folder);
  const needed = new Set([...journal.map(({ tag }) => `${tag}.sql`), RECORD]);
  const snapshot = journal.length > 0 ? snapshotOf(journal.at(-1)) : '';
  const inFolder = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return [
    ...inFolder.map(({ name }) => name).filter((name) => !needed.has(name)),
    ...readdirSync(join(folder, 'meta'))
      .filter((name) => name !== '_journal.json' && name !== snapshot)
      .map((name) => `meta/${name}`),
  ];
}

/**
 * Deletes the files that no entry of the journal needs.
 * @returns their names
 */
export function removeStrayFiles(folder = migrationsFolder) {
  const names = strayFiles(folder);
  for (const name of names) rmSync(join(folder, name));
  return names;
}

/**
 * Asks drizzle-kit for the migration from the newest snapshot of a folder to the tables in code.
 * @param options `asks`: it may ask at the terminal whether a column was renamed; `more`: further arguments
 * @returns what it printed; the folder has a new migration unless the tables are the same
 * @throws Fault when it fails, or would have to ask and may not
 */
export function generate(folder, { asks = false, more = [] } = {}) {
  const args = ['generate', '--dialect', 'postgresql', '--schema', 'src/**/*.tables.ts'];
  const out = ['--out', relative(SERVER, folder)];
  const run = spawnSync(process.execPath, [at('node_modules/drizzle-kit/bin.cjs'), ...args, ...out, ...more], {
    cwd: SERVER,
    encoding: 'utf8',
    stdio: asks ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    timeout: asks ? undefined : 120_000,
  });
  const output = `${run.stdout ?? ''}${run.stderr ?? ''}`;
  if (run.status !== 0) throw new Fault(`drizzle-kit ended with ${run.status ?? run.signal}:\n${output}`);
  return output;
}

/**
 * What the tables in code need beyond the migrations.
 * @returns SQL; empty when nothing is missing
 * @throws Fault when drizzle-kit cannot tell
 */
export function missingSql(folder = migrationsFolder) {
  const cache = join(SERVER, '.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'migrations-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const before = readJournal(copy).length;
    const output = generate(copy, { more: ['--name', 'missing'] });
    const [added] = readJournal(copy).slice(before);
    if (added) return readFileSync(join(copy, `${added.tag}.sql`), 'utf8');
    if (!output.includes('No schema changes'))
      throw new Fault(`drizzle-kit did not say what it found:\n${output.slice(-1000)}`);
    return '';
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const KEPT = '.sql.br';
/** Most migrations after the newest release whose database is kept for the tests. */
const MOST_AFTER_RELEASE = 5;

/** Names of the releases whose database is kept: the newest migration of each. */
export const keptReleases = (folder = releasesFolder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(KEPT))
    .map((name) => name.slice(0, -KEPT.length))
    .sort();

/** What is wrong with the kept releases, whose names `releases` are, for these migrations. */
export function releaseBreaches(releases = keptReleases(), tags = readJournal().map(({ tag }) => tag)) {
  const unknown = releases.filter((name) => !tags.includes(name)).map((name) => `${name}: no such migration`);
  const after = tags.length - 1 - Math.max(...releases.map((name) => tags.indexOf(name)), -1);
  return after <= MOST_AFTER_RELEASE ? unknown : [...unknown, `${after} migrations since: npm run db:release`];
}

/** Differences between the migrations and their record; empty when there are none. */
export function recordBreaches(folder = migrationsFolder) {
  const journal = readJournal(folder);
  const record = readRecord(folder);
  const breaches = record.flatMap(({ hash, tag }, at) => {
    if (journal[at]?.tag !== tag) return [`${tag}: was number ${at + 1} when it was released`];
    const now = hashOf(tag, folder);
    if (!now) return [`${tag}.sql: was released and is gone`];
    return now === hash ? [] : [`${tag}.sql: was changed after its release; add another migration instead`];
  });
  const unrecorded = journal.slice(record.length).map(({ tag }) => `${tag}: is not in ${RECORD}`);
  return [...breaches, ...unrecorded];
}
