import { desc, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { stockInstructions } from './stock.tables';

export type InstructionRow = typeof stockInstructions.$inferSelect;

/** The instruction in force at a time (epoch ms). */
export async function selectInstruction(db: Db, now: number): Promise<InstructionRow | undefined> {
  const [row] = await db
    .select()
    .from(stockInstructions)
    .where(lte(stockInstructions.publishedAt, now))
    .orderBy(desc(stockInstructions.publishedAt), desc(stockInstructions.version))
    .limit(1);
  return row;
}
