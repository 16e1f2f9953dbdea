import { runningDriveStates } from '@voltfront/rules/test-drive/test-drive-moves';
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { lockName } from '../../kernel/name-lock.repository';
import { keptWords, wordsToKeep } from '../../kernel/texts';
import type { SelectPastVisitors } from '../form';
import { testDriveChannels, testDriveHistory, testDrives } from './test-drive.tables';

export type DriveRow = typeof testDrives.$inferSelect;
export type HistoryRow = typeof testDriveHistory.$inferSelect;
/** A history line to insert; its texts may be references. */
export type NewHistoryRow = Omit<HistoryRow, 'texts'>;

const isDrive = (driveId: string) => eq(testDrives.driveId, driveId);
const isRunning = () => inArray(testDrives.state, [...runningDriveStates]);

/** Applications of one phone come one after another, until the transaction ends. */
export async function lockPhone(db: Db, phoneHash: string): Promise<void> {
  await lockName(db, `test-drive:${phoneHash}`);
}

/** Inserts a drive; false when the person or the phone has one of the model that is to come or under way. */
export async function insertDrive(db: Db, row: DriveRow): Promise<boolean> {
  const rows = await db.insert(testDrives).values(row).onConflictDoNothing().returning({ driveId: testDrives.driveId });
  return rows.length > 0;
}

/** The drive of a model that a person or phone has to come or under way. */
export async function selectRunning(
  db: Db,
  { userId, phoneHash, modelId }: Pick<DriveRow, 'userId' | 'phoneHash' | 'modelId'>,
): Promise<DriveRow | undefined> {
  const isTheirs = or(eq(testDrives.userId, userId), eq(testDrives.phoneHash, phoneHash));
  const [row] = await db
    .select()
    .from(testDrives)
    .where(and(isTheirs, eq(testDrives.modelId, modelId), isRunning()))
    .limit(1);
  return row;
}

/** When a phone applied through a channel last, after a moment, cancelled applications aside; null when it did not. */
export async function selectLastApplication(
  db: Db,
  { phoneHash, channelCode }: Pick<DriveRow, 'phoneHash' | 'channelCode'>,
  after: number,
): Promise<number | null> {
  const isOfChannel = and(eq(testDrives.phoneHash, phoneHash), eq(testDrives.channelCode, channelCode));
  const [row] = await db
    .select({ createdAt: testDrives.createdAt })
    .from(testDrives)
    .where(and(isOfChannel, gt(testDrives.createdAt, after), ne(testDrives.state, 'cancelled')))
    .orderBy(desc(testDrives.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

/** The latest application of a phone through a channel, cancelled ones aside. */
export async function selectApplication(
  db: Db,
  { phoneHash, channelCode }: Pick<DriveRow, 'phoneHash' | 'channelCode'>,
): Promise<DriveRow | undefined> {
  const isOfChannel = and(eq(testDrives.phoneHash, phoneHash), eq(testDrives.channelCode, channelCode));
  const [row] = await db
    .select()
    .from(testDrives)
    .where(and(isOfChannel, ne(testDrives.state, 'cancelled')))
    .orderBy(desc(testDrives.createdAt))
    .limit(1);
  return row;
}

/** Whether a phone was given the gift of a channel before. */
export async function hasGift(
  db: Db,
  { phoneHash, channelCode }: Pick<DriveRow, 'phoneHash' | 'channelCode'>,
): Promise<boolean> {
  const isOfChannel = and(eq(testDrives.phoneHash, phoneHash), eq(testDrives.channelCode, channelCode));
  const given = and(isOfChannel, eq(testDrives.gift, 'given'));
  const rows = await db.select({ driveId: testDrives.driveId }).from(testDrives).where(given).limit(1);
  return rows.length > 0;
}

/** The latest application of a person through a channel, whatever became of it; also one that their phone made. */
export async function selectLatest(
  db: Db,
  { userId, phoneHash }: Pick<DriveRow, 'userId' | 'phoneHash'>,
  channelCode: string,
): Promise<DriveRow | undefined> {
  const isTheirs = or(eq(testDrives.userId, userId), eq(testDrives.phoneHash, phoneHash));
  const [row] = await db
    .select()
    .from(testDrives)
    .where(and(isTheirs, eq(testDrives.channelCode, channelCode)))
    .orderBy(desc(testDrives.createdAt))
    .limit(1);
  return row;
}

export async function selectDrive(db: Db, driveId: string): Promise<DriveRow | undefined> {
  const [row] = await db.select().from(testDrives).where(isDrive(driveId));
  return row;
}

/** Reads a drive and locks its row until the transaction ends. */
export async function selectDriveForUpdate(db: Db, driveId: string): Promise<DriveRow | undefined> {
  const [row] = await db.select().from(testDrives).where(isDrive(driveId)).for('update');
  return row;
}

export async function selectDriveByNo(db: Db, driveNo: string): Promise<DriveRow | undefined> {
  const [row] = await db.select().from(testDrives).where(eq(testDrives.driveNo, driveNo));
  return row;
}

/** Drives by their ids, in one query. */
export const selectByIds = (db: Db, driveIds: readonly string[]): Promise<DriveRow[]> =>
  driveIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(testDrives)
        .where(inArray(testDrives.driveId, [...driveIds]));

/** Sets where a drive's person came from. */
export async function updateSource(db: Db, driveId: string, subChannel: string | null): Promise<void> {
  await db.update(testDrives).set({ subChannel }).where(eq(testDrives.driveId, driveId));
}

/** Drives by their numbers, in one query. */
export const selectByNumbers = (db: Db, driveNos: readonly string[]): Promise<DriveRow[]> =>
  driveNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(testDrives)
        .where(inArray(testDrives.driveNo, [...driveNos]));

/** Numbers of drives by their ids. */
export async function selectNumbers(db: Db, driveIds: readonly string[]): Promise<Map<string, string>> {
  if (driveIds.length === 0) return new Map();
  const { driveId, driveNo } = testDrives;
  const rows = await db
    .select({ driveId, driveNo })
    .from(testDrives)
    .where(inArray(driveId, [...driveIds]));
  return new Map(rows.map((row) => [row.driveId, row.driveNo]));
}

/** Drives of a person, also those that their phone applied for, which are to come or under way; the next first. */
export function selectAllRunning(
  db: Db,
  { userId, phoneHash }: Pick<DriveRow, 'userId' | 'phoneHash'>,
  limit: number,
): Promise<DriveRow[]> {
  const isTheirs = or(eq(testDrives.userId, userId), eq(testDrives.phoneHash, phoneHash));
  return db
    .select()
    .from(testDrives)
    .where(and(isTheirs, isRunning()))
    .orderBy(sql`${testDrives.startsAt} asc nulls last`, asc(testDrives.driveId))
    .limit(limit);
}

/** Drives of an account with a time since a moment, at a store: to come, or done. */
export const selectVisits = (db: Db, userId: string, since: number): Promise<DriveRow[]> =>
  db
    .select()
    .from(testDrives)
    .where(
      and(
        eq(testDrives.userId, userId),
        gt(testDrives.startsAt, since),
        inArray(testDrives.state, ['submitted', 'confirmed', 'moved', 'done']),
      ),
    )
    .orderBy(asc(testDrives.startsAt));

/** Drives that a person, by account or phone, finished since a moment. */
const finishedBy = ({ userId, phoneHash }: Pick<DriveRow, 'userId' | 'phoneHash'>, since: number) =>
  and(
    // Without a phone there is nothing to compare.
    or(eq(testDrives.userId, userId), phoneHash === '' ? undefined : eq(testDrives.phoneHash, phoneHash)),
    eq(testDrives.state, 'done'),
    gte(testDrives.finishedAt, since),
  );

/** Whether a person or their phone finished a drive since a moment. */
export async function selectDrivenSince(
  db: Db,
  person: Pick<DriveRow, 'userId' | 'phoneHash'>,
  since: number,
): Promise<boolean> {
  const [row] = await db
    .select({ driveId: testDrives.driveId })
    .from(testDrives)
    .where(finishedBy(person, since))
    .limit(1);
  return row !== undefined;
}

/** How many drives a person or their phone finished since a moment. */
export async function countDrivenSince(
  db: Db,
  person: Pick<DriveRow, 'userId' | 'phoneHash'>,
  since: number,
): Promise<number> {
  const [row] = await db.select({ drives: count() }).from(testDrives).where(finishedBy(person, since));
  return row?.drives ?? 0;
}

/** What a member of staff sees of the drives: those of a store, with those of its city that no store has yet. */
export interface DriveSight {
  storeId?: string | undefined;
  cityCode?: string | undefined;
}

const isSeen = ({ storeId, cityCode }: DriveSight) =>
  storeId === undefined
    ? undefined
    : or(eq(testDrives.storeId, storeId), and(isNull(testDrives.storeId), eq(testDrives.cityCode, cityCode ?? '')));

const newestFirst = keyset(testDrives.createdAt, testDrives.driveId);

/** Reviewed applications through channels of partners, in the order of their ids, with the time of the review. */
export function selectReviewed(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ driveId: string; userId: string; at: number }[]> {
  const { settings } = testDriveChannels;
  return (
    db
      .select({ driveId: testDrives.driveId, userId: testDrives.holderId, at: testDriveHistory.at })
      .from(testDrives)
      .innerJoin(testDriveChannels, eq(testDriveChannels.code, testDrives.channelCode))
      // The first line is the application, the second one its review.
      .innerJoin(
        testDriveHistory,
        and(eq(testDriveHistory.driveId, testDrives.driveId), eq(testDriveHistory.sequence, 2)),
      )
      .where(
        and(
          gt(testDrives.driveId, after),
          ne(testDrives.state, 'inReview'),
          sql`${settings} ->> 'isReviewed' = 'true' and ${settings} ->> 'partner' is not null`,
        ),
      )
      .orderBy(asc(testDrives.driveId))
      .limit(limit)
  );
}

/** One drive by its number, where a member of staff sees it. */
export async function selectOneForStaff(db: Db, sight: DriveSight, driveNo: string): Promise<DriveRow | undefined> {
  const [row] = await db
    .select()
    .from(testDrives)
    .where(and(eq(testDrives.driveNo, driveNo), isSeen(sight)));
  return row;
}

/** Drives that a member of staff sees, newest first. */
export function selectForStaff(
  db: Db,
  sight: DriveSight,
  { state, from, to }: { state: DriveRow['state'] | undefined; from?: number; to?: number },
  { after, limit }: PageRange,
): Promise<DriveRow[]> {
  const isOfDay =
    from === undefined ? undefined : and(gte(testDrives.startsAt, from), lt(testDrives.startsAt, to ?? from));
  return db
    .select()
    .from(testDrives)
    .where(
      and(
        isSeen(sight),
        state === undefined ? undefined : eq(testDrives.state, state),
        isOfDay,
        newestFirst.after(after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** Drives of a store between two moments, cancelled ones aside; the first one first. */
export const selectOfDay = (db: Db, storeId: string, from: number, to: number, limit: number): Promise<DriveRow[]> =>
  db
    .select()
    .from(testDrives)
    .where(
      and(
        eq(testDrives.storeId, storeId),
        gte(testDrives.startsAt, from),
        lt(testDrives.startsAt, to),
        ne(testDrives.state, 'cancelled'),
      ),
    )
    .orderBy(asc(testDrives.startsAt), asc(testDrives.driveId))
    .limit(limit);

/** All drives of an account, whose rows are locked until the transaction ends. */
export const selectDrivesOf = (db: Db, userId: string): Promise<DriveRow[]> =>
  db.select().from(testDrives).where(eq(testDrives.userId, userId)).orderBy(asc(testDrives.driveId)).for('update');

export async function deleteDrivesOf(db: Db, userId: string): Promise<void> {
  await db.delete(testDriveHistory).where(eq(testDriveHistory.userId, userId));
  await db.delete(testDrives).where(eq(testDrives.userId, userId));
}

const kept = (line: NewHistoryRow): HistoryRow => wordsToKeep(line, ['title', 'note']);

export async function insertHistory(db: Db, line: NewHistoryRow): Promise<void> {
  await db.insert(testDriveHistory).values(kept(line));
}

/** Updates a drive and inserts its history line, in one statement. */
export async function updateDriveWithLine(db: Db, changes: Partial<DriveRow>, line: NewHistoryRow): Promise<DriveRow> {
  const inserted = db.insert(testDriveHistory).values(kept(line)).returning({ sequence: testDriveHistory.sequence });
  const told = db.$with('told').as(inserted);
  const [row] = await db.with(told).update(testDrives).set(changes).where(isDrive(line.driveId)).returning();
  return row as DriveRow;
}

/** The history of a drive, newest first, its texts as references where they are stored. */
export async function selectHistory(db: Db, driveId: string): Promise<HistoryRow[]> {
  const lines = await db
    .select()
    .from(testDriveHistory)
    .where(eq(testDriveHistory.driveId, driveId))
    .orderBy(desc(testDriveHistory.sequence));
  return lines.map(keptWords);
}

/** Visitors' phones, as owners of their drives, about which nothing happened since a moment; drives to come count as later. */
export const selectPastVisitors: SelectPastVisitors = async (db, before, { after, limit }) => {
  const { userId, phoneHash, updatedAt, endsAt } = testDrives;
  const other = alias(testDrives, 'other');
  const later = db
    .select({ driveId: other.driveId })
    .from(other)
    .where(and(eq(other.phoneHash, phoneHash), or(gte(other.updatedAt, before), gte(other.endsAt, before))));
  const rows = await db
    .selectDistinct({ userId })
    .from(testDrives)
    .where(
      and(
        sql`${userId} like 'phone:%'`,
        gt(userId, after),
        lt(updatedAt, before),
        or(isNull(endsAt), lt(endsAt, before)),
        notExists(later),
      ),
    )
    .orderBy(asc(userId))
    .limit(limit);
  return rows.map((row) => row.userId);
};

/** Those of these owners with a drive that ends or changed at a moment or later. */
export async function selectWithDrivesSince(db: Db, userIds: readonly string[], since: number): Promise<string[]> {
  if (userIds.length === 0) return [];
  const { userId, updatedAt, endsAt } = testDrives;
  const rows = await db
    .selectDistinct({ userId })
    .from(testDrives)
    .where(and(inArray(userId, [...userIds]), or(gte(updatedAt, since), gte(endsAt, since))));
  return rows.map((row) => row.userId);
}
