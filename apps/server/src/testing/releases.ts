import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { serverRoot } from '../kernel/paths';

/** One database dump per release: the demo shop, and a customer with some activity. */
export const releasesFolder = join(serverRoot, 'releases');

/** What a release's customer did. */
export interface ReleaseFacts {
  /** When the database was dumped, in epoch milliseconds. */
  madeAt: number;
  mobile: string;
  accountId: string;
  /** Token of a session that was live then. */
  token: string;
  /** An order with a paid deposit. */
  orderNo: string;
  totalFen: number;
  paidFen: number;
  /** How many agreements of the order were signed. */
  signed: number;
  /** A draft with signed agreements that was not submitted. */
  draftId: string;
  wishId: string;
  articleId: string;
  commentId: string;
}

/** Names of the stored releases: the newest migration of each, the oldest first. */
export function releaseNames(): string[] {
  const ending = '.sql.br';
  const names = readdirSync(releasesFolder).filter((name) => name.endsWith(ending));
  return names.map((name) => name.slice(0, -ending.length)).sort();
}

/** The database of a release as SQL for an empty one; afterwards the connection's search path is to be reset. */
export const releaseDump = (name: string): string =>
  brotliDecompressSync(readFileSync(join(releasesFolder, `${name}.sql.br`))).toString();

export const releaseFacts = (name: string): ReleaseFacts =>
  JSON.parse(readFileSync(join(releasesFolder, `${name}.json`), 'utf8'));
