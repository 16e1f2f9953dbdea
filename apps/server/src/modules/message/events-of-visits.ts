import type { Ctx } from '../../kernel/context';
import type { EventMap } from '../../kernel/jobs';
import { tellLive } from '../live';
import { findStore } from '../store';
import { modelName } from '../vehicle';
import { sendMessage } from './send-message';

export async function tellViewingBooked(ctx: Ctx, event: EventMap['StockViewingBooked']) {
  const { accountId, viewingId, stockCarId, storeId, startsAt } = event;
  const store = (await findStore(ctx, storeId))?.name ?? '';
  const params = { stockCarId, store, startsAt };
  await sendMessage(ctx, { accountId, template: 'viewing.booked', eventKey: `${viewingId}:${startsAt}`, params });
}

export async function tellViewingCancelled(ctx: Ctx, event: EventMap['StockViewingCancelled']) {
  const { accountId, viewingId, stockCarId, storeId } = event;
  const store = (await findStore(ctx, storeId))?.name ?? '';
  await sendMessage(ctx, {
    accountId,
    template: 'viewing.cancelled',
    eventKey: viewingId,
    params: { stockCarId, store },
  });
}

/** A store closes during an appointment: the person has to know before they set out. */
export function tellSlotClosed(ctx: Ctx, event: EventMap['SlotClosed']) {
  const { userId: accountId, kind, thingId, startsAt } = event;
  return sendMessage(ctx, {
    accountId,
    template: 'slot.closed',
    eventKey: `${kind}:${thingId}:${startsAt}`,
    params: { startsAt },
  });
}

/** A store answered a request for another adviser. */
export async function tellAdviserAnswer(ctx: Ctx, event: EventMap['AdviserRequestAnswered']) {
  const { userId: accountId, requestId, storeId, adviserName, answer } = event;
  tellLive(ctx, accountId, 'orders');
  const store = (await findStore(ctx, storeId))?.name ?? '';
  const [template, params] =
    adviserName === null
      ? ['care.adviserStays', { store, answer }]
      : ['care.adviserGiven', { store, adviser: adviserName }];
  await sendMessage(ctx, { accountId, template, eventKey: requestId, params });
}

/** A car for which the person set a reminder arrived. */
export function tellStockMatched(ctx: Ctx, event: EventMap['StockReminderMatched']) {
  const { accountId, reminderId, stockCarId, title } = event;
  const params = { stockCarId, title };
  return sendMessage(ctx, { accountId, template: 'stock.arrived', eventKey: `${reminderId}:${stockCarId}`, params });
}

export function tellSaleStarted(ctx: Ctx, event: EventMap['StockSaleStarted']) {
  const { accountId, stockCarId, endsAt } = event;
  const params = { stockCarId, endsAt };
  return sendMessage(ctx, { accountId, template: 'stock.saleStarted', eventKey: `${stockCarId}:${endsAt}`, params });
}

/** A model of which the person wanted to know can be ordered. */
export async function tellLaunched(ctx: Ctx, event: EventMap['ModelLaunched']) {
  const { accountId, modelId } = event;
  const params = { modelId, model: await modelName(ctx, modelId) };
  await sendMessage(ctx, { accountId, template: 'model.launched', eventKey: modelId, params });
}

/** The flash sale for which the person has an appointment begins in some minutes. */
export function tellSnapUpSoon(ctx: Ctx, event: EventMap['SnapUpSoon']) {
  const { accountId, slug, code, car, startsAt } = event;
  const params = { slug, code, car, startsAt };
  return sendMessage(ctx, { accountId, template: 'snapUp.soon', eventKey: `${slug}:${code}:${startsAt}`, params });
}

/** A car of a flash sale came back that the person waits for. */
export function tellSnapUpRestocked(ctx: Ctx, event: EventMap['SnapUpRestocked']) {
  const { accountId, slug, code, car, at } = event;
  const params = { slug, code, car };
  return sendMessage(ctx, { accountId, template: 'snapUp.back', eventKey: `${slug}:${code}:${at}`, params });
}
