import { eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, countSince, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import { stockConfirmations, stockMatching, stockReminders, stockSaleReminders, stockViewings } from './stock.tables';

/** Tables with an account and the moment of a row: each is one thing that a person did around stock cars. */
const acts = [
  { table: stockConfirmations, at: stockConfirmations.confirmedAt },
  { table: stockViewings, at: stockViewings.createdAt },
  { table: stockMatching, at: stockMatching.createdAt },
  { table: stockReminders, at: stockReminders.createdAt },
  { table: stockSaleReminders, at: stockSaleReminders.createdAt },
];

/** Confirmations, viewings, compared cars and reminders within the period. */
export async function stockFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  let count = 0;
  for (const { table, at } of acts) {
    const [row] = await ctx.db
      .select({ count: countSince(at, since) })
      .from(table)
      .where(eq(table.accountId, accountId));
    count += row?.count ?? 0;
  }
  return [{ key: 'stock', value: null, count }];
}

/** The same for the person's own copy. */
export async function stockData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const titles = ['现车确认', '看车预约', '现车对比', '到货提醒', '特惠提醒'];
  const sections: PersonalSection[] = [];
  for (const [index, { table }] of acts.entries()) {
    const rows = await ctx.db.select().from(table).where(eq(table.accountId, accountId)).limit(COPY_ROWS);
    sections.push({ title: titles[index] ?? '', rows });
  }
  return sections;
}
