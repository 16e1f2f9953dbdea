import type { ConfigurationData } from '@voltfront/contract';
import { DEPOSIT_FEN, paymentDeadlineMs, selfLockAtMs } from '@voltfront/rules/order/order-constants';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { newId, newNumber } from '../../kernel/ids';
import { schedule } from '../../kernel/jobs';
import { adviserFor, findDelivery } from '../store';
import { defaultConfiguration, placeDemoBooking, repairConfiguration } from '../vehicle';
import { insertSignature, selectVersion, type VersionRow } from './agreement.repository';
import { subjectOfOrder } from './agreement-subject';
import { fillClauses, shanghaiTime } from './agreement-values';
import { blindQuote } from './blind-quote';
import { type DemoStep, demoSteps } from './demo-order-steps';
import { optionsInWords } from './options-in-words';
import { insertHistory, insertOrder, type NewOrder, type OrderRow } from './order.repository';
import type { OrderKind, OrderState } from './order.types';
import { statusesOf } from './show-agreements';
import { toStoredBuyer } from './store-buyer';

/**
 * An order for a demo person, with the version's standard configuration or some of its options
 * swapped.
 */
export interface DemoOrder {
  kind: OrderKind;
  state: OrderState;
  versionId: string;
  createdDaysAgo: number;
  /** Reason why staff refused the requested refund; the order went back to `state`. */
  refundRejection?: string;
  /** The customer confirmed the inspection report; always so for a delivered car. */
  isInspected?: boolean;
  /** Standard option → its replacement. */
  swaps?: Readonly<Record<string, string>>;
  /** Options in addition to the standard ones. */
  added?: readonly string[];
}

/** A demo person with orders. */
export interface DemoBuyer {
  accountId: string;
  mobile: string;
  orders: readonly DemoOrder[];
}

/** The example number of the ID standard: valid checksum, assigned to nobody. */
const ID_NUMBER = '11010519491231002X';
const BUYER_NAME = '林夏';
const CITY_CODE = '310100';
const JUST_NOW_MS = 4 * MINUTE_MS;

const timeOf = (steps: readonly DemoStep[], state: OrderState) =>
  steps.find((step) => step.state === state)?.at ?? null;

/** Amounts of a state: what is due, what was paid. */
function moneyOf(plan: DemoOrder, totalFen: number): Pick<NewOrder, 'dueFen' | 'paidFen' | 'totalFen'> {
  const firstFen = DEPOSIT_FEN[plan.kind];
  if (plan.state === 'created') return { totalFen, dueFen: firstFen, paidFen: 0 };
  if (plan.state === 'expired' || plan.state === 'cancelled' || plan.state === 'refunded')
    return { totalFen, dueFen: 0, paidFen: 0 };
  const isPaidInFull = plan.state === 'paidInFull' || plan.state === 'delivered';
  return { totalFen, dueFen: 0, paidFen: isPaidInFull ? totalFen : firstFen };
}

/** The standard configuration with the plan's options. */
export async function demoConfiguration(
  ctx: Ctx,
  { versionId, swaps = {}, added = [] }: Pick<DemoOrder, 'versionId' | 'swaps' | 'added'>,
): Promise<ConfigurationData> {
  const standard = await defaultConfiguration(ctx, versionId);
  return { ...standard, productCodes: [...standard.productCodes.map((code) => swaps[code] ?? code), ...added] };
}

async function insertDemoOrder(
  ctx: Ctx,
  person: Omit<DemoBuyer, 'orders'>,
  plan: DemoOrder,
  steps: readonly DemoStep[],
): Promise<OrderRow> {
  const createdAt = steps[0]?.at ?? ctx.now();
  const configuration = await demoConfiguration(ctx, plan);
  const { city, store } = await findDelivery(ctx, CITY_CODE);
  const quote =
    plan.kind === 'blind'
      ? await blindQuote(ctx, configuration.modelId, city, plan.versionId)
      : await repairConfiguration(ctx, { ...configuration, subsidy: 'personal', cityCode: CITY_CODE });
  const orderNo = newNumber('VO', createdAt);
  const storeId = store?.storeId ?? null;
  const depositPaidAt = timeOf(steps, 'depositPaid');
  const isPaid = timeOf(steps, 'intentionPaid') !== null || depositPaidAt !== null;
  return insertOrder(ctx.db, {
    userId: person.accountId,
    orderNo,
    kind: plan.kind,
    state: plan.state,
    draftId: newId(createdAt),
    modelId: configuration.modelId,
    quote,
    options: plan.kind === 'blind' ? [] : await optionsInWords(ctx, quote),
    subsidy: 'personal',
    ...moneyOf(plan, quote.totalFen),
    buyer: toStoredBuyer(ctx, { kind: 'personal', name: BUYER_NAME, idNumber: ID_NUMBER, mobile: person.mobile }),
    cityCode: city.cityCode,
    cityName: city.cityName,
    storeId,
    // By the hour, not by the random order number: the demo shop looks the same each time it is made.
    adviserId: isPaid ? ((await adviserFor(ctx, storeId, String(Math.floor(createdAt / HOUR_MS))))?.adviserId ?? null) : null,
    createdAt,
    updatedAt: steps.at(-1)?.at ?? createdAt,
    expiresAt: plan.state === 'created' ? paymentDeadlineMs(createdAt) : null,
    depositPaidAt,
    locksAt: depositPaidAt === null ? null : selfLockAtMs(depositPaidAt),
    refundRejection: plan.refundRejection ?? null,
    stateBeforeRefund: plan.state === 'refunding' ? (steps.at(-2)?.state ?? null) : null,
    inspectionConfirmedAt: plan.state === 'delivered' || plan.isInspected ? timeOf(steps, 'paidInFull') : null,
    historyCount: steps.length,
  });
}

async function writeHistory(ctx: Ctx, order: OrderRow, steps: readonly DemoStep[]): Promise<void> {
  const { userId, orderNo } = order;
  for (const [index, step] of steps.entries())
    await insertHistory(ctx.db, { userId, orderNo, sequence: index + 1, ...step });
}

async function bookMoney(ctx: Ctx, order: OrderRow, steps: readonly DemoStep[]): Promise<void> {
  const { userId, orderNo, kind, totalFen } = order;
  const firstAt = timeOf(steps, 'intentionPaid') ?? timeOf(steps, 'depositPaid');
  if (firstAt === null) return;
  const firstFen = DEPOSIT_FEN[kind];
  const state = order.state === 'refunded' ? ('refunded' as const) : ('paid' as const);
  await ctx.app.hooks.ask(ctx, 'bookDemoPayment', {
    userId,
    orderNo,
    purpose: kind,
    amountFen: firstFen,
    paidAt: firstAt,
    state,
  });
  const finalAt = timeOf(steps, 'paidInFull');
  if (finalAt === null) return;
  await ctx.app.hooks.ask(ctx, 'bookDemoPayment', {
    userId,
    orderNo,
    purpose: 'final',
    amountFen: totalFen - firstFen,
    paidAt: finalAt,
    state,
  });
}

/**
 * The version that the customer signed; null for an agreement left for trying out the signing,
 * which is the purchase agreement of an order that is not locked. An order with a refused refund
 * demonstrates a newer version.
 */
async function versionSigned(ctx: Ctx, order: OrderRow, current: VersionRow): Promise<VersionRow | null> {
  if (current.kind !== 'purchase' || order.state !== 'depositPaid') return current;
  return order.refundRejection === null ? null : ((await selectVersion(ctx.db, current.agreementId, '1.0')) ?? null);
}

/** Signs the agreements that a real order would have signed by now. */
async function signOnTheWay(ctx: Ctx, order: OrderRow): Promise<void> {
  const subject = subjectOfOrder(order);
  for (const { current } of await statusesOf(ctx, subject)) {
    const signed = await versionSigned(ctx, order, current);
    if (!signed) continue;
    const { agreementId, version, kind, clauses } = signed;
    const { userId, orderNo, draftId, createdAt } = order;
    const copy = {
      userId,
      orderNo,
      draftId,
      agreementId,
      version,
      basis: subject.basisOf(kind),
      signedAt: createdAt,
      voidedAt: null,
    };
    await insertSignature(ctx.db, {
      ...copy,
      copyNo: newNumber('VA', createdAt),
      clauses: fillClauses(clauses, { ...subject.values, signedAt: shanghaiTime(createdAt) }),
    });
  }
}

/** The booking of a blind demo order, if its model has a blind booking window. */
async function seedBlindBooking(ctx: Ctx, order: OrderRow, steps: readonly DemoStep[]): Promise<void> {
  const isOpen = order.state === 'created' || order.state === 'intentionPaid' || order.state === 'refunding';
  if (order.kind !== 'blind' || !isOpen) return;
  const { userId, orderNo, modelId, createdAt } = order;
  const paidAt = timeOf(steps, 'intentionPaid');
  await placeDemoBooking(ctx, { accountId: userId, modelId, orderNo, takenAt: createdAt, paidAt });
}

async function scheduleNext(ctx: Ctx, { userId, orderNo, state, expiresAt, locksAt }: OrderRow): Promise<void> {
  if (state === 'created' && expiresAt !== null) await schedule(ctx, 'expireOrder', { userId, orderNo }, expiresAt + 1);
  if (state === 'depositPaid' && locksAt !== null) await schedule(ctx, 'selfLockOrder', { userId, orderNo }, locksAt);
}

/** Creates one order of a demo person, with its dates in the past. */
export async function seedDemoOrder(ctx: Ctx, person: Omit<DemoBuyer, 'orders'>, plan: DemoOrder): Promise<OrderRow> {
  const now = ctx.now();
  const createdAt = now - Math.max(JUST_NOW_MS, plan.createdDaysAgo * DAY_MS);
  const steps = demoSteps(plan, createdAt, now);
  const order = await insertDemoOrder(ctx, person, plan, steps);
  await writeHistory(ctx, order, steps);
  await seedBlindBooking(ctx, order, steps);
  await bookMoney(ctx, order, steps);
  await signOnTheWay(ctx, order);
  await scheduleNext(ctx, order);
  return order;
}

/**
 * Creates the orders of demo people with history, payments and signed agreements, with dates in the
 * past. Requires cities, stores, the catalogue and agreements.
 */
export async function seedDemoOrders(ctx: Ctx, people: readonly DemoBuyer[]): Promise<void> {
  for (const person of people) for (const plan of person.orders) await seedDemoOrder(ctx, person, plan);
}
