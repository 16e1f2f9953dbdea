import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { remoteConfigs } from './config.tables';

/** Content of a remote configuration; undefined when it was never stored. */
export async function findConfig(db: Db, name: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await db.select().from(remoteConfigs).where(eq(remoteConfigs.name, name));
  return row?.data;
}

/** Stores a configuration, replacing the previous one. */
export async function keepConfig(db: Db, { name, ...row }: typeof remoteConfigs.$inferSelect): Promise<void> {
  await db
    .insert(remoteConfigs)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: remoteConfigs.name, set: row });
}
