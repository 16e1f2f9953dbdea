import type { BodyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import type { Ctx } from '../../kernel/context';
import { countShareCodes, raiseDownloads } from './download.repository';

/**
 * Share codes counted per day; further downloads count without a code, so that made-up codes cannot
 * fill the table.
 */
const CODES_A_DAY = 10_000;

/** Counts a started download for the person whose share link led to it. */
export async function noteDownload(
  ctx: Ctx,
  { platform, kind, shareCode }: BodyOf<'POST /api/appuser/v1/pub/appDownload'>,
): Promise<{ ok: true }> {
  const day = formatDate(ctx.now());
  const isRoom = shareCode !== undefined && (await countShareCodes(ctx.db, day)) < CODES_A_DAY;
  await raiseDownloads(ctx.db, { day, platform, kind, shareCode: isRoom ? shareCode : '' });
  return { ok: true };
}
