import type { BodyOf, ChangeResultData, ConfigurationData, OrderChangePreviewData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { loadModel, loadVersion } from '../../vehicle';
import { lockOwnOrder } from '../move-order';
import type { OrderRow } from '../order.repository';
import { orderTexts } from '../order.texts';
import type { OrderKey } from '../order.types';
import type { ChangeKind } from './change.types';
import { assertChangeable } from './change-refusal';
import { findOwnOrder } from './own-order';
import { type Proposal, proposeChange } from './propose-change';
import { carryOver } from './quote-for-order';
import { presentResult, writeChange } from './write-change';

type PreviewInput = BodyOf<'POST /api/mporder/v1/order/configuration/preview'>;
type ChangeInput = BodyOf<'POST /api/mporder/v1/order/configuration/change'>;

/** @throws BAD_INPUT for another model, VERSION_WITHDRAWN for a version of another model year. */
async function assertSameModel(ctx: Ctx, row: OrderRow, target: PreviewInput): Promise<void> {
  if (target.modelId !== row.modelId)
    throw refuse('BAD_INPUT', { message: orderTexts.useVehicleChange, data: { fields: ['body.modelId'] } });
  const next = await loadVersion(ctx, target.versionId);
  const current = await loadVersion(ctx, row.quote.configuration.versionId);
  if (next.modelYear !== current.modelYear) throw refuse('VERSION_WITHDRAWN', { message: orderTexts.versionOutside });
}

/** @throws BAD_INPUT for the same model, SOLD_OUT or VERSION_WITHDRAWN for one that cannot be ordered. */
async function assertOtherModel(ctx: Ctx, row: OrderRow, target: PreviewInput): Promise<void> {
  if (target.modelId === row.modelId)
    throw refuse('BAD_INPUT', { message: orderTexts.useConfigurationChange, data: { fields: ['body.modelId'] } });
  const { stage } = await loadModel(ctx, target.modelId);
  if (stage === 'soldOut') throw refuse('SOLD_OUT');
  if (stage !== 'onSale') throw refuse('VERSION_WITHDRAWN', { message: orderTexts.notBookable });
  const version = await loadVersion(ctx, target.versionId);
  if (!version.isListed) throw refuse('VERSION_WITHDRAWN');
}

async function proposeTarget(ctx: Ctx, row: OrderRow, kind: ChangeKind, target: PreviewInput): Promise<Proposal> {
  const { modelId, versionId, productCodes } = target;
  if (productCodes) {
    const configuration: ConfigurationData = { modelId, versionId, productCodes };
    return proposeChange(ctx, row, kind, configuration);
  }
  const held = row.quote.configuration;
  if (versionId === held.versionId) return proposeChange(ctx, row, kind, held);
  const { configuration, reasons } = await carryOver(ctx, target, held.productCodes);
  return proposeChange(ctx, row, kind, configuration, { reasons });
}

/** Prepares a change of configuration or version. */
async function proposeSameModel(ctx: Ctx, row: OrderRow, target: PreviewInput): Promise<Proposal> {
  const kind = target.versionId === row.quote.configuration.versionId ? 'configuration' : 'version';
  assertChangeable(kind, row, ctx.now());
  await assertSameModel(ctx, row, target);
  return proposeTarget(ctx, row, kind, target);
}

async function proposeOtherModel(ctx: Ctx, row: OrderRow, target: PreviewInput): Promise<Proposal> {
  assertChangeable('vehicle', row, ctx.now());
  await assertOtherModel(ctx, row, target);
  return proposeTarget(ctx, row, 'vehicle', target);
}

/** @throws ALREADY_DONE when nothing changes, PRICE_CHANGED with the new preview */
function assertSeen({ preview, quote }: Proposal, totalFen: number): void {
  if (preview.isSame) throw refuse('ALREADY_DONE', { message: orderTexts.sameConfiguration });
  if (quote.totalFen !== totalFen) throw refuse('PRICE_CHANGED', { data: preview });
}

/**
 * Previews an order with another configuration, possibly of another version of its model. Without
 * product codes the order's options are carried over where they fit.
 * @throws NOT_FOUND, ORDER_LOCKED, STATE_CHANGED with the reason, BAD_INPUT for another model, and
 * the quote's errors
 */
export async function previewConfiguration(
  ctx: Ctx,
  key: OrderKey,
  target: PreviewInput,
): Promise<OrderChangePreviewData> {
  return (await proposeSameModel(ctx, await findOwnOrder(ctx, key), target)).preview;
}

/**
 * Previews an order with another model. @throws like `previewConfiguration`, LIMIT_REACHED after
 * two changes
 */
export async function previewVehicle(ctx: Ctx, key: OrderKey, target: PreviewInput): Promise<OrderChangePreviewData> {
  return (await proposeOtherModel(ctx, await findOwnOrder(ctx, key), target)).preview;
}

/**
 * Changes configuration or version of a deposit order, without limit until it is locked. The paid
 * amount and the lock time stay; the difference is added to the final payment. Call it in a
 * transaction.
 * @throws like `previewConfiguration`, ALREADY_DONE when nothing changes, PRICE_CHANGED with the
 * new preview in `data`
 */
export async function changeConfiguration(ctx: Ctx, key: OrderKey, input: ChangeInput): Promise<ChangeResultData> {
  const row = await lockOwnOrder(ctx, key);
  const proposal = await proposeSameModel(ctx, row, input);
  assertSeen(proposal, input.totalFen);
  const { row: changed, change } = await writeChange(ctx, row, proposal);
  return presentResult(ctx, changed, change);
}

/**
 * Changes the model of an intention or unlocked deposit order, at most twice. The paid amount is
 * kept, and so is the lock time. Call it in a transaction.
 * @throws like `previewVehicle`, PRICE_CHANGED with the new preview in `data`
 */
export async function changeVehicle(ctx: Ctx, key: OrderKey, input: ChangeInput): Promise<ChangeResultData> {
  const row = await lockOwnOrder(ctx, key);
  const proposal = await proposeOtherModel(ctx, row, input);
  assertSeen(proposal, input.totalFen);
  const { row: changed, change } = await writeChange(ctx, row, proposal, { vehicleChanges: row.vehicleChanges + 1 });
  return presentResult(ctx, changed, change);
}
