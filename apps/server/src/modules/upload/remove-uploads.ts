import { MINUTE_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { schedule } from '../../kernel/jobs';
import { delayRemoval, dropUpload, lockDueUploads } from './upload.repository';

declare module '../../kernel/jobs' {
  interface JobMap {
    removeUploads: Record<string, never>;
  }
}

/** Files removed per transaction. */
const BATCH = 50;
/** A failed removal is retried after this long, by the hourly cleanup. */
const RETRY_MS = 10 * MINUTE_MS;

/** Schedules the removal of due files, after the caller's transaction has committed. */
export const scheduleRemoval = (ctx: Ctx): Promise<void> => schedule(ctx, 'removeUploads', {}, ctx.now());

/** Removes one batch under row locks; rows locked by another process are skipped. */
async function removeBatch(ctx: Ctx): Promise<number> {
  const due = await lockDueUploads(ctx.db, ctx.now(), BATCH);
  for (const upload of due) {
    try {
      await ctx.app.files.remove(upload.path);
      await dropUpload(ctx.db, upload);
    } catch (error) {
      // A failed file must not block the others.
      ctx.log.error({ err: error, path: upload.path }, 'upload not removed');
      await delayRemoval(ctx.db, upload, ctx.now() + RETRY_MS);
    }
  }
  return due.length;
}

/**
 * Removes all due files, and then their rows. Can be repeated: a row is deleted after its file, so
 * that an interrupted removal is found again.
 */
export async function removeUploads(ctx: Ctx): Promise<void> {
  while ((await withTransaction(ctx, removeBatch)) === BATCH);
}
