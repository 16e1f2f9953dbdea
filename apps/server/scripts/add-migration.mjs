// Adds the migration from the tables as they were to the tables in code (two where tables with rows get indices), and
// records it as released.
//   add-migration.mjs <name>            from what changed in *.tables.ts
//   add-migration.mjs <name> --empty    to be filled by hand: rows that have to change
//   add-migration.mjs --record          records the newest one again after it was edited, before anybody ran it

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, reportFault } from '../../../scripts/lib/fault.mjs';
import { splitIndices } from '../../../scripts/lib/index-migrations.mjs';
import {
  generate,
  hashOf,
  keptReleases,
  migrationsFolder,
  readJournal,
  readRecord,
  recordBreaches,
  removeStrayFiles,
  writeRecord,
} from '../../../scripts/lib/migrations.mjs';

const USAGE = 'npm run db:migration -w @voltfront/server -- <name in lower case, words joined by _> [--empty]';

/** Refuses while an older migration differs from its record. */
function refuseBreaches(breaches) {
  if (breaches.length > 0) throw new Fault(['Released migrations differ from their record:', ...breaches].join('\n'));
}

const fileOf = (tag) => join(migrationsFolder, `${tag}.sql`);

/** Gives indices of tables with rows a migration of their own, which builds them beside the work of others. */
function moveIndices(name) {
  const { tag } = readJournal().at(-1);
  const { rest, indices } = splitIndices(readFileSync(fileOf(tag), 'utf8'));
  if (!indices) return;
  if (!rest) return writeFileSync(fileOf(tag), indices);
  writeFileSync(fileOf(tag), rest);
  generate(migrationsFolder, { more: ['--name', `${name}_indices`, '--custom'] });
  writeFileSync(fileOf(readJournal().at(-1).tag), indices);
}

function add(name, isEmpty) {
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? '')) throw new Fault(USAGE);
  for (const file of removeStrayFiles()) console.log(`Removed ${file}, which the journal does not name.`);
  refuseBreaches(recordBreaches());
  const before = readJournal().length;
  generate(migrationsFolder, { asks: true, more: ['--name', name, ...(isEmpty ? ['--custom'] : [])] });
  if (readJournal().length > before && !isEmpty) moveIndices(name);
  const added = readJournal().slice(before);
  removeStrayFiles();
  writeRecord();
  for (const { tag } of added) console.log(`Added apps/server/migrations/${tag}.sql. Read it before you commit it.`);
}

/** Takes the newest migration as it is now. */
function record() {
  const newest = readJournal().at(-1)?.tag;
  refuseBreaches(recordBreaches().filter((breach) => !breach.startsWith(newest)));
  if (keptReleases().includes(newest)) throw new Fault(`${newest} was released: add another migration instead.`);
  const wasRecorded = readRecord().some(({ tag, hash }) => tag === newest && hash === hashOf(newest));
  writeRecord();
  console.log(wasRecorded ? `${newest} is as recorded.` : `Recorded ${newest}.`);
}

const [first, ...more] = process.argv.slice(2);
try {
  if (first === '--record') record();
  else add(first, more.includes('--empty'));
} catch (error) {
  reportFault(error);
}
