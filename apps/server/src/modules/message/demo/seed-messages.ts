import type { Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { topComment } from '../../community';
import { articles } from '../../community/demo';
import { newestOrders, type OrderRow } from '../../order';
import { modelName } from '../../vehicle';
import { findTemplate } from '../find-template';
import { insertMessage } from '../message.repository';
import { wordsOf } from '../send-message';
import { type PastEvent, pastEvents } from './past-events';

/** Demo people with messages; others have none. */
const WITH_ORDERS = ['person-orders', 'person-owner', 'person-deposit', 'person-pickup'];
const WITH_EVENTS = 'person-orders';
const MOST_ORDERS = 12;

/** What an order's state says has happened last, and before it. */
async function eventsOf(ctx: Ctx, order: OrderRow, isNewest: boolean): Promise<PastEvent[]> {
  const { orderNo, modelId, createdAt, paidFen, state } = order;
  const params = { orderNo, model: await modelName(ctx, modelId) };
  const ago = ctx.now() - createdAt;
  const paid = paidFen > 0 ? [{ ago, template: 'order.paid', params: { ...params, amountFen: paidFen } }] : [];
  const ends: Partial<Record<OrderRow['state'], string>> = {
    expired: 'order.expired',
    locked: 'order.locked',
    inProduction: 'order.locked',
    refunded: 'order.refunded',
  };
  const template = ends[state];
  const last = template
    ? [{ ago: ago / 2, template, params: { ...params, amountFen: 200_000 }, isUnread: isNewest }]
    : [];
  return [...paid, ...last];
}

/** Past messages of demo people, as their events would have made them. */
export async function seedMessages(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const articleId = articles[0]?.articleId ?? '';
  const commentId = (await topComment(ctx, articleId)) ?? '';
  for (const accountId of WITH_ORDERS) {
    const orders = await newestOrders(ctx, accountId, MOST_ORDERS);
    const ofOrders = await Promise.all(orders.map((order, index) => eventsOf(ctx, order, index === 0)));
    const events = [
      ...ofOrders.flat(),
      ...(accountId === WITH_EVENTS ? pastEvents(now, { articleId, commentId }) : []),
    ];
    for (const [index, { ago, template: code, params, isUnread = false }] of events.entries()) {
      const template = await findTemplate(ctx, code);
      if (!template) continue;
      const createdAt = now - ago;
      await insertMessage(ctx.db, {
        accountId,
        id: newId(createdAt),
        kind: template.kind,
        template: code,
        eventKey: `demo-${index}`,
        ...wordsOf(template, params),
        readAt: isUnread ? null : createdAt,
        createdAt,
      });
    }
  }
}
