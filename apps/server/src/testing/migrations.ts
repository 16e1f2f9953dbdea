import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** First line of a migration that runs outside of a transaction, and what separates statements. */
export const OUTSIDE = '-- outside of a transaction\n';
export const BREAKPOINT = '--> statement-breakpoint\n';

/** A folder of migrations for a test. */
export interface TestMigrations {
  folder: string;
  /** Writes a migration's file, and adds it to the journal unless it is there; `when` tells it from all others. */
  set(tag: string, text: string, when?: number): void;
  remove(): void;
}

/** Makes a folder of migrations from names and SQL, in this order. */
export function testMigrations(given: Record<string, string>): TestMigrations {
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-migrations-'));
  mkdirSync(join(folder, 'meta'));
  const entries: { idx: number; tag: string; when: number }[] = [];
  const set = (tag: string, text: string, when = 1000 + entries.length) => {
    if (!entries.some((entry) => entry.tag === tag)) entries.push({ idx: entries.length, tag, when });
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
    writeFileSync(join(folder, `${tag}.sql`), text);
  };
  for (const [tag, text] of Object.entries(given)) set(tag, text);
  return { folder, set, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
