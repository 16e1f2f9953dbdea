import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { presentVersion } from './download.presenter';
import { countDownloads, selectNewestVersion } from './download.repository';

/**
 * The newest public version of the native app.
 * @throws NOT_FOUND while none is released
 */
export async function showVersion(ctx: Ctx): Promise<ReplyOf<'GET /api/appuser/v1/pub/appVersion'>> {
  const row = await selectNewestVersion(ctx.db, ctx.now());
  if (!row) throw refuse('NOT_FOUND');
  return presentVersion(ctx, row, await countDownloads(ctx.db));
}
