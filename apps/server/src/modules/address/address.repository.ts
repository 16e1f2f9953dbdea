import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { addressBooks, addresses } from './address.tables';

export type AddressRow = typeof addresses.$inferSelect;

const isOwn = (accountId: string, addressId: string) =>
  and(eq(addresses.accountId, accountId), eq(addresses.addressId, addressId));

/** Locks the account's book for the rest of the transaction; made when missing. */
export async function lockBook(db: Db, accountId: string, now: number): Promise<void> {
  await db
    .insert(addressBooks)
    .values({ accountId, updatedAt: now })
    .onConflictDoUpdate({ target: addressBooks.accountId, set: { updatedAt: now } });
}

export async function countAddresses(db: Db, accountId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(addresses).where(eq(addresses.accountId, accountId));
  return row?.n ?? 0;
}

/** The default first, then the newest. */
export function selectAddresses(db: Db, accountId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.addressId));
}

export async function selectAddress(db: Db, accountId: string, addressId: string): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(addresses).where(isOwn(accountId, addressId));
  return row;
}

export async function insertAddress(db: Db, row: AddressRow): Promise<void> {
  await db.insert(addresses).values(row);
}

export async function updateAddress(
  db: Db,
  { accountId, addressId }: { accountId: string; addressId: string },
  changes: Partial<AddressRow>,
): Promise<void> {
  await db.update(addresses).set(changes).where(isOwn(accountId, addressId));
}

/** Takes the default away, before another address becomes it. */
export async function clearDefault(db: Db, accountId: string): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.accountId, accountId), eq(addresses.isDefault, true)));
}

export async function deleteAddress(db: Db, accountId: string, addressId: string): Promise<void> {
  await db.delete(addresses).where(isOwn(accountId, addressId));
}
