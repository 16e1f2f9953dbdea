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
  type UploadOwner,
} from './upload.repository';

export type { UploadOwner } from './upload.repository';

/** Uploads that nothing refers to are removed after this long (ms). */
const ORPHAN_MS = DAY_MS;

/** Owner of the pictures of articles: they are the brand's. */
export const ARTICLE = 'article';
const NOBODY = 'nobody';

/** Notes who sends these files, before they are written. `owner` null: nothing yet, and removed after a day. */
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

/** The stored path behind an address that a client was given: without its proof. */
export const uploadPath = (address: string): string => address.split('?')[0] ?? '';

/** The address under which a client sees a stored picture now; what is nobody's upload stays as it is. */
export const uploadAddress = (ctx: Ctx, path: string): string =>
  areaOf(path) === 'personal' ? signAddress(ctx.app, path) : path;

/**
 * Makes these uploads of a person the ones that their owner has, and no others: those that it had besides are removed.
 * Needs a transaction.
 * @param paths stored paths, each once
 * @returns false, with nothing changed, when one of them is not this person's, is removed, or is a part of something else
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

/** Removes the uploads of an owner that is over, but for those that are `kept`. Needs a transaction. */
export async function releaseUploads(ctx: Ctx, owner: UploadOwner, kept: readonly string[] = []): Promise<void> {
  const released = await condemnUploads(ctx.db, owner, kept, ctx.now());
  if (released > 0) await scheduleRemoval(ctx);
}

/** Removes the files of a person whose account is gone. Pictures of articles stay, and are nobody's from then on. */
export async function forgetUploads(ctx: Ctx, userId: string): Promise<void> {
  await handOverUploads(ctx.db, { userId, owner: ARTICLE }, NOBODY);
  await condemnUploadsOf(ctx.db, userId, ctx.now());
  await scheduleRemoval(ctx);
}
