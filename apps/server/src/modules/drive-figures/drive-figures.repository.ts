import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { driveFigures } from './drive-figures.tables';

export type FiguresRow = typeof driveFigures.$inferSelect;

/** Keeps what a car told about a drive; what is there stays. */
export async function insertFigures(db: Db, row: FiguresRow): Promise<void> {
  await db.insert(driveFigures).values(row).onConflictDoNothing();
}

export async function selectFigures(db: Db, driveId: string): Promise<FiguresRow | undefined> {
  const [row] = await db.select().from(driveFigures).where(eq(driveFigures.driveId, driveId));
  return row;
}

/** A drive is compared with so many of its model, the newest. */
const MOST_COMPARED = 5000;

/** How many other drives of the model there are, and how many of them were slower and used more. */
export async function compareFigures(
  db: Db,
  { driveId, modelId, accelerationTenths, energyTenths }: FiguresRow,
): Promise<{ among: number; slower: number; thirstier: number }> {
  const others = db
    .select({ acceleration: driveFigures.accelerationTenths, energy: driveFigures.energyTenths })
    .from(driveFigures)
    .where(and(eq(driveFigures.modelId, modelId), ne(driveFigures.driveId, driveId)))
    .orderBy(desc(driveFigures.finishedAt))
    .limit(MOST_COMPARED)
    .as('others');
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      among: count(sql`true`),
      slower: count(sql`${others.acceleration} < ${accelerationTenths}`),
      thirstier: count(sql`${others.energy} > ${energyTenths}`),
    })
    .from(others);
  return row ?? { among: 0, slower: 0, thirstier: 0 };
}
