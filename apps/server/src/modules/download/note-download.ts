import type { BodyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import type { Ctx } from '../../kernel/context';
import { countShareCodes, raiseDownloads } from './download.repository';

/** Codes counted apart on one day; downloads for further ones count without a code, so that made-up codes fill no table. */
const CODES_A_DAY = 10_000;

/** Counts a download that begins, for the person whose link brought it about. */
export async function noteDownload(
  ctx: Ctx,
  { platform, kind, shareCode }: BodyOf<'POST /api/appuser/v1/pub/appDownload'>,
): Promise<{ ok: true }> {
  const day = formatDate(ctx.now());
  const isRoom = shareCode !== undefined && (await countShareCodes(ctx.db, day)) < CODES_A_DAY;
  await raiseDownloads(ctx.db, { day, platform, kind, shareCode: isRoom ? shareCode : '' });
  return { ok: true };
}
