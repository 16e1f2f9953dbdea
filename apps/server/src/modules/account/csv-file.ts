import { Readable } from 'node:stream';
import { type BodyOf, type EndpointKey, endpointOf, may, type ReplyOf } from '@voltfront/contract';
import type { LanguageCode } from '@voltfront/contract/headers';
import { MINUTE_MS } from '@voltfront/rules/time';
import { type ActorCtx, systemContext } from '../../kernel/context';
import { csvLine } from '../../kernel/csv';
import { refuse } from '../../kernel/errors';
import { randomToken } from '../../kernel/ids';
import type { ListPosition, PageRange } from '../../kernel/list';
import type { RawRoutes } from '../../kernel/raw-routes';
import { render } from '../../kernel/texts';
import { staffById } from './staff-accounts';

/** Calls that answer with the address of a file. */
type ExportKey = {
  [K in EndpointKey]: K extends `POST ${string}/export`
    ? ReplyOf<K> extends { address: string; mostLines: number }
      ? K
      : never
    : never;
}[EndpointKey];

type Cells = readonly (string | number)[];

/** A list of the console as a CSV file. */
export interface CsvList<K extends ExportKey> {
  /** The call that gives the address; whoever may make it may fetch the file. */
  key: K;
  /** Of the file, and part of its address. */
  name: string;
  /** Heads of the columns. */
  columns: readonly string[];
  /** Refuses a filter where it can still be said, and not while the file is read. */
  check?(ctx: ActorCtx, filter: BodyOf<K>): Promise<unknown>;
  /** Some lines as the caller sees them, and where the next ones begin. */
  read(ctx: ActorCtx, filter: BodyOf<K>, range: PageRange): Promise<{ lines: Cells[]; last: ListPosition | null }>;
}

/** Most lines of a file, and how many of them are read at once. */
const MOST_LINES = 10_000;
const BATCH = 500;

/** How long an address is good. */
const OPEN_MS = 5 * MINUTE_MS;

/** What an address stands for: who asked, in which language, for which rows. */
interface Asked<K extends ExportKey> {
  accountId: string;
  language: LanguageCode;
  filter: BodyOf<K>;
}

async function* linesOf<K extends ExportKey>(
  list: CsvList<K>,
  ctx: ActorCtx,
  filter: BodyOf<K>,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that the file is UTF-8.
  yield `\ufeff${csvLine(list.columns.map((column) => render(column, ctx.language)))}`;
  let after: ListPosition | null = null;
  for (let written = 0; written < MOST_LINES; written += BATCH) {
    const { lines, last }: Awaited<ReturnType<CsvList<K>['read']>> = await list.read(ctx, filter, {
      after,
      limit: BATCH,
    });
    for (const cells of lines) yield csvLine(cells);
    if (last === null || lines.length < BATCH) return;
    after = last;
  }
}

/**
 * The call and the page of a CSV file. The call gives an address that is good for some minutes, and notes in the audit trail
 * that data leaves the shop; the page sends the file line by line as it is read, and no proxy may keep it.
 */
export function csvFile<K extends ExportKey>(list: CsvList<K>) {
  const path = `/files/exports/${list.name}/`;
  const keyOf = (token: string) => `export:${list.name}:${token}`;
  const open = async (ctx: ActorCtx, filter: BodyOf<K>): Promise<{ address: string; mostLines: number }> => {
    await list.check?.(ctx, filter);
    const token = randomToken();
    const asked: Asked<K> = { accountId: ctx.actor.accountId, language: ctx.language, filter };
    await ctx.app.cache.set(keyOf(token), asked, OPEN_MS);
    await ctx.app.audit?.note(ctx, { key: list.key, body: filter, reply: {} });
    return { address: `${path}${token}`, mostLines: MOST_LINES };
  };
  const pages: RawRoutes = (server, app) => {
    server.get<{ Params: { token: string } }>(`${path}:token`, async (request, reply) => {
      const known = await app.cache.get<Asked<K>>(keyOf(request.params.token));
      const system = systemContext(app, app.database.db, request.id);
      const person = known && (await staffById(system, known.accountId));
      // Who lost the role meanwhile gets nothing more.
      if (!known || !person || !may(person, endpointOf(list.key).auth)) throw refuse('ADDRESS_ENDED');
      const actor = { accountId: known.accountId, sessionId: '', roles: person.roles };
      const ctx = { ...system, actor, language: known.language };
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${list.name}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(linesOf(list, ctx, known.filter)));
    });
  };
  return { open, pages };
}
