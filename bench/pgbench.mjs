import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../scripts/lib/tools.mjs';

/** A value inside the text of a statement. Colons would be variables of pgbench. */
function literal(value) {
  if (value === null) return 'null';
  const text = value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a').replaceAll('\n', '\\n');
  return `E'${text}'`;
}

/** A recorded statement with its values in the text, as a line of a pgbench script. */
export function scriptLine({ text, values }) {
  const filled = text.replace(/\$(\d+)/g, (_, number) => literal(values[Number(number) - 1] ?? null));
  return `${filled.replaceAll('\n', ' ').trim()};\n`;
}

/**
 * Runs a script with pgbench: how often a second the database alone does what a server asks of it.
 * @param mode `simple` plans every statement anew, `prepared` plans it once per connection
 * @returns runs of the whole script a second
 */
export function pgbench(url, script, { mode, callers, seconds }) {
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-pgbench-'));
  const file = join(folder, 'script.sql');
  writeFileSync(file, script);
  const options = ['-n', '-f', file, '-M', mode, '-c', String(callers), '-j', '2', '-T', String(seconds)];
  const { status, stdout, stderr } = spawnSync(join(findPostgres(), 'pgbench'), [...options, url], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (status !== 0 || !found) throw new Error(`pgbench failed:\n${stderr}`);
  return Number(found);
}

/** Runs a file of SQL with psql and stops at its first error. */
export function runSql(url, file) {
  const { status, stderr } = spawnSync(
    join(findPostgres(), 'psql'),
    ['-q', '-v', 'ON_ERROR_STOP=1', '-d', url, '-f', file],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`psql failed on ${file}:\n${stderr}`);
}
