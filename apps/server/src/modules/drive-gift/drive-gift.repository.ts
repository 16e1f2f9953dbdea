import { and, asc, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { driveGiftClaims, driveGifts } from './drive-gift.tables';

export type GiftRow = typeof driveGifts.$inferSelect;
export type ClaimRow = typeof driveGiftClaims.$inferSelect;

const isClaim = (driveId: string) => eq(driveGiftClaims.driveId, driveId);

/** Adds gifts; those that exist stay as they are. */
export async function insertGifts(db: Db, rows: readonly GiftRow[]): Promise<void> {
  await db
    .insert(driveGifts)
    .values([...rows])
    .onConflictDoNothing();
}

/** Gifts of a channel in display order. */
export const selectGifts = (db: Db, channelCode: string): Promise<GiftRow[]> =>
  db.select().from(driveGifts).where(eq(driveGifts.channelCode, channelCode)).orderBy(asc(driveGifts.position));

export async function selectGift(db: Db, giftId: string): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(driveGifts).where(eq(driveGifts.giftId, giftId));
  return row;
}

/** Takes a gift of a channel from its stock, in one statement; false when there is none left. */
export async function takeGift(db: Db, channelCode: string, giftId: string): Promise<boolean> {
  const isLeft = lt(driveGifts.taken, driveGifts.total);
  const rows = await db
    .update(driveGifts)
    .set({ taken: sql`${driveGifts.taken} + 1` })
    .where(and(eq(driveGifts.giftId, giftId), eq(driveGifts.channelCode, channelCode), isLeft))
    .returning({ giftId: driveGifts.giftId });
  return rows.length > 0;
}

/** Gives a gift back to its stock. */
export async function returnGift(db: Db, giftId: string): Promise<void> {
  await db
    .update(driveGifts)
    .set({ taken: sql`${driveGifts.taken} - 1` })
    .where(eq(driveGifts.giftId, giftId));
}

/** Adds a claim; false when the phone has one in the channel that was not released. */
export async function insertClaim(db: Db, row: ClaimRow): Promise<boolean> {
  const rows = await db
    .insert(driveGiftClaims)
    .values(row)
    .onConflictDoNothing()
    .returning({ driveId: driveGiftClaims.driveId });
  return rows.length > 0;
}

/** Reads the claim of a drive and locks its row until the transaction ends. */
export async function selectClaimForUpdate(db: Db, driveId: string): Promise<ClaimRow | undefined> {
  const [row] = await db.select().from(driveGiftClaims).where(isClaim(driveId)).for('update');
  return row;
}

/** The claim of a person, by account or phone, in a channel; released ones are none. */
export async function selectOwnClaim(
  db: Db,
  { userId, phoneHash }: Pick<ClaimRow, 'userId' | 'phoneHash'>,
  channelCode: string,
): Promise<ClaimRow | undefined> {
  const isTheirs = or(eq(driveGiftClaims.userId, userId), eq(driveGiftClaims.phoneHash, phoneHash));
  const isOpen = and(eq(driveGiftClaims.channelCode, channelCode), ne(driveGiftClaims.state, 'released'));
  const [row] = await db
    .select()
    .from(driveGiftClaims)
    .where(and(isTheirs, isOpen))
    .orderBy(desc(driveGiftClaims.createdAt))
    .limit(1);
  return row;
}

export async function updateClaim(db: Db, driveId: string, changes: Partial<ClaimRow>): Promise<void> {
  await db.update(driveGiftClaims).set(changes).where(isClaim(driveId));
}

/** Moves a claim out of one of these states, in one statement; false when it is in another one. */
export async function moveClaim(
  db: Db,
  driveId: string,
  from: readonly ClaimRow['state'][],
  changes: Partial<ClaimRow> & Pick<ClaimRow, 'state' | 'updatedAt'>,
): Promise<ClaimRow | undefined> {
  const isThere = and(isClaim(driveId), inArray(driveGiftClaims.state, [...from]));
  const [row] = await db.update(driveGiftClaims).set(changes).where(isThere).returning();
  return row;
}

/** Whether a household has a gift of the channel already. */
export async function hasHousehold(db: Db, channelCode: string, addressHash: string): Promise<boolean> {
  const [row] = await db
    .select({ driveId: driveGiftClaims.driveId })
    .from(driveGiftClaims)
    .where(and(eq(driveGiftClaims.addressHash, addressHash), eq(driveGiftClaims.channelCode, channelCode)))
    .limit(1);
  return row !== undefined;
}

/** All claims of an account, whose rows are locked until the transaction ends. */
export const selectClaimsOf = (db: Db, userId: string): Promise<ClaimRow[]> =>
  db
    .select()
    .from(driveGiftClaims)
    .where(eq(driveGiftClaims.userId, userId))
    .orderBy(asc(driveGiftClaims.driveId))
    .for('update');

export async function deleteClaimsOf(db: Db, userId: string): Promise<void> {
  await db.delete(driveGiftClaims).where(eq(driveGiftClaims.userId, userId));
}
