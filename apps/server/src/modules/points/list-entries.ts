import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { shanghaiMonth } from '@voltfront/rules/format/shanghai-month';
import type { ActorCtx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { type EntryRow, selectEntries } from './entry-list.repository';
import { entryTexts } from './points.texts';
import { type PointsRules, pointsRules } from './points-rules';

const KEY = 'GET /api/mpintegral/v1/points/entries';

const isNamed = (reason: string): reason is keyof typeof entryTexts => Object.hasOwn(entryTexts, reason);

/** What an entry is called: as its source, or by the texts of this module. */
function titleOf({ sources }: PointsRules, { reason }: Pick<EntryRow, 'reason'>): string {
  return isNamed(reason)
    ? entryTexts[reason]
    : (sources.find(({ code }) => code === reason)?.title ?? entryTexts.other);
}

/** The same for other lists of a ledger. */
export const ledgerTitles = (rules: PointsRules) => (reason: string) => titleOf(rules, { reason });

/** The caller's points ledger, newest first; of one direction or month where that is asked for. */
export async function listEntries(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query);
  const { direction, month } = query;
  const period = month ? shanghaiMonth(month) : null;
  const filter = { accountId: ctx.actor.accountId, unit: 'points', direction, period } as const;
  const [read, rules] = await Promise.all([selectEntries(ctx.db, filter, page), pointsRules(ctx)]);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.id }));
  const items = rows.map((row) => ({
    entryId: row.id,
    title: titleOf(rules, row),
    delta: row.delta,
    balanceAfter: row.balanceAfter,
    at: row.createdAt,
  }));
  return { items, nextCursor };
}
