import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { splitIndices } from '../lib/index-migrations.mjs';
import {
  migrationsFolder,
  missingSql,
  recordBreaches,
  releaseBreaches,
  removeStrayFiles,
  strayFiles,
} from '../lib/migrations.mjs';

/** Runs a test on its own copy of the migrations. */
function onCopy(name, run) {
  test(name, () => {
    const folder = mkdtempSync(join(tmpdir(), 'voltfront-migrations-'));
    try {
      cpSync(migrationsFolder, folder, { recursive: true });
      run(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

function changeFile(folder, name, change) {
  const file = join(folder, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
const changeJournal = (folder, change) =>
  changeFile(folder, 'meta/_journal.json', (text) => {
    const journal = JSON.parse(text);
    change(journal.entries);
    return JSON.stringify(journal);
  });
const newestSnapshot = (folder) => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  return `meta/${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`;
};

onCopy('migrations that nobody touched pass', (folder) => {
  assert.deepEqual([...recordBreaches(folder), ...strayFiles(folder)], []);
});

onCopy('a changed migration is found', (folder) => {
  changeFile(folder, '0000_initial.sql', (text) => text.replace('"nickname" text NOT NULL', '"nickname" text'));
  assert.match(recordBreaches(folder).join(), /^0000_initial.sql: was changed after its release/);
});

onCopy('a removed migration is found', (folder) => {
  rmSync(join(folder, '0000_initial.sql'));
  assert.match(recordBreaches(folder).join(), /^0000_initial.sql: was released and is gone/);
});

onCopy('a migration that the journal puts in another place is found', (folder) => {
  changeJournal(folder, (entries) => entries.unshift({ ...entries[0], tag: '0000_before' }));
  assert.match(recordBreaches(folder)[0], /^0000_initial: was number 1/);
});

onCopy('a migration without a record is found', (folder) => {
  changeJournal(folder, (entries) => entries.push({ ...entries.at(-1), tag: '9999_mine' }));
  assert.match(recordBreaches(folder).join(), /^9999_mine: is not in released.sha256/);
});

onCopy('files of another branch are found and removed', (folder) => {
  writeFileSync(join(folder, '0099_mine.sql'), 'select 1;');
  writeFileSync(join(folder, 'meta', '0099_snapshot.json'), '{}');
  assert.deepEqual(removeStrayFiles(folder), ['0099_mine.sql', 'meta/0099_snapshot.json']);
  assert.deepEqual(strayFiles(folder), []);
});

onCopy('a column in code that no migration makes is found', (folder) => {
  changeFile(folder, newestSnapshot(folder), (text) => {
    const snapshot = JSON.parse(text);
    delete snapshot.tables['public.accounts'].columns.nickname;
    return JSON.stringify(snapshot);
  });
  assert.match(missingSql(folder), /ALTER TABLE "accounts" ADD COLUMN "nickname" text NOT NULL/);
});

onCopy('a renamed column, about which drizzle-kit would ask, is found', (folder) => {
  changeFile(folder, newestSnapshot(folder), (text) => {
    const snapshot = JSON.parse(text);
    const { columns } = snapshot.tables['public.accounts'];
    columns.nick = { ...columns.nickname, name: 'nick' };
    delete columns.nickname;
    return JSON.stringify(snapshot);
  });
  assert.throws(() => missingSql(folder));
});

test('a release is kept at least after every five migrations', () => {
  const tags = ['0000_a', '0001_b', '0002_c', '0003_d', '0004_e', '0005_f', '0006_g'];
  assert.deepEqual(releaseBreaches(['0000_a', '0001_b'], tags), []);
  assert.deepEqual(releaseBreaches(['0000_a'], tags), ['6 migrations since: npm run db:release']);
  assert.deepEqual(releaseBreaches(['0000_a', '0001_x'], tags.slice(0, 2)), ['0001_x: no such migration']);
});

const BREAK = '--> statement-breakpoint';
const NEW_TABLE = `CREATE TABLE "invoices" (\n\t"id" text\n);\n${BREAK}\nCREATE INDEX "invoices_id" ON "invoices" USING btree ("id");`;
const COLUMN = 'ALTER TABLE "orders" ADD COLUMN "gift" text;';
const INDICES =
  'CREATE INDEX "orders_gift" ON "orders" USING btree ("gift");' +
  `${BREAK}\nCREATE UNIQUE INDEX "orders_one" ON "orders" USING btree ("gift","id") WHERE "orders"."gift" is not null;`;

test('indices of a new table stay in its migration', () => {
  assert.deepEqual(splitIndices(NEW_TABLE), { rest: NEW_TABLE, indices: '' });
});

test('indices of tables with rows are built concurrently, in a migration of their own', () => {
  const { rest, indices } = splitIndices(`${COLUMN}${BREAK}\n${NEW_TABLE}${BREAK}\n${INDICES}`);
  assert.equal(rest, `${COLUMN}\n${BREAK}\n${NEW_TABLE}`);
  assert.match(indices, /^-- outside of a transaction\nCREATE INDEX CONCURRENTLY "orders_gift" ON "orders" /);
  assert.match(indices, /\nCREATE UNIQUE INDEX CONCURRENTLY "orders_one" ON .* is not null;\n$/);
});

test('nothing but such indices is one migration', () => {
  assert.equal(splitIndices(INDICES).rest, '');
});
