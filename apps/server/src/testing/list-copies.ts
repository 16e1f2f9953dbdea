import { copyRow, type RowChange } from './copy-rows';
import type { FilledList } from './list.suite';
import type { TestPerson, TestServer } from './server';

const DAY_MS = 86_400_000;

/** A row of a list, as a template for copies. */
export interface Template {
  table: string;
  column: string;
  value: string;
  /** Changes that make a copy unique besides its id; `at` is a time in the past, by the step. */
  changes?: (copy: { id: string; step: number; at: number }) => RowChange;
}

let made = 0;

/** An id that sorts by its step, with the length of an order number. */
function idFor(value: string, step: number): string {
  made += 1;
  return `${value.slice(0, 20)}Z${String(step + 100).padStart(4, '0')}Z${made}`;
}

export const iso = (ms: number) => new Date(ms).toISOString();

/** Fills a list with copies of rows that were created through the API. */
export function copiesOf(
  server: TestServer,
  person: TestPerson,
  query: FilledList['query'],
  ...templates: Template[]
): FilledList {
  const from = server.clock.now() - DAY_MS;
  return {
    person,
    query,
    async add(steps) {
      const [first] = templates;
      const copies = steps.map((step) => ({ id: idFor(first?.value ?? '', step), step, at: from - step * 60_000 }));
      for (const { changes, ...row } of templates) {
        const changed = copies.map((copy) => ({ ...changes?.(copy), [row.column]: copy.id }));
        await copyRow(server.database, row, changed);
      }
      return copies.map(({ id }) => id);
    },
  };
}
