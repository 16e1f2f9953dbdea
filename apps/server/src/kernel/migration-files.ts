import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InternalError } from './errors';

/** First line of a migration whose statements cannot run in a transaction. */
const OUTSIDE = '-- outside of a transaction\n';
const BREAKPOINT = '--> statement-breakpoint';

const BUILD_INDEX = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?\s+on\s/i;
/** Statements that can safely be run a second time. */
const REPEATABLE = [/^drop\s+index\s+concurrently\s+if\s+exists\s/i, /^alter\s+table\s.*\svalidate\s+constraint\s/is];

/** One committed migration. */
export interface Migration {
  /** Name of its file without the ending. */
  tag: string;
  /** When it was generated, in epoch milliseconds; unique per migration. */
  when: number;
  /** SHA-256 of the file, hexadecimal. */
  hash: string;
  statements: string[];
  /**
   * Its statements run one by one outside a transaction; each can be run again after an
   * interruption.
   */
  isOutside: boolean;
}

/** Name of the index that a statement builds concurrently; undefined for any other statement. */
export const indexBuiltBy = (statement: string): string | undefined => BUILD_INDEX.exec(statement)?.[1];

function parse(tag: string, when: number, text: string): Migration {
  const isOutside = text.startsWith(OUTSIDE);
  const statements = text
    .slice(isOutside ? OUTSIDE.length : 0)
    .split(BREAKPOINT)
    .map((statement) => statement.trim())
    .filter(Boolean);
  const once = statements.find((one) => !indexBuiltBy(one) && !REPEATABLE.some((pattern) => pattern.test(one)));
  if (isOutside && once)
    throw new InternalError(`${tag} runs outside of a transaction, where this is not safe: ${once}`);
  return { tag, when, hash: createHash('sha256').update(text).digest('hex'), statements, isOutside };
}

interface JournalEntry {
  tag: string;
  when: number;
}

/** Reads the migrations of a folder in the order of its journal. */
export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: JournalEntry[];
  };
  return journal.entries.map(({ tag, when }) => parse(tag, when, readFileSync(join(folder, `${tag}.sql`), 'utf8')));
}
