import type { BodyOf } from '@voltfront/contract';
import { INSPECTION_MS, isInspectionOpen } from '@voltfront/rules/trade-in/trade-in-moves';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { schedule } from '../../kernel/jobs';
import { seal } from '../order';
import { findStore } from '../store';
import { findPlace, slotStarts } from './inspection-slots';
import { lockOwnRequest, moveTradeIn } from './move-trade-in';
import { freeSlot, type PlaceRow, type RequestRow, takeSlot } from './trade-in.repository';
import { momentInWords } from './words';

type Input = BodyOf<'POST /api/mporder/v1/tradeIn/appoint'>;

const keyOf = (placeId: string, startsAt: number) => `${placeId} ${startsAt}`;

/** Refuses to change what begins too soon, or has begun. @throws STATE_CHANGED */
function assertChangeable(ctx: Ctx, row: RequestRow): void {
  if (row.slotStartsAt !== null && !isInspectionOpen(row.slotStartsAt, ctx.now()))
    throw refuse('STATE_CHANGED', { message: '检测开始前 2 小时内不能修改' });
}

/**
 * Takes the new slot and gives the old one back, always in the same order of slots, so that two customers who swap
 * theirs never wait for each other.
 * @throws SOLD_OUT when the new one is full
 */
async function swapSlots(ctx: Ctx, row: RequestRow, place: PlaceRow, startsAt: number): Promise<void> {
  const { placeId, slotStartsAt } = row;
  const old = placeId !== null && slotStartsAt !== null ? { placeId, startsAt: slotStartsAt } : null;
  if (old && keyOf(old.placeId, old.startsAt) === keyOf(place.placeId, startsAt)) return;
  const free = async () => (old ? freeSlot(ctx.db, old.placeId, old.startsAt) : undefined);
  const take = async () => {
    if (!(await takeSlot(ctx.db, place, startsAt)))
      throw refuse('SOLD_OUT', { message: '该时段已约满，请选择其他时间' });
  };
  const isOldFirst = old !== null && keyOf(old.placeId, old.startsAt) < keyOf(place.placeId, startsAt);
  for (const step of isOldFirst ? [free, take] : [take, free]) await step();
}

async function placeInWords(ctx: Ctx, place: PlaceRow, address: string | null): Promise<string> {
  if (place.kind === 'home') return `上门检测 · ${address ?? ''}`;
  return (await findStore(ctx, place.storeId))?.name ?? '';
}

/**
 * Books the inspection of an estimated car, or moves it to another slot, until 2 hours before it begins.
 * @throws BAD_INPUT for a time that cannot be booked or a home visit without address; SOLD_OUT; STATE_CHANGED; NOT_FOUND
 */
export async function appointInspection(ctx: ActorCtx, input: Input): Promise<RequestRow> {
  const { requestId, placeId, startsAt, contactName, contactMobile } = input;
  const userId = ctx.actor.accountId;
  const row = await lockOwnRequest(ctx, { userId, requestId });
  const isMoved = row.state === 'appointed';
  if (isMoved) assertChangeable(ctx, row);
  const place = await findPlace(ctx, placeId);
  const address = place.kind === 'home' ? (input.address ?? null) : null;
  if (place.kind === 'home' && address === null) throw refuse('BAD_INPUT', { message: '请填写上门地址' });
  if (!slotStarts(place, ctx.now()).includes(startsAt)) throw refuse('BAD_INPUT', { message: '该时段不可预约' });
  const moved = await moveTradeIn(ctx, row, 'appoint', {
    who: 'customer',
    title: isMoved ? '检测预约已变更' : '已预约检测',
    note: `${momentInWords(startsAt)} · ${await placeInWords(ctx, place, address)}`,
    changes: {
      placeId,
      slotStartsAt: startsAt,
      contactName,
      contactMobile: seal(ctx.app.config.dataSecret, contactMobile),
      address,
    },
  });
  await swapSlots(ctx, row, place, startsAt);
  if (ctx.app.config.isDemo)
    await schedule(ctx, 'makeDemoTradeInOffer', { userId, requestId, startsAt }, startsAt + INSPECTION_MS);
  return moved;
}

/**
 * Calls the inspection off, until 2 hours before it begins; the estimate stays.
 * @throws STATE_CHANGED, NOT_FOUND
 */
export async function cancelInspection(ctx: ActorCtx, requestId: string): Promise<RequestRow> {
  const row = await lockOwnRequest(ctx, { userId: ctx.actor.accountId, requestId });
  if (row.state === 'appointed') assertChangeable(ctx, row);
  const moved = await moveTradeIn(ctx, row, 'cancelAppointment', {
    who: 'customer',
    title: '检测预约已取消',
    changes: { placeId: null, slotStartsAt: null, contactName: null, contactMobile: null, address: null },
  });
  if (row.placeId !== null && row.slotStartsAt !== null) await freeSlot(ctx.db, row.placeId, row.slotStartsAt);
  return moved;
}
