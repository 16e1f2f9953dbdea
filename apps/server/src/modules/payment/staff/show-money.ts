import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../kernel/context';
import { spanOf } from '../../../kernel/day-span';
import { sumMoney } from './money.repository';

type Figures = 'GET /api/mporder/v1/staff/payments/figures';

/** Money in and out by day. @throws BAD_INPUT for a span that is empty or too long */
export async function showMoney(ctx: ActorCtx, query: QueryOf<Figures>): Promise<ReplyOf<Figures>> {
  const { from, before, days } = spanOf(query);
  const sums = new Map((await sumMoney(ctx.db, from, before)).map((row) => [row.day, row]));
  return {
    days: days.map((day) => ({ day, inFen: sums.get(day)?.inFen ?? 0, outFen: sums.get(day)?.outFen ?? 0 })),
  };
}
