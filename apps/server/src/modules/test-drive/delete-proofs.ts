import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { deletePicturesAt } from '../form';
import { selectChannel } from './channel.repository';
import type { DriveRow } from './test-drive.repository';

/** Photos that prove a membership are deleted this long after the review: the rules of such channels promise it. */
const PROOFS_KEPT_MS = 30 * DAY_MS;

/**
 * Has the photos of a partner's application deleted once it was reviewed, however that ended; the upkeep of uploads does it
 * when the time has come. Other reviewed applications, such as those of companies, keep theirs. Needs a transaction.
 */
export async function deleteProofs(ctx: Ctx, before: DriveRow, after: DriveRow): Promise<void> {
  if (before.state !== 'inReview' || after.state === 'inReview') return;
  const settings = (await selectChannel(ctx.db, after.channelCode))?.settings;
  if (!settings?.isReviewed || !settings.partner) return;
  await deletePicturesAt(ctx, { userId: after.holderId, entryId: after.driveId }, ctx.now() + PROOFS_KEPT_MS);
}
