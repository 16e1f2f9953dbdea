import type { BodyOf, ChannelsItemData, QueryOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type JobMap, publish, schedule } from '../../kernel/jobs';
import { miniCodeOf } from '../campaign';
import { findItem, hasReminder, type ItemRow, insertReminder, takeReminder } from './channels.repository';
import { channelsTexts } from './channels.texts';

declare module '../../kernel/jobs' {
  interface EventMap {
    /** A live room opens soon of which this person wants to be told. */
    ChannelsLiveSoon: { accountId: string; itemId: string; title: string; startsAt: number };
  }
  interface JobMap {
    remindOfChannels: { accountId: string; itemId: string };
  }
}

const PAGE = '/pagesActivity/openChannels';
/** How long (ms) before a live room people are reminded. */
const AHEAD_MS = 5 * MINUTE_MS;

async function openItem(ctx: Ctx, itemId: string): Promise<ItemRow> {
  const row = await findItem(ctx.db, itemId);
  if (!row) throw refuse('NOT_FOUND', { message: channelsTexts.missing });
  return row;
}

function stateOf(startsAt: number, endsAt: number, now: number): NonNullable<ChannelsItemData['live']>['state'] {
  if (now < startsAt) return 'preview';
  return now < endsAt ? 'live' : 'replay';
}

async function liveOf(ctx: Ctx, { itemId, startsAt, endsAt }: ItemRow): Promise<ChannelsItemData['live']> {
  if (startsAt === null || endsAt === null) return null;
  const accountId = ctx.actor?.accountId;
  const isReminded = accountId === undefined ? null : await hasReminder(ctx.db, { accountId, itemId });
  return { state: stateOf(startsAt, endsAt, ctx.now()), startsAt, endsAt, isReminded };
}

/** An item with what opens it. @throws NOT_FOUND */
export async function showItem(
  ctx: Ctx,
  { itemId }: QueryOf<'GET /api/mpmkt/v1/channels/detail'>,
): Promise<ChannelsItemData> {
  const row = await openItem(ctx, itemId);
  const { kind, title, note, cover, finderUserName, feedId } = row;
  return {
    ...{ itemId, kind, title, note, cover, finderUserName, feedId },
    live: await liveOf(ctx, row),
    codePicture: await miniCodeOf(ctx, { page: PAGE, scene: `id=${itemId}` }),
  };
}

/** Sets or drops the caller's reminder; needs a transaction. @throws NOT_FOUND, STATE_CHANGED once the room is open */
export async function setReminder(
  ctx: ActorCtx,
  { itemId, isSet }: BodyOf<'POST /api/mpmkt/v1/channels/remind'>,
): Promise<{ ok: true }> {
  const { startsAt } = await openItem(ctx, itemId);
  const key = { accountId: ctx.actor.accountId, itemId };
  if (!isSet) {
    await takeReminder(ctx.db, key);
    return { ok: true };
  }
  const now = ctx.now();
  if (startsAt === null || now >= startsAt) throw refuse('STATE_CHANGED', { message: channelsTexts.hasBegun });
  const isNew = await insertReminder(ctx.db, { ...key, createdAt: now });
  if (isNew) await schedule(ctx, 'remindOfChannels', key, startsAt - AHEAD_MS);
  return { ok: true };
}

/** Tells a person once that a live room opens; later, when it was moved. */
export async function remindOfChannels(ctx: Ctx, key: JobMap['remindOfChannels']): Promise<void> {
  const row = await findItem(ctx.db, key.itemId);
  if (!row || row.startsAt === null || row.endsAt === null) return;
  const { title, startsAt, endsAt } = row;
  const now = ctx.now();
  if (now < startsAt - AHEAD_MS) return schedule(ctx, 'remindOfChannels', key, startsAt - AHEAD_MS);
  if (now < endsAt && (await takeReminder(ctx.db, key)))
    await publish(ctx, 'ChannelsLiveSoon', { ...key, title, startsAt });
}
