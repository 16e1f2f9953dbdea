import { afterQuietHours } from '@voltfront/rules/message/quiet-hours';
import { HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { schedule } from '../../kernel/jobs';
import { findMobile } from '../account';
import { allowOneMore, takeAllowed } from '../subscription';
import { claimDelivery, moveDeliveries, selectStale, settleDelivery } from './delivery.repository';
import { findTemplate } from './find-template';
import type { MessageRow } from './message.repository';
import type { DeliveryKey, DeliveryState } from './message.types';

declare module '../../kernel/jobs' {
  interface JobMap {
    /** Hands a message to a provider. */
    deliverMessage: DeliveryKey;
  }
}

/** How a delivery ended. */
interface Outcome {
  state: DeliveryState;
  reason?: string;
}

const dropped = (reason: string): Outcome => ({ state: 'dropped', reason });

/** As a mini-program's subscription message, where the person allowed one more of this topic. */
async function bySubscription(ctx: Ctx, row: MessageRow): Promise<Outcome> {
  const template = await findTemplate(ctx, row.template);
  const allowed = template?.topic ? await takeAllowed(ctx, row.accountId, template.topic) : null;
  if (!allowed) return dropped('not allowed');
  try {
    const { titleZh: title, bodyZh: body, link, createdAt: at } = row;
    const isAccepted = await ctx.app.subscriptionMessages.send({ ...allowed, title, body, link, at });
    return isAccepted ? { state: 'sent' } : dropped('declined');
  } catch (error) {
    await allowOneMore(ctx, row.accountId, allowed);
    throw error;
  }
}

async function bySms(ctx: Ctx, row: MessageRow): Promise<Outcome> {
  const scene = (await findTemplate(ctx, row.template))?.smsScene;
  const mobile = await findMobile(ctx.db, row.accountId);
  if (!scene || !mobile || !ctx.app.sms.notify) return dropped('no phone');
  await ctx.app.sms.notify({ mobile, scene });
  return { state: 'sent' };
}

/**
 * Sends one delivery, once: who claims it asks the provider outside of a transaction. When the provider refuses, it
 * waits again and the job is repeated; when the process ends meanwhile, it counts as unknown and is not sent again.
 */
export async function deliverMessage(ctx: Ctx, key: DeliveryKey): Promise<void> {
  const row = await withTransaction(ctx, (tx) => claimDelivery(tx.db, key, ctx.now()));
  if (!row) return;
  const settle = (outcome: Outcome) => withTransaction(ctx, (tx) => settleDelivery(tx.db, key, outcome, ctx.now()));
  if (row.deletedAt !== null) return settle(dropped('deleted'));
  try {
    await settle(key.channel === 'sms' ? await bySms(ctx, row) : await bySubscription(ctx, row));
  } catch (error) {
    await settle({ state: 'waiting' });
    throw error;
  }
}

/** A provider answers within seconds; after this long its process must have ended. */
const LOST_AFTER_MS = 10 * MINUTE_MS;
/** The retries of a job take about four hours and a half. */
const RETRY_AFTER_MS = 6 * HOUR_MS;
/** A message older than this is no news any more. */
const GIVE_UP_AFTER_MS = 48 * HOUR_MS;
const BATCH = 500;

/** Schedules deliveries anew whose retries are used up, and ends those that were lost or came to nothing. */
export async function mendDeliveries(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const lost = await selectStale(ctx.db, 'sending', now - LOST_AFTER_MS, BATCH);
  const ids = (rows: readonly { messageId: string }[]) => rows.map(({ messageId }) => messageId);
  await moveDeliveries(ctx.db, ids(lost), { from: 'sending', to: 'unknown', reason: 'lost' }, now);
  const waiting = await selectStale(ctx.db, 'waiting', now - RETRY_AFTER_MS, BATCH);
  const isTooOld = ({ createdAt }: { createdAt: number }) => createdAt < now - GIVE_UP_AFTER_MS;
  await moveDeliveries(
    ctx.db,
    ids(waiting.filter(isTooOld)),
    { from: 'waiting', to: 'failed', reason: 'too late' },
    now,
  );
  const again = waiting.filter((row) => !isTooOld(row));
  await moveDeliveries(ctx.db, ids(again), { from: 'waiting', to: 'waiting', reason: 'again' }, now);
  for (const { accountId, messageId, channel } of again)
    await schedule(ctx, 'deliverMessage', { accountId, messageId, channel }, afterQuietHours(now));
}
