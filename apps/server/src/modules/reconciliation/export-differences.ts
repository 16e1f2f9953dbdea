import { Readable } from 'node:stream';
import { type BodyOf, may, type ReplyOf } from '@voltfront/contract';
import type { LanguageCode } from '@voltfront/contract/headers';
import { formatDateTime } from '@voltfront/rules/format/date';
import { formatFen } from '@voltfront/rules/money';
import { MINUTE_MS } from '@voltfront/rules/time';
import { type ActorCtx, type Ctx, systemContext } from '../../kernel/context';
import { csvLine } from '../../kernel/csv';
import { refuse } from '../../kernel/errors';
import { randomToken } from '../../kernel/ids';
import type { RawRoutes } from '../../kernel/raw-routes';
import { render } from '../../kernel/texts';
import { staffById } from '../account';
import { selectDifferences } from './difference.repository';
import { presentDifferences } from './list-reconciliation';
import { reconciliationTexts as texts } from './reconciliation.texts';

const KEY = 'POST /api/mporder/v1/staff/reconciliation/export';
type Export = typeof KEY;
type Difference = ReplyOf<'GET /api/mporder/v1/staff/reconciliation/differences'>['items'][number];

/** Most lines of a file, and how many of them are read at once. */
const MOST_LINES = 10_000;
const BATCH = 500;
const PATH = '/files/exports/differences/';

/** How long an address is good. */
const OPEN_MS = 5 * MINUTE_MS;

/** What an address stands for: who asked, in which language, for which differences. */
interface Asked {
  accountId: string;
  language: LanguageCode;
  filter: BodyOf<Export>;
}

const keyOf = (token: string) => `export:differences:${token}`;

/** An address at which the filtered differences can be fetched for some minutes; data that leaves the shop is in the audit trail. */
export async function exportDifferences(ctx: ActorCtx, filter: BodyOf<Export>): Promise<ReplyOf<Export>> {
  const token = randomToken();
  const asked: Asked = { accountId: ctx.actor.accountId, language: ctx.language, filter };
  await ctx.app.cache.set(keyOf(token), asked, OPEN_MS);
  await ctx.app.audit?.note(ctx, { key: KEY, body: filter, reply: {} });
  return { address: `${PATH}${token}`, mostLines: MOST_LINES };
}

const COLUMNS = [
  'day',
  'method',
  'kind',
  'about',
  'number',
  'orderNo',
  'providerNo',
  'ourAmount',
  'theirAmount',
  'effect',
  'state',
  'reason',
  'foundAt',
] as const;

const amount = (fen: number | null) => (fen === null ? '' : formatFen(fen));

function cellsOf(row: Difference, language: LanguageCode): (string | number)[] {
  const say = (name: keyof typeof texts) => render(texts[name], language);
  return [
    row.day,
    say(row.method),
    say(row.kind),
    say(row.about),
    row.number,
    row.orderNo ?? '',
    row.providerNo ?? '',
    amount(row.ourFen),
    amount(row.theirFen),
    // A number, so that a negative one is not taken for a formula and marked as text.
    row.effectFen / 100,
    say(row.state),
    row.history.findLast(({ note }) => note !== '')?.note ?? '',
    formatDateTime(row.createdAt),
  ];
}

async function* linesOf(ctx: Ctx, filter: BodyOf<Export>): AsyncGenerator<string> {
  // The mark tells spreadsheets that the file is UTF-8.
  yield `\ufeff${csvLine(COLUMNS.map((column) => render(texts[column], ctx.language)))}`;
  let after: { key: number; id: string } | null = null;
  for (let written = 0; written < MOST_LINES; written += BATCH) {
    const rows = await selectDifferences(ctx.db, filter, { after, limit: BATCH });
    for (const row of await presentDifferences(ctx, rows)) yield csvLine(cellsOf(row, ctx.language));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { key: last.createdAt, id: last.id };
  }
}

/** Serves files of differences to whoever has the address, line by line as they are read; no proxy may keep them. */
export const differenceExports: RawRoutes = (server, app) => {
  server.get<{ Params: { token: string } }>(`${PATH}:token`, async (request, reply) => {
    const known = await app.cache.get<Asked>(keyOf(request.params.token));
    const system = systemContext(app, app.database.db, request.id);
    const person = known && (await staffById(system, known.accountId));
    // Who lost the role meanwhile gets nothing more.
    if (!known || !person || !may(person, 'payments.see')) throw refuse('ADDRESS_ENDED');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="differences.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(linesOf({ ...system, language: known.language }, known.filter)));
  });
};
