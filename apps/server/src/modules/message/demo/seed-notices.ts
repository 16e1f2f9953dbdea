import type { MessageParams } from '@voltfront/rules/message/fill-template';
import type { NoticeAnswer } from '@voltfront/rules/message/order-notice';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { newestOrders, type OrderRow } from '../../order';
import { modelName } from '../../vehicle';
import { findTemplate } from '../find-template';
import { keepNotice } from '../keep-notice';
import { insertMessage } from '../message.repository';
import { storeAnswer } from '../notice.repository';
import { wordsOf } from '../send-message';

const PEOPLE = ['person-orders', 'person-deposit', 'person-owner'];
const MOST_ORDERS = 20;

interface Past {
  template: string;
  ago: number;
  params?: MessageParams;
  isRead?: boolean;
  answer?: NoticeAnswer;
  /** Leads to this page instead of that of the template. */
  link?: (orderNo: string) => string;
}

/** What an order of a state was told; together they reach every state of a notice. */
function pastOf({ state, locksAt, createdAt }: OrderRow, now: number): Past[] {
  const paid: Past = { template: 'order.paid', ago: now - createdAt, params: { amountFen: 500_000 }, isRead: true };
  const locked: Past = { template: 'order.locked', ago: (now - createdAt) * 0.7, isRead: true };
  const delay = { expectedToAt: now + 12 * DAY_MS };
  if (state === 'depositPaid')
    return [
      paid,
      { template: 'order.changed', ago: 30 * HOUR_MS, isRead: true, answer: 'acknowledged' },
      { template: 'order.toSign', ago: 20 * HOUR_MS, params: { locksAt: locksAt ?? now } },
      { template: 'order.locksSoon', ago: HOUR_MS, params: { locksAt: Math.max(locksAt ?? 0, now + DAY_MS) } },
    ];
  if (state === 'inTransit')
    return [
      paid,
      locked,
      { template: 'order.delayed', ago: 16 * DAY_MS, params: { ...delay, reason: '零部件到货' }, isRead: true },
      {
        template: 'order.delayed',
        ago: 12 * DAY_MS,
        params: { ...delay, reason: '天气' },
        isRead: true,
        answer: 'accepted',
      },
      { template: 'order.inTransit', ago: 6 * DAY_MS, isRead: true },
      {
        template: 'order.inTransit',
        ago: 4 * DAY_MS,
        link: (orderNo) => `/pagesOrder/car/detailText?orderNo=${orderNo}&key=yearEndOffer`,
      },
      { template: 'order.delayed', ago: 5 * HOUR_MS, params: { ...delay, reason: '道路管制' } },
    ];
  return state === 'locked' || state === 'inProduction' ? [paid, locked] : [];
}

async function seedNotice(ctx: Ctx, order: OrderRow, past: Past, index: number): Promise<void> {
  const { userId: accountId, orderNo, modelId } = order;
  const template = await findTemplate(ctx, past.template);
  if (!template) return;
  const at = Math.round(ctx.now() - past.ago);
  const params = { orderNo, model: await modelName(ctx, modelId), ...past.params };
  const messageId = newId(at);
  const isNew = await insertMessage(ctx.db, {
    accountId,
    id: messageId,
    kind: template.kind,
    template: past.template,
    eventKey: `demo-notice:${orderNo}:${index}`,
    ...wordsOf(template, params),
    ...(past.link && { link: past.link(orderNo) }),
    readAt: past.isRead ? at : null,
    createdAt: at,
  });
  if (!isNew) return;
  await keepNotice(ctx, { accountId, messageId, template: past.template, params, at });
  if (past.answer) await storeAnswer(ctx.db, { accountId, orderNo, noticeId: messageId }, past.answer, at + HOUR_MS);
}

/** Order that does not depend on the order numbers, which are drawn at random. */
const byTimeThenCar = (one: OrderRow, other: OrderRow): number =>
  other.createdAt - one.createdAt ||
  (other.locksAt ?? 0) - (one.locksAt ?? 0) ||
  one.modelId.localeCompare(other.modelId) ||
  one.totalFen - other.totalFen;

/**
 * Notices of demo orders: told, unread, asked, answered, and past their deadline. Those of different orders are some
 * minutes apart, so that every demo shop lists them in the same order.
 */
export async function seedNotices(ctx: Ctx): Promise<void> {
  for (const accountId of PEOPLE) {
    const orders = (await newestOrders(ctx, accountId, MOST_ORDERS)).sort(byTimeThenCar);
    for (const [place, order] of orders.entries())
      for (const [index, past] of pastOf(order, ctx.now()).entries()) {
        const ago = Math.min(past.ago + place * 7 * MINUTE_MS, ctx.now() - order.createdAt);
        await seedNotice(ctx, order, { ...past, ago }, index);
      }
  }
}
