import { MINUTE_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { schedule } from '../../kernel/jobs';
import { delayRemoval, dropUpload, lockDueUploads } from './upload.repository';

declare module '../../kernel/jobs' {
  interface JobMap {
    removeUploads: Record<string, never>;
  }
}

/** Files that one transaction removes. */
const BATCH = 50;
/** A file that could not be removed is tried again after this long, by the hourly upkeep. */
const RETRY_MS = 10 * MINUTE_MS;

/** Has what is due removed, once the caller's transaction is stored. */
export const scheduleRemoval = (ctx: Ctx): Promise<void> => schedule(ctx, 'removeUploads', {}, ctx.now());

/** One batch under lock: what another process removes is left to it. */
async function removeBatch(ctx: Ctx): Promise<number> {
  const due = await lockDueUploads(ctx.db, ctx.now(), BATCH);
  for (const upload of due) {
    try {
      await ctx.app.files.remove(upload.path);
      await dropUpload(ctx.db, upload);
    } catch (error) {
      // The others must not wait for it.
      ctx.log.error({ err: error, path: upload.path }, 'upload not removed');
      await delayRemoval(ctx.db, upload, ctx.now() + RETRY_MS);
    }
  }
  return due.length;
}

/**
 * Removes all files whose time has come, and then their rows. May be repeated: a row outlives its file, so that what
 * failed half-way is found again.
 */
export async function removeUploads(ctx: Ctx): Promise<void> {
  while ((await withTransaction(ctx, removeBatch)) === BATCH);
}
