import type { DraftData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { TestPerson } from '../../../testing';
import { grantCoupon } from '../../coupon';
import { couponTemplates } from '../../coupon/coupon.tables';
import { type Shop, standard } from '../order.fixture';

type Template = typeof couponTemplates.$inferInsert;

let made = 0;

/** A cash-off coupon of ¥2,000 in somebody's hands, or another one. */
export async function giveCoupon(shop: Shop, person: TestPerson, changes: Partial<Template> = {}): Promise<string> {
  made += 1;
  const template = `order-coupon-${made}`;
  const now = shop.server.clock.now();
  const values = { kind: 'cashOff' as const, title: '购车抵扣券', amountFen: 2_000_00, validDays: 30, ...changes };
  const times = { startsAt: now, endsAt: now + 365 * DAY_MS, createdAt: now };
  await shop.server.database.db.insert(couponTemplates).values({ id: template, ...times, ...values });
  const grant = { accountId: person.accountId, template, reason: 'other', ref: 'x' };
  return (await grantCoupon(shop.server.ctx(), grant))?.couponId ?? '';
}

/** Options that cost ¥6,000. */
export const painted = {
  productCodes: standard.productCodes.map((code) => (code === 'paint-mist' ? 'paint-pine' : code)),
};

/** Chooses coupons for a draft, however that ends. */
export const tryChoice = (shop: Shop, { token }: TestPerson, { draftId }: DraftData, couponIds: string[]) =>
  shop.server.call('POST /api/mporder/v1/order/coupons/choose', { token, body: { draftId, couponIds } });

/** A signed draft with coupons. */
export async function draftWith(
  shop: Shop,
  person: TestPerson,
  couponIds: string[],
  changes: Parameters<Shop['draft']>[1] = {},
): Promise<DraftData> {
  const draft = await shop.draft(person, changes);
  const { token } = person;
  const body = { draftId: draft.draftId, couponIds };
  const chosen = await shop.server.ask('POST /api/mporder/v1/order/coupons/choose', { token, body });
  await shop.sign(person, chosen);
  return chosen;
}

/** State of a coupon and the order that it lies on. */
export async function couponState(shop: Shop, { token }: TestPerson, couponId: string) {
  const { state, orderNo } = await shop.server.ask('GET /api/mpintegral/v1/coupons/detail', {
    token,
    query: { couponId },
  });
  return [state, orderNo];
}
