import { DAY_MS } from '@voltfront/rules/time';
import { type AppServices, type Ctx, withTransaction } from '../../kernel/context';
import { deletePicturesAt, withLastingPictures } from '../form';
import { selectChannel } from './channel.repository';
import { type DriveRow, selectReviewed } from './test-drive.repository';

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

/** Drives that are looked at together. */
const AT_ONCE = 100;
const looked = new WeakSet<AppServices>();

/**
 * Sets the time for photos of applications that an earlier version of the server let be reviewed: once in the life of a
 * process, since every review sets it now.
 */
export async function deleteEarlierProofs(ctx: Ctx, atOnce = AT_ONCE): Promise<void> {
  if (looked.has(ctx.app)) return;
  for (let after: string | null = ''; after !== null; ) {
    const rows = await selectReviewed(ctx.db, { after, limit: atOnce });
    const keys = rows.map(({ userId, driveId }) => ({ userId, entryId: driveId }));
    const lasting = await withLastingPictures(ctx, keys);
    for (const { userId, driveId: entryId, at } of rows)
      if (lasting.has(entryId))
        await withTransaction(ctx, (tx) => deletePicturesAt(tx, { userId, entryId }, at + PROOFS_KEPT_MS));
    after = rows.length < atOnce ? null : (rows.at(-1)?.driveId ?? null);
  }
  looked.add(ctx.app);
}
