import type { Ctx } from '../../kernel/context';
import type { EventMap } from '../../kernel/jobs';
import { tellLive } from '../live';
import { findStore } from '../store';
import { modelName } from '../vehicle';
import { sendMessage } from './send-message';

type InsuranceState = EventMap['InsuranceMoved']['to'];

/** Template of what an insurance came to; the customer's own moves make no message. */
function insuranceTemplate({ from, to }: EventMap['InsuranceMoved']): string | null {
  if (to === 'none') return from === 'quoting' ? 'insurance.unanswered' : null;
  const templates: Partial<Record<InsuranceState, string>> = {
    quoted: 'insurance.quoted',
    issued: 'insurance.issued',
    ownPolicyAccepted: 'insurance.accepted',
    ownPolicyRejected: 'insurance.rejected',
  };
  return templates[to] ?? null;
}

export async function tellInsurance(ctx: Ctx, event: EventMap['InsuranceMoved']) {
  const { userId: accountId, orderNo, modelId, at } = event;
  tellLive(ctx, accountId, 'orders');
  const template = insuranceTemplate(event);
  if (!template) return;
  const params = { orderNo, model: await modelName(ctx, modelId) };
  await sendMessage(ctx, { accountId, template, eventKey: `${orderNo}:${at}`, params });
}

const PICKUP_TEMPLATES: Partial<Record<EventMap['PickupMoved']['what'], string>> = {
  appointed: 'pickup.appointed',
  scanned: 'pickup.scanned',
  undone: 'pickup.undone',
};

export async function tellPickup(ctx: Ctx, event: EventMap['PickupMoved']) {
  const { userId: accountId, orderNo, modelId, storeId, what, startsAt, at } = event;
  tellLive(ctx, accountId, 'orders');
  const template = PICKUP_TEMPLATES[what];
  if (!template) return;
  const store = (await findStore(ctx, storeId))?.name ?? '';
  const params = { orderNo, model: await modelName(ctx, modelId), store, ...(startsAt === null ? {} : { startsAt }) };
  await sendMessage(ctx, { accountId, template, eventKey: `${orderNo}:${what}:${at}`, params });
}

export async function tellDelivered(ctx: Ctx, event: EventMap['OrderDelivered']) {
  const { userId: accountId, orderNo, modelId } = event;
  tellLive(ctx, accountId, 'orders');
  const params = { orderNo, model: await modelName(ctx, modelId) };
  await sendMessage(ctx, { accountId, template: 'order.delivered', eventKey: orderNo, params });
}
