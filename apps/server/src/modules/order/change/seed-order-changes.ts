import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { addBenefits } from '../equity/benefit.repository';
import type { orderBenefits } from '../equity/benefit.tables';
import { updateOrder } from '../order.repository';
import type { OrderKey } from '../order.types';
import { changeRights, previewRights } from '../rights/change-rights';
import { addRightOptions } from '../rights/right.repository';
import type { orderRightOptions } from '../rights/rights.tables';
import { type DemoBuyer, type DemoOrder, demoConfiguration, seedDemoOrder } from '../seed-demo-orders';
import { signAgreement } from '../sign-agreement';
import { chooseYear } from '../year/choose-year';
import { holdYear, previewYear } from '../year/hold-year';
import type { ChosenRight } from './change.types';
import { changeConfiguration, changeVehicle, previewConfiguration, previewVehicle } from './change-configuration';
import { earlyOrdersOf } from './early-orders.repository';
import { findOwnOrder } from './own-order';

/** A change that the buyer of a demo order made some days ago. */
export type DemoChange = { daysAgo: number } & (
  | ({ do: 'change' } & Pick<DemoOrder, 'versionId' | 'swaps' | 'added'>)
  | { do: 'rights'; choices: Pick<ChosenRight, 'groupCode' | 'rightCode'>[] }
  | { do: 'useRight'; groupCode: ChosenRight['groupCode'] }
  | { do: 'choose'; optionCode: string }
  | { do: 'hold'; way: 'mapped' | 'free'; versionId?: string }
  | { do: 'signYear' }
);

async function changeCar(ctx: Ctx, key: OrderKey, change: Extract<DemoChange, { do: 'change' }>): Promise<void> {
  const configuration = await demoConfiguration(ctx, change);
  const { modelId } = await findOwnOrder(ctx, key);
  const isSameModel = modelId === configuration.modelId;
  const show = isSameModel ? previewConfiguration : previewVehicle;
  const { after } = await show(ctx, key, { ...key, ...configuration });
  const input = { ...key, ...configuration, totalFen: after.totalFen };
  await (isSameModel ? changeConfiguration(ctx, key, input) : changeVehicle(ctx, key, input));
}

async function takeRights(ctx: Ctx, key: OrderKey, { choices }: Extract<DemoChange, { do: 'rights' }>): Promise<void> {
  const { totalFen } = await previewRights(ctx, key, choices);
  await changeRights(ctx, key, { ...key, choices, totalFen });
}

async function useRight(ctx: Ctx, key: OrderKey, groupCode: ChosenRight['groupCode']): Promise<void> {
  const { rights } = await findOwnOrder(ctx, key);
  const used = rights.map((right) => (right.groupCode === groupCode ? { ...right, usedAt: ctx.now() } : right));
  await updateOrder(ctx.db, key, { rights: used });
}

async function hold(ctx: Ctx, key: OrderKey, change: Extract<DemoChange, { do: 'hold' }>): Promise<void> {
  const target = { way: change.way, ...(change.versionId ? { versionId: change.versionId } : {}) };
  const { after } = await previewYear(ctx, key, target);
  await holdYear(ctx, key, { ...key, ...target, totalFen: after.totalFen });
}

/** Makes one change at its time, by the same code as a customer's request. */
async function make(ctx: Ctx, key: OrderKey, change: DemoChange): Promise<void> {
  const at = ctx.now() - change.daysAgo * DAY_MS;
  const then: Ctx = { ...ctx, now: () => at };
  if (change.do === 'change') return changeCar(then, key, change);
  if (change.do === 'rights') return takeRights(then, key, change);
  if (change.do === 'useRight') return useRight(then, key, change.groupCode);
  if (change.do === 'hold') return hold(then, key, change);
  if (change.do === 'choose') {
    await chooseYear(then, key, change.optionCode);
    return;
  }
  await signAgreement(then, key.userId, { agreementId: 'yearChange', version: '1.0', orderNo: key.orderNo });
}

/** A benefit to choose. */
export type RightSeed = typeof orderRightOptions.$inferInsert;

/** Benefits to choose from. */
export async function seedRights(ctx: Ctx, rows: RightSeed[]): Promise<void> {
  if (rows.length > 0) await addRightOptions(ctx.db, rows);
}

/** A demo person's order with its changes. */
export interface ChangedOrderSeed {
  person: Omit<DemoBuyer, 'orders'>;
  plan: DemoOrder;
  changes: readonly DemoChange[];
}

/** Creates demo orders with changes; requires the catalogue, offers, benefits and agreements. */
export async function seedChangedOrders(ctx: Ctx, seeds: readonly ChangedOrderSeed[]): Promise<void> {
  for (const { person, plan, changes } of seeds) {
    const { userId, orderNo } = await seedDemoOrder(ctx, person, plan);
    for (const change of changes) await make(ctx, { userId, orderNo }, change);
  }
}

/** A benefit that every early order gets. */
export type BenefitSeed = Omit<typeof orderBenefits.$inferInsert, 'userId' | 'orderNo' | 'modelId'>;

/**
 * Gives every paid blind and intention order of some people the same early-bird benefits, bound to
 * the order's model.
 */
export async function seedEarlyBirds(ctx: Ctx, userIds: string[], benefits: readonly BenefitSeed[]): Promise<void> {
  const rows = (await earlyOrdersOf(ctx.db, userIds)).flatMap(({ userId, orderNo, modelId }) =>
    benefits.map((benefit) => ({
      ...benefit,
      userId,
      orderNo,
      modelId: benefit.kind === 'offset' ? null : modelId,
    })),
  );
  if (rows.length > 0) await addBenefits(ctx.db, rows);
}
