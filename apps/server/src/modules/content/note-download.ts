import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { deleteDownloads, insertDownload, raiseDownloads, selectMaterial } from './material.repository';

/**
 * Counts a download once per person, file and Shanghai day. Visitors cannot be told apart, so they
 * are not counted.
 * @throws NOT_FOUND for material that is not (yet) published
 */
export async function noteDownload(
  ctx: Ctx,
  { materialId }: BodyOf<'POST /api/mpmkt/v1/materials/download'>,
): Promise<ReplyOf<'POST /api/mpmkt/v1/materials/download'>> {
  const row = await selectMaterial(ctx.db, materialId);
  if (!row || row.publishedAt > ctx.now()) throw refuse('NOT_FOUND');
  if (!ctx.actor) return { downloadCount: row.downloadCount };
  const download = { accountId: ctx.actor.accountId, materialId, day: formatDate(ctx.now()) };
  const isFirst = await insertDownload(ctx.db, download);
  return { downloadCount: isFirst ? await raiseDownloads(ctx.db, materialId) : row.downloadCount };
}

/** Deletes downloads of past days, which cannot be counted twice any more. */
export const forgetOldDownloads = (ctx: Ctx): Promise<void> =>
  deleteDownloads(ctx.db, formatDate(ctx.now() - 2 * DAY_MS));
