import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasTextMark } from '../kernel/texts';
import { createTestServer, type TestServer } from '../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

/** Paths of a row's texts with references, except those that `texts` keeps beside the words. */
function refsIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return hasTextMark(value) ? [path] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => (name === 'texts' ? [] : refsIn(item, `${path}.${name}`)));
}

it('no table of the demo shop has a reference to a text where other readers expect words', async () => {
  const { database } = server;
  const { rows: tables } = await database.executeSql(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    [],
  );
  const names = tables.map((row) => String((row as { table_name: string }).table_name));
  expect(names.length).toBeGreaterThan(80);
  const found = new Set<string>();
  for (const name of names) {
    const { rows } = await database.executeSql(`select * from "${name}"`, []);
    for (const row of rows) for (const path of refsIn(row, name)) found.add(path);
  }
  expect([...found]).toEqual([]);
});
