import { Readable } from 'node:stream';
import { type BodyOf, may, type ReplyOf } from '@voltfront/contract';
import type { LanguageCode } from '@voltfront/contract/headers';
import { formatDateTime } from '@voltfront/rules/format/date';
import { formatFen } from '@voltfront/rules/money';
import { MINUTE_MS } from '@voltfront/rules/time';
import { type ActorCtx, systemContext } from '../../../kernel/context';
import { csvLine } from '../../../kernel/csv';
import { refuse } from '../../../kernel/errors';
import { randomToken } from '../../../kernel/ids';
import type { RawRoutes } from '../../../kernel/raw-routes';
import { staffSight } from '../../../kernel/staff-sight';
import { render } from '../../../kernel/texts';
import { staffById } from '../../account';
import { toFilter } from './filter-orders';
import { presentLines, type StaffOrder } from './list-staff-orders';
import { staffOrderTexts } from './staff-order.texts';
import { selectFiltered } from './staff-orders.repository';

const KEY = 'POST /api/mporder/v1/staff/orders/export';
type Export = typeof KEY;

/** Most lines of a file, and how many of them are read at once. */
const MOST_LINES = 10_000;
const BATCH = 500;
const PATH = '/files/exports/orders/';

/** How long an address is good. */
const OPEN_MS = 5 * MINUTE_MS;

/** What an address stands for: who asked, in which language, for which orders. */
interface Asked {
  accountId: string;
  language: LanguageCode;
  filter: BodyOf<Export>;
}

const keyOf = (token: string) => `export:orders:${token}`;

/** An address at which the filtered orders can be fetched for some minutes; data that leaves the shop is in the audit trail. */
export async function exportOrders(ctx: ActorCtx, filter: BodyOf<Export>): Promise<ReplyOf<Export>> {
  // Refused here, where it can be said, and not while the file is read.
  await toFilter(ctx, await staffSight(ctx, 'orders'), filter);
  const token = randomToken();
  const asked: Asked = { accountId: ctx.actor.accountId, language: ctx.language, filter };
  await ctx.app.cache.set(keyOf(token), asked, OPEN_MS);
  await ctx.app.audit?.note(ctx, { key: KEY, body: filter, reply: {} });
  return { address: `${PATH}${token}`, mostLines: MOST_LINES };
}

const COLUMNS = [
  'orderNo',
  'kind',
  'state',
  'model',
  'version',
  'buyer',
  'city',
  'store',
  'total',
  'paidSoFar',
  'createdAt',
] as const;

const cellsOf = (order: StaffOrder, language: LanguageCode) => [
  order.orderNo,
  render(staffOrderTexts[order.kind], language),
  render(staffOrderTexts[order.state], language),
  order.modelName,
  order.versionName,
  order.buyerName,
  order.cityName,
  order.storeName ?? '',
  formatFen(order.totalFen),
  formatFen(order.paidFen),
  formatDateTime(order.createdAt),
];

async function* linesOf(ctx: ActorCtx, filter: BodyOf<Export>): AsyncGenerator<string> {
  const { language } = ctx;
  const sight = await staffSight(ctx, 'orders');
  const wanted = await toFilter(ctx, sight, filter);
  // The mark tells spreadsheets that the file is UTF-8.
  yield `\ufeff${csvLine(COLUMNS.map((column) => render(staffOrderTexts[column], language)))}`;
  let after: { key: number; id: string } | null = null;
  for (let written = 0; written < MOST_LINES; written += BATCH) {
    const rows = await selectFiltered(ctx.db, wanted, { after, limit: BATCH });
    for (const order of await presentLines(ctx, sight, rows)) yield csvLine(cellsOf(order, language));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { key: last.createdAt, id: last.orderNo };
  }
}

/** Serves files of orders to whoever has the address, line by line as they are read; no proxy may keep them. */
export const orderExports: RawRoutes = (server, app) => {
  server.get<{ Params: { token: string } }>(`${PATH}:token`, async (request, reply) => {
    const known = await app.cache.get<Asked>(keyOf(request.params.token));
    const system = systemContext(app, app.database.db, request.id);
    const person = known && (await staffById(system, known.accountId));
    // Who lost the role meanwhile gets nothing more.
    if (!known || !person || !may(person, 'orders.see')) throw refuse('ADDRESS_ENDED');
    const actor = { accountId: known.accountId, sessionId: '', roles: person.roles };
    const ctx = { ...system, actor, language: known.language };
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="orders.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(linesOf(ctx, known.filter)));
  });
};
