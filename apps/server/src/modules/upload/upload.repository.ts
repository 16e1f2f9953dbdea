import { and, eq, gt, inArray, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { uploadedFiles } from './upload.tables';

type UploadRow = typeof uploadedFiles.$inferSelect;
type UploadKey = Pick<UploadRow, 'userId' | 'path'>;

/** Whose uploads, and what they are a part of: `tradeIn:{requestId}`. */
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
 * Gives these uploads of a person to an owner, unless one of them is not this person's, is removed, or is a part of
 * something else: then nothing is changed.
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

/** Has the uploads of an owner removed from `removeAt` on, but for those that are `kept`; tells how many. */
export async function condemnUploads(
  tx: Db,
  owner: UploadOwner,
  kept: readonly string[],
  removeAt: number,
): Promise<number> {
  const rest = and(isOfOwner(owner), isNull(uploadedFiles.removeAt), notInArray(uploadedFiles.path, [...kept]));
  const rows = await tx.update(uploadedFiles).set({ removeAt }).where(rest).returning({ path: uploadedFiles.path });
  return rows.length;
}

/** Makes the uploads of one owner another person's. */
export async function handOverUploads(tx: Db, owner: UploadOwner, userId: string): Promise<void> {
  await tx.update(uploadedFiles).set({ userId }).where(isOfOwner(owner));
}

/** Has all uploads of a person removed from `removeAt` on. */
export async function condemnUploadsOf(tx: Db, userId: string, removeAt: number): Promise<void> {
  await tx.update(uploadedFiles).set({ removeAt }).where(eq(uploadedFiles.userId, userId));
}

/** Uploads whose time has come, under lock; what another process removes is left to it. */
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

/** Has an upload that could not be removed tried again from `removeAt` on. */
export async function delayRemoval(tx: Db, upload: UploadKey, removeAt: number): Promise<void> {
  await tx.update(uploadedFiles).set({ removeAt }).where(isUpload(upload));
}
