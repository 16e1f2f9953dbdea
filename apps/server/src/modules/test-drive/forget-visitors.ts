import { DAY_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { publish } from '../../kernel/jobs';
import { selectPastVisitors } from './test-drive.repository';

/** What visitors without an account said is erased this long after their last drive, or the last that happened to it. */
const KEEP_MS = 180 * DAY_MS;
/** Phones per transaction. */
const BATCH = 100;

/**
 * Erases everything of visitors whose drives are long over. Their phone owns it as an account would, so that each module
 * forgets it as after a cancellation; a phone that applied again meanwhile is left out.
 */
export async function forgetVisitors(ctx: Ctx): Promise<void> {
  const before = ctx.now() - KEEP_MS;
  const forgetBatch = async (tx: Ctx): Promise<number> => {
    const phones = await selectPastVisitors(tx.db, before, BATCH);
    for (const accountId of phones) await publish(tx, 'AccountCancelled', { accountId });
    return phones.length;
  };
  await withTransaction(ctx, forgetBatch);
}
