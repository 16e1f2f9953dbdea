import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newestOrders, type OrderRow } from '../../order';
import { addCarers, advisersOf } from '../../store';
import { insertRating, insertRequest, saveCarePerson } from '../care.repository';
import { advisers, CLOSED_ADVISER, CLOSED_STORE } from './carers';

const OWNER = 'person-owner';
const DELIVERY = 'person-delivery';
const MEMBER = 'person-member';
const CONSULTANT = 'person-consultant';
const MOST_ORDERS = 50;

type Cared = OrderRow & { storeId: string; adviserId: string };

/** The newest order of a person that has an adviser. */
async function caredOrder(ctx: Ctx, userId: string): Promise<Cared | undefined> {
  const orders = await newestOrders(ctx, userId, MOST_ORDERS);
  return orders.find((row): row is Cared => row.storeId !== null && row.adviserId !== null);
}

const requestOf = ({ orderNo, storeId, adviserId, userId }: Cared, createdAt: number) => ({
  requestId: `demo-${userId}`,
  userId,
  storeId,
  adviserId,
  orderNo,
  createdAt,
  answeredAt: null,
  answeredBy: null,
  givenAdviserId: null,
  answer: '',
});

/** The owner was given another adviser, and was not told yet. */
async function seedChanged(ctx: Ctx): Promise<void> {
  const order = await caredOrder(ctx, OWNER);
  if (!order) return;
  const before = (await advisersOf(ctx, order.storeId)).find(({ adviserId }) => adviserId !== order.adviserId);
  if (!before) return;
  const askedAt = ctx.now() - 5 * DAY_MS;
  await saveCarePerson(ctx.db, OWNER, { knownAdviserId: before.adviserId, adviserAskedAt: askedAt });
  await insertRequest(ctx.db, {
    ...requestOf({ ...order, adviserId: before.adviserId }, askedAt),
    state: 'assigned',
    reason: 'time',
    note: '希望周末也能联系到顾问',
    answeredAt: askedAt + 4 * HOUR_MS,
    answeredBy: CONSULTANT,
    givenAdviserId: order.adviserId,
  });
}

/** Somebody asked for another adviser, and waits for the store. */
async function seedWaiting(ctx: Ctx): Promise<void> {
  const order = await caredOrder(ctx, DELIVERY);
  if (!order) return;
  const askedAt = ctx.now() - 3 * HOUR_MS;
  await saveCarePerson(ctx.db, DELIVERY, { knownAdviserId: order.adviserId, adviserAskedAt: askedAt });
  const words = { reason: 'reply' as const, note: '发了两次消息，隔天才收到回复' };
  await insertRequest(ctx.db, { ...requestOf(order, askedAt), ...words, state: 'waiting' });
}

/** Somebody chose a store, which is closed for works. */
async function seedClosed(ctx: Ctx): Promise<void> {
  const chosen = { storeId: CLOSED_STORE, adviserId: CLOSED_ADVISER };
  await saveCarePerson(ctx.db, MEMBER, { ...chosen, knownAdviserId: CLOSED_ADVISER });
}

/** Visits that were rated. */
async function seedRatings(ctx: Ctx): Promise<void> {
  const rated = [
    { userId: OWNER, kind: 'service' as const, stars: 5, note: '保养提前完成，还帮忙检查了胎压', daysAgo: 12 },
    { userId: DELIVERY, kind: 'viewing' as const, stars: 3, note: '展车颜色与预约的不一致，多等了半小时', daysAgo: 26 },
  ];
  for (const { daysAgo, userId, ...rating } of rated) {
    const order = await caredOrder(ctx, userId);
    if (!order) continue;
    const visitedAt = ctx.now() - daysAgo * DAY_MS;
    const ids = { visitId: `${rating.kind}.demo.${visitedAt}`, ratingId: `demo-${userId}` };
    const { storeId, adviserId } = order;
    await insertRating(ctx.db, {
      userId,
      ...rating,
      ...ids,
      storeId,
      adviserId,
      visitedAt,
      createdAt: visitedAt + HOUR_MS,
    });
  }
}

/** Advisers to change to, a closed store, and people in every state of their store and adviser. */
export async function seedCare(ctx: Ctx): Promise<void> {
  const fromAt = ctx.now() - 2 * DAY_MS;
  const works = { closureId: 'demo-works', storeId: CLOSED_STORE, reason: '店面升级', fromAt };
  await addCarers(ctx.db, advisers, [{ ...works, untilAt: fromAt + 9 * DAY_MS }]);
  await seedChanged(ctx);
  await seedWaiting(ctx);
  await seedClosed(ctx);
  await seedRatings(ctx);
}
