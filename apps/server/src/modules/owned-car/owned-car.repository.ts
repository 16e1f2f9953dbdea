import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { ownedCars } from './owned-car.tables';

export type OwnedCarRow = typeof ownedCars.$inferSelect;

/** A car of a person, by its order. */
export interface CarKey {
  userId: string;
  orderNo: string;
}

const isCar = ({ userId, orderNo }: CarKey) => and(eq(ownedCars.userId, userId), eq(ownedCars.orderNo, orderNo));

export async function selectOwnedCar(db: Db, key: CarKey): Promise<OwnedCarRow | undefined> {
  const [row] = await db.select().from(ownedCars).where(isCar(key));
  return row;
}

export function selectOwnedCars(db: Db, userId: string): Promise<OwnedCarRow[]> {
  return db.select().from(ownedCars).where(eq(ownedCars.userId, userId));
}

/** Writes what an owner changed; the first change makes the row. */
export async function saveOwnedCar(
  db: Db,
  key: CarKey,
  changes: Partial<Omit<OwnedCarRow, keyof CarKey>> & { updatedAt: number },
): Promise<void> {
  await db
    .insert(ownedCars)
    .values({ ...key, ...changes })
    .onConflictDoUpdate({ target: [ownedCars.userId, ownedCars.orderNo], set: changes });
}

/** Orders of a person, among these, whose cars have a plate. */
export async function selectPlated(db: Db, userId: string, orderNos: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ orderNo: ownedCars.orderNo })
    .from(ownedCars)
    .where(and(eq(ownedCars.userId, userId), inArray(ownedCars.orderNo, [...orderNos]), isNotNull(ownedCars.plate)));
  return rows.map(({ orderNo }) => orderNo);
}
