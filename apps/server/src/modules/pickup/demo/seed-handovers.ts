import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { addHandoverPerson, DESK_PERSON } from '../../account/demo';
import { seedReportsOf } from '../../inspection/demo';
import { type DemoInsurance, seedInsurance } from '../../insurance/demo';
import { seedWaysOf } from '../../logistics/demo';
import { newestOrders, seedDemoOrders } from '../../order';
import { listSlots, reserveSlot } from '../../slot';
import { storesNear } from '../../store';
import { lockPickup } from '../move-pickup';
import { addPickup, updatePickup } from '../pickup.repository';
import { holderOf, PICKUP, planPickups } from '../pickup-slots';
import { markScanned } from '../scan-pickup';

/** Demo customer with an order in every state of insurance and pickup. */
const PERSON = { accountId: 'person-handover', mobile: '13800000031' };
const MOST_STORES = 200;

interface Plan {
  state: 'inTransit' | 'arrived' | 'paidInFull';
  versionId: string;
  insurance?: DemoInsurance;
  pickup?: 'appointed' | 'scanned';
}

/** Newest last, so that the list of orders begins with the pickup. */
const PLANS: readonly Plan[] = [
  { state: 'inTransit', versionId: 'YL01-pro' },
  { state: 'arrived', versionId: 'YLX-core' },
  { state: 'arrived', versionId: 'YLX-pro', insurance: 'unanswered' },
  { state: 'arrived', versionId: 'YL09-pro', insurance: 'quoted' },
  { state: 'arrived', versionId: 'YL01-max', insurance: 'ownPolicyRejected' },
  { state: 'paidInFull', versionId: 'YLX-max', insurance: 'ownPolicyInReview' },
  { state: 'paidInFull', versionId: 'YL09-max', insurance: 'ownPolicyAccepted', pickup: 'scanned' },
  { state: 'paidInFull', versionId: 'YL01-max', insurance: 'issued', pickup: 'appointed' },
];

const FIRST_DAYS_AGO = 60;
/** A slot of the day after tomorrow. */
const APPOINTMENT_IN_MS = 2 * DAY_MS;

/** Gives every store the times of handovers. */
export async function seedPickupPlans(ctx: Ctx): Promise<void> {
  const stores = await storesNear(ctx, null, { limit: MOST_STORES });
  await planPickups(
    ctx,
    stores.map(({ storeId }) => storeId),
  );
}

async function appoint(ctx: Ctx, key: { userId: string; orderNo: string }): Promise<void> {
  const { row } = await lockPickup(ctx, key);
  const slots = await listSlots(ctx, { kind: PICKUP, placeId: row.storeId });
  const wanted = slots.find(({ startsAt, left }) => left > 0 && startsAt > ctx.now() + APPOINTMENT_IN_MS);
  if (!wanted) return;
  const { startsAt, endsAt } = wanted;
  const { reservation } = await reserveSlot(ctx, holderOf(key), { placeId: row.storeId, startsAt });
  if (reservation)
    await updatePickup(ctx.db, key, { slotStartsAt: startsAt, slotEndsAt: endsAt, updatedAt: ctx.now() });
}

/** A demo customer whose orders reach every state of insurance and pickup. */
export async function seedHandovers(ctx: Ctx): Promise<void> {
  if (!(await addHandoverPerson(ctx, PERSON))) return;
  const orders = PLANS.map(({ state, versionId, pickup }, index) => ({
    kind: 'deposit' as const,
    state,
    versionId,
    createdDaysAgo: FIRST_DAYS_AGO - index,
    isInspected: pickup !== undefined,
  }));
  await seedDemoOrders(ctx, [{ ...PERSON, orders }]);
  await seedWaysOf(ctx, PERSON.accountId);
  await seedReportsOf(ctx, PERSON.accountId);
  const newest = await newestOrders(ctx, PERSON.accountId, PLANS.length);
  for (const [index, { insurance, pickup }] of PLANS.entries()) {
    const order = newest[PLANS.length - 1 - index];
    if (!order) continue;
    const key = { userId: order.userId, orderNo: order.orderNo };
    if (insurance) await seedInsurance(ctx, key, insurance);
    if (pickup) await appoint(ctx, key);
    if (pickup === 'scanned') await markScanned(ctx, await lockPickup(ctx, key), PERSON.accountId);
  }
}

/** Cars that were handed over at the store, the newest a month ago. */
export async function seedDelivered(ctx: Ctx): Promise<void> {
  if ((await newestOrders(ctx, DESK_PERSON.accountId, 1)).length === 0) return;
  const plans = [
    { versionId: 'YL01-max', createdDaysAgo: 120 },
    { versionId: 'YLX-max', createdDaysAgo: 170 },
  ];
  const orders = plans.map((plan) => ({ kind: 'deposit' as const, state: 'delivered' as const, ...plan }));
  await seedDemoOrders(ctx, [{ ...DESK_PERSON, orders }]);
  await seedWaysOf(ctx, DESK_PERSON.accountId);
  for (const { userId, orderNo, modelId, storeId, state, updatedAt } of await newestOrders(
    ctx,
    DESK_PERSON.accountId,
    9,
  )) {
    if (state !== 'delivered' || storeId === null) continue;
    const times = { createdAt: updatedAt - DAY_MS, updatedAt, scannedAt: updatedAt - HOUR_MS, deliveredAt: updatedAt };
    await addPickup(ctx.db, { userId, orderNo, modelId, storeId, state, scannedBy: 'person-consultant', ...times });
  }
}
