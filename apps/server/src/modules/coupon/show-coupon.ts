import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findStores } from '../store';
import { presentCard, sourceOf } from './coupon.presenter';
import { type CouponRow, type HistoryRow, selectCoupon, selectHistory, selectTemplates } from './coupon.repository';
import { couponLines, couponTexts } from './coupon.texts';
import type { CouponKey } from './coupon.types';
import { facesOf } from './faces';
import { selectNewestGift } from './gift.repository';
import { canMove } from './move-coupon';
import { giftStateAt } from './receive-gift';
import { storeCode } from './store-code';

type Detail = ReplyOf<'GET /api/mpintegral/v1/coupons/detail'>;

async function findOwn(ctx: Ctx, key: CouponKey): Promise<CouponRow> {
  const row = await selectCoupon(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: couponTexts.missing });
  return row;
}

async function namesOf(ctx: Ctx, modelIds: readonly string[]): Promise<Detail['models']> {
  if (modelIds.length === 0) return [];
  const names = await ctx.app.hooks.ask(ctx, 'modelNames', { modelIds });
  return modelIds.map((modelId) => ({
    modelId,
    name: names.find((each) => each.has(modelId))?.get(modelId) ?? modelId,
  }));
}

async function giftOf(ctx: Ctx, key: CouponKey): Promise<Detail['gift']> {
  const gift = await selectNewestGift(ctx.db, key);
  if (!gift) return null;
  const { giftCode, message, expiresAt, receiverId } = gift;
  const faces = await facesOf(ctx, receiverId ? [receiverId] : []);
  const receiver = receiverId ? (faces.get(receiverId) ?? null) : null;
  return { giftCode, state: giftStateAt(gift, ctx.now()), message, expiresAt, receiver };
}

type Names = ReadonlyMap<string, { name: string }>;

/** A line of the history; of a store its name, of an order its number. */
const presentLine = ({ title, note, at }: HistoryRow, stores: Names) => ({
  title: couponLines[title],
  note: stores.get(note)?.name ?? note,
  at,
});

/** One of the caller's coupons. @throws NOT_FOUND also for somebody else's */
export async function showCoupon(ctx: ActorCtx, couponId: string): Promise<Detail> {
  const key = { accountId: ctx.actor.accountId, couponId };
  const row = await findOwn(ctx, key);
  const template = (await selectTemplates(ctx.db, [row.templateId])).get(row.templateId);
  const stores = await findStores(ctx, [...(template?.stores ?? []), ...(row.storeId ? [row.storeId] : [])]);
  const fits = (template?.stores ?? []).flatMap((storeId) => stores.get(storeId) ?? []);
  const history = await selectHistory(ctx.db, key);
  return {
    ...presentCard(row, ctx.now()),
    source: sourceOf(row),
    stacking: template?.stacking ?? 'alone',
    rules: template?.rules ?? [],
    models: await namesOf(ctx, template?.models ?? []),
    stores: fits.map(({ storeId, name, address, phone }) => ({ storeId, name, address, phone })),
    usedIn: row.storeId ? (stores.get(row.storeId)?.name ?? null) : null,
    canGive: canMove(ctx, row, 'give', 'owner'),
    gift: await giftOf(ctx, key),
    history: history.map((line) => presentLine(line, stores)),
  };
}

/** The number that staff scan. @throws NOT_FOUND; STATE_CHANGED for a coupon that cannot be used in a store now */
export async function showStoreCode(
  ctx: ActorCtx,
  couponId: string,
): Promise<ReplyOf<'GET /api/mpintegral/v1/coupons/storeCode'>> {
  const row = await findOwn(ctx, { accountId: ctx.actor.accountId, couponId });
  if (!canMove(ctx, row, 'redeem', 'staff')) throw refuse('STATE_CHANGED', { message: couponTexts.notUsable });
  return storeCode(ctx.app, row.couponNo, ctx.now());
}
