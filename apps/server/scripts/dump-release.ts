// Keeps the database of this release for the tests of later ones: `npm run db:release -w @voltfront/server`.
// Starts the server on an empty PostgreSQL with demo data, does what a customer does, and writes the database to `releases`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readJournal, recordBreaches } from '../../../scripts/lib/migrations.mjs';
import { PostgresNode } from '../../../scripts/lib/postgres-node.mjs';
import { findPostgres } from '../../../scripts/lib/tools.mjs';
import { freshDatabase } from '../src/testing/fresh-database';
import bundleProcessPrograms from '../src/testing/process-programs';
import { releasesFolder } from '../src/testing/releases';
import { ServerProcess } from '../src/testing/server-process';
import { useShop } from './release-customer';

const MOST_BYTES = 900_000;

/** Settings that differ between versions of PostgreSQL stay out; those that loading needs are put before. */
function plain(dump: string): string {
  const body = dump.slice(dump.indexOf('\nCREATE '));
  const lines = body.split('\n').filter((line) => !/^\\(un)?restrict /.test(line));
  const settings = ["set client_min_messages = 'warning'", 'set check_function_bodies = false'];
  return [...settings, "select set_config('search_path', '', false)", ''].join(';\n') + lines.join('\n');
}

function dump(url: string): Buffer {
  const program = join(findPostgres() ?? '', 'pg_dump');
  const args = ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-acl', url];
  const output = execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e9 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotliCompressSync(plain(output), { params });
}

async function writeRelease(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-release-'));
  const server = await ServerProcess.start({ DATABASE_URL: url, DATA_DIR: folder, JOBS_POLL_MS: '100' });
  try {
    const facts = { madeAt: 0, ...(await useShop(server)) };
    server.terminate();
    await server.ended();
    facts.madeAt = Date.now();
    const bytes = dump(url);
    if (bytes.length > MOST_BYTES) throw new Error(`The dump has ${bytes.length} bytes, more than ${MOST_BYTES}.`);
    const name = join(releasesFolder, String(readJournal().at(-1)?.tag));
    mkdirSync(releasesFolder, { recursive: true });
    writeFileSync(`${name}.sql.br`, bytes);
    writeFileSync(`${name}.json`, `${JSON.stringify(facts, null, 2)}\n`);
    console.log(`${name}.sql.br: ${bytes.length} bytes`);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const breaches = recordBreaches();
if (breaches.length > 0) throw new Error(breaches.join('\n'));
await bundleProcessPrograms();
const postgres = await PostgresNode.create();
try {
  await writeRelease((await freshDatabase(postgres.url)).url);
} finally {
  await postgres.close();
}
