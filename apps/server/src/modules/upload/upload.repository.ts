import { and, eq, gt, inArray, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { uploadedFiles } from './upload.tables';

type UploadRow = typeof uploadedFiles.$inferSelect;
type UploadKey = Pick<UploadRow, 'userId' | 'path'>;

/** The person and the item that uploads belong to: `tradeIn:{requestId}`. */
export interface UploadOwner {
  userId: string;
  owner: string;
}

const isUpload = ({ userId, path }: UploadKey): SQL | undefined =>
  and(eq(uploadedFiles.userId, userId), eq(uploadedFiles.path, path));
const isOfOwner = ({ userId, owner }: UploadOwner): SQL | undefined =>
  and(eq(uploadedFiles.userId, userId), eq(uploadedFiles.owner, owner));

export async function addUploads(tx: Db, rows: UploadRow[]): Promise<void> {
  await tx.insert(uploadedFiles).values(rows);
}

/**
 * Assigns uploads of a person to an owner, unless one of them is not this person's, is removed, or
 * belongs to another owner: then nothing is changed.
 */
export async function giveUploads(
  tx: Db,
  { userId, owner }: UploadOwner,
  paths: readonly string[],
  now: number,
): Promise<boolean> {
  const free = or(eq(uploadedFiles.owner, owner), isNull(uploadedFiles.owner));
  const isThere = or(isNull(uploadedFiles.removeAt), gt(uploadedFiles.removeAt, now));
  const own = and(eq(uploadedFiles.userId, userId), inArray(uploadedFiles.path, [...paths]), free, isThere);
  const rows = await tx.select({ path: uploadedFiles.path }).from(uploadedFiles).where(own).for('update');
  if (rows.length !== paths.length) return false;
  await tx.update(uploadedFiles).set({ owner, removeAt: null }).where(own);
  return true;
}

/**
 * Schedules the removal of an owner's uploads at `removeAt`, except those in `kept`; returns how
 * many.
 */
export async function condemnUploads(
  tx: Db,
  owner: UploadOwner,
  kept: readonly string[],
  removeAt: number,
): Promise<number> {
  // What was to be removed later is removed now, never the other way round.
  const isSooner = or(isNull(uploadedFiles.removeAt), gt(uploadedFiles.removeAt, removeAt));
  const rest = and(isOfOwner(owner), isSooner, notInArray(uploadedFiles.path, [...kept]));
  const rows = await tx.update(uploadedFiles).set({ removeAt }).where(rest).returning({ path: uploadedFiles.path });
  return rows.length;
}

/** When each upload of an owner is removed; null while its owner exists. Removed ones are left out. */
export async function selectUploadsOf(db: Db, owner: UploadOwner): Promise<Map<string, number | null>> {
  const { path, removeAt } = uploadedFiles;
  const rows = await db.select({ path, removeAt }).from(uploadedFiles).where(isOfOwner(owner));
  return new Map(rows.map((row) => [row.path, row.removeAt]));
}

/** Those of some owners that have uploads whose removal is not set. */
export async function selectLasting(db: Db, owners: readonly UploadOwner[]): Promise<Set<string>> {
  if (owners.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ owner: uploadedFiles.owner })
    .from(uploadedFiles)
    .where(
      and(
        inArray(uploadedFiles.userId, [...new Set(owners.map(({ userId }) => userId))]),
        inArray(
          uploadedFiles.owner,
          owners.map(({ owner }) => owner),
        ),
        isNull(uploadedFiles.removeAt),
      ),
    );
  return new Set(rows.flatMap(({ owner }) => owner ?? []));
}

/** Transfers the uploads of an owner to another person. */
export async function handOverUploads(tx: Db, owner: UploadOwner, userId: string): Promise<void> {
  await tx.update(uploadedFiles).set({ userId }).where(isOfOwner(owner));
}

/** Schedules the removal of all uploads of a person at `removeAt`. */
export async function condemnUploadsOf(tx: Db, userId: string, removeAt: number): Promise<void> {
  await tx.update(uploadedFiles).set({ removeAt }).where(eq(uploadedFiles.userId, userId));
}

/** Due uploads, with row locks; rows locked by another process are skipped. */
export function lockDueUploads(tx: Db, now: number, limit: number): Promise<UploadKey[]> {
  return tx
    .select({ userId: uploadedFiles.userId, path: uploadedFiles.path })
    .from(uploadedFiles)
    .where(lte(uploadedFiles.removeAt, now))
    .orderBy(uploadedFiles.removeAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function dropUpload(tx: Db, upload: UploadKey): Promise<void> {
  await tx.delete(uploadedFiles).where(isUpload(upload));
}

/** Postpones a failed removal to `removeAt`. */
export async function delayRemoval(tx: Db, upload: UploadKey, removeAt: number): Promise<void> {
  await tx.update(uploadedFiles).set({ removeAt }).where(isUpload(upload));
}

/** Schedules the removal of these files of a person at `removeAt`. */
export async function condemnPaths(tx: Db, userId: string, paths: readonly string[], removeAt: number): Promise<void> {
  const these = and(eq(uploadedFiles.userId, userId), inArray(uploadedFiles.path, [...paths]));
  await tx.update(uploadedFiles).set({ removeAt }).where(these);
}
