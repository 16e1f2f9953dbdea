import { afterQuietHours } from '@voltfront/rules/message/quiet-hours';
import type { Ctx } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { type JobMap, schedule } from '../../kernel/jobs';
import { audiences } from '../account';
import { tellLive } from '../live';
import { type BroadcastRow, BY_STAFF, insertBatch, lockBroadcast, moveBroadcast } from './broadcast.repository';

declare module '../../kernel/jobs' {
  interface JobMap {
    /** Sends the next batch of a message to an audience, and schedules itself for the one after. */
    sendBroadcast: { broadcastId: string };
  }
}

/** People that get a message in one transaction. */
export const broadcastRules = { batch: 2000 };

/** An audience may grow by this part between its preview and the first batch. */
const GROWTH = 0.1;

export const hasGrownTooMuch = (previewed: number, now: number): boolean => now > previewed * (1 + GROWTH);

type Words = Pick<BroadcastRow, 'id' | 'kind' | 'title' | 'body' | 'link'>;

/** The message of a broadcast to one person; staff write in one language. */
export const messageOf = ({ id: eventKey, kind, title, body, link }: Words, accountId: string, now: number) => {
  const words = { titleZh: title, titleEn: title, bodyZh: body, bodyEn: body };
  return { accountId, id: newId(now), kind, template: BY_STAFF, eventKey, ...words, link, createdAt: now };
};

const audienceOf = ({ filter, kind, createdAt: until }: BroadcastRow) => ({
  filter: filter ?? { group: 'all' as const },
  kind,
  until,
});

/** Sends one batch and keeps how far it got, in one transaction: a job that ends half-way has sent none of it. */
async function sendBatch(ctx: Ctx, row: BroadcastRow): Promise<void> {
  const now = ctx.now();
  const people = await audiences.next(ctx, audienceOf(row), row.doneUpTo, broadcastRules.batch);
  const told = await insertBatch(
    ctx.db,
    people.map((accountId) => messageOf(row, accountId, now)),
  );
  for (const accountId of told) tellLive(ctx, accountId, 'messages');
  const isMore = people.length === broadcastRules.batch;
  const delivered = row.delivered + told.length;
  const doneUpTo = people.at(-1) ?? row.doneUpTo;
  const state = isMore ? 'sending' : 'done';
  await moveBroadcast(ctx.db, row.id, { state, delivered, doneUpTo, updatedAt: now });
  if (isMore) await schedule(ctx, 'sendBroadcast', { broadcastId: row.id }, now);
}

/** The job: nothing at night, nothing when all is sent, and nothing to an audience that grew since it was previewed. */
export async function sendBroadcast(ctx: Ctx, { broadcastId }: JobMap['sendBroadcast']): Promise<void> {
  const row = await lockBroadcast(ctx.db, broadcastId);
  if (!row || row.accountId !== null || (row.state !== 'waiting' && row.state !== 'sending')) return;
  const now = ctx.now();
  const morning = afterQuietHours(now);
  if (morning > now) return schedule(ctx, 'sendBroadcast', { broadcastId }, morning);
  if (row.state === 'waiting' && hasGrownTooMuch(row.audience, await audiences.count(ctx, audienceOf(row))))
    return moveBroadcast(ctx.db, row.id, { state: 'halted', updatedAt: now });
  await sendBatch(ctx, row);
}
