import { DAY_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { signAddress } from '../../kernel/signed-address';
import { areaOf } from '../../providers/files/types';
import { scheduleRemoval } from './remove-uploads';
import {
  addUploads,
  condemnUploads,
  condemnUploadsOf,
  giveUploads,
  handOverUploads,
  selectLasting,
  selectUploadsOf,
  type UploadOwner,
} from './upload.repository';

export type { UploadOwner } from './upload.repository';

/** Uploads without an owner are removed after this long (ms). */
const ORPHAN_MS = DAY_MS;

/** Owner of article images, which belong to the brand. */
export const ARTICLE = 'article';
const NOBODY = 'nobody';

/**
 * Records who uploads these files, before they are written. `owner` null: none yet, and removed
 * after a day.
 */
export async function noteUploads(
  ctx: Ctx,
  userId: string,
  paths: readonly string[],
  owner: string | null = null,
): Promise<void> {
  const createdAt = ctx.now();
  const removeAt = owner === null ? createdAt + ORPHAN_MS : null;
  const rows = paths.map((path) => ({ userId, path, owner, removeAt, createdAt }));
  await withTransaction(ctx, ({ db }) => addUploads(db, rows));
}

/** The stored path of a client's signed URL. */
export const uploadPath = (address: string): string => address.split('?')[0] ?? '';

/** Whether a path is that of a personal upload. */
export const isUpload = (path: string): boolean => areaOf(path) === 'personal';

/** The current signed URL of a stored image; a path that is not an upload is returned unchanged. */
export const uploadAddress = (ctx: Ctx, path: string): string => (isUpload(path) ? signAddress(ctx.app, path) : path);

/**
 * Attaches these uploads of a person to an owner and removes its other ones. Call it in a
 * transaction.
 * @param paths stored paths, each once
 * @returns false, with nothing changed, when one of them is not this person's, is removed, or
 * belongs to another owner
 */
export async function attachUploads(
  ctx: Ctx,
  { userId, owner }: UploadOwner,
  paths: readonly string[],
): Promise<boolean> {
  if (!(await giveUploads(ctx.db, { userId, owner }, paths, ctx.now()))) return false;
  await releaseUploads(ctx, { userId, owner }, paths);
  return true;
}

/** Removes the uploads of an ended owner, except those in `kept`. Call it in a transaction. */
export async function releaseUploads(ctx: Ctx, owner: UploadOwner, kept: readonly string[] = []): Promise<void> {
  const released = await condemnUploads(ctx.db, owner, kept, ctx.now());
  if (released > 0) await scheduleRemoval(ctx);
}

/** Removes the uploads of an owner at a later time, by the upkeep. Call it in a transaction. */
export async function releaseUploadsAt(ctx: Ctx, owner: UploadOwner, removeAt: number): Promise<void> {
  await condemnUploads(ctx.db, owner, [], removeAt);
}

/** Which of some owners have uploads that nobody set a time of removal for, in one read. */
export const lastingOwners = (ctx: Ctx, owners: readonly UploadOwner[]): Promise<Set<string>> =>
  selectLasting(ctx.db, owners);

/** The uploads of an owner that are there, each with the time of its removal; null where none is set. */
export const uploadsThere = async (ctx: Ctx, owner: UploadOwner): Promise<Map<string, number | null>> =>
  new Map([...(await selectUploadsOf(ctx.db, owner))].filter(([, at]) => at === null || at > ctx.now()));

/** Removes the files of a cancelled account. Article images stay, without a person. */
export async function forgetUploads(ctx: Ctx, userId: string): Promise<void> {
  await handOverUploads(ctx.db, { userId, owner: ARTICLE }, NOBODY);
  await condemnUploadsOf(ctx.db, userId, ctx.now());
  await scheduleRemoval(ctx);
}
