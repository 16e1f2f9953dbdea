import { sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { paymentRefunds, payments } from '../payment.tables';

/** Money that came in and went back on a day in Asia/Shanghai. */
export interface MoneyOfDay {
  day: string;
  inFen: number;
  outFen: number;
}

/** Money in and out in a span, by day; days without are left out. */
export async function sumMoney(db: Db, from: number, before: number): Promise<MoneyOfDay[]> {
  const [start, end] = [new Date(from).toISOString(), new Date(before).toISOString()];
  const read = await db.execute<{ day: string; in_fen: number; out_fen: number }>(sql`
    select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      sum(in_fen)::bigint as in_fen, sum(out_fen)::bigint as out_fen
    from (
      select paid_at as at, amount_fen as in_fen, 0 as out_fen from ${payments} where paid_at is not null
      union all
      select done_at as at, 0 as in_fen, amount_fen as out_fen from ${paymentRefunds} where done_at is not null
    ) moves
    where at >= ${start}::timestamptz and at < ${end}::timestamptz
    group by 1`);
  return read.rows.map(({ day, in_fen, out_fen }) => ({ day, inFen: Number(in_fen), outFen: Number(out_fen) }));
}
