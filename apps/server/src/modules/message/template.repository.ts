import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { messageTemplates } from './message.tables';

export type MessageTemplate = typeof messageTemplates.$inferSelect;

export async function selectTemplate(db: Db, code: string): Promise<MessageTemplate | undefined> {
  const [row] = await db.select().from(messageTemplates).where(eq(messageTemplates.code, code));
  return row;
}
