import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { remoteConfigs } from './config.tables';

/** What a configuration of the apps says; undefined when nobody has written it. */
export async function findConfig(db: Db, name: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await db.select().from(remoteConfigs).where(eq(remoteConfigs.name, name));
  return row?.data;
}

/** Writes a configuration in the place of the one before. */
export async function keepConfig(db: Db, { name, ...row }: typeof remoteConfigs.$inferSelect): Promise<void> {
  await db
    .insert(remoteConfigs)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: remoteConfigs.name, set: row });
}
