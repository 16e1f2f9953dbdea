import type { EntranceData, QueryOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { CatalogueModel } from './catalogue';
import { loadCatalogue } from './catalogue-cache';

type Asked = QueryOf<'GET /api/mporder/v1/vehicle/entrance'>;

/** The caller's open orders by model; none for visitors. */
async function openOrders(ctx: Ctx): Promise<Record<string, string>> {
  if (!ctx.actor) return {};
  const answers = await ctx.app.hooks.ask(ctx, 'openOrdersByModel', { accountId: ctx.actor.accountId });
  return Object.assign({}, ...answers);
}

/** The caller's requested order, or their open one of the model. */
async function ownOrder(ctx: Ctx, asked: Asked, modelId: string | null): Promise<EntranceData | null> {
  if (!ctx.actor) return null;
  const { accountId } = ctx.actor;
  const orderNo = asked.orderNo ?? (modelId ? (await openOrders(ctx))[modelId] : undefined);
  if (!orderNo) return null;
  const answers = await ctx.app.hooks.ask(ctx, 'orderAtEntrance', { accountId, orderNo });
  const found = answers.find((answer) => answer !== null);
  return found ? { kind: found.isBlind ? 'blindOrder' : 'order', modelId: found.modelId, orderNo } : null;
}

const STAGE_KINDS = {
  upcoming: 'offSale',
  blindBooking: 'blindBooking',
  onSale: 'onSale',
  soldOut: 'offSale',
} as const;

function byStage(model: CatalogueModel | undefined): EntranceData {
  if (!model) return { kind: 'cars', modelId: null, orderNo: null };
  return { kind: STAGE_KINDS[model.stage], modelId: model.modelId, orderNo: null };
}

/**
 * Resolves a link from outside to its current target. The query comes first: an order of the
 * caller, a stock car, a flash sale; then the caller's open order of the model, then the stage of
 * the model. Without a match it leads to the list of all cars.
 */
export async function findEntrance(ctx: Ctx, asked: Asked): Promise<EntranceData> {
  const { modelById, versionById } = await loadCatalogue(ctx);
  const modelId = asked.modelId ?? (asked.versionId ? versionById.get(asked.versionId)?.modelId : undefined);
  const model = modelId ? modelById.get(modelId) : undefined;
  const known = model?.modelId ?? null;
  if (asked.orderNo) {
    const named = await ownOrder(ctx, asked, null);
    if (named) return named;
  }
  if (asked.stockCarId) return { kind: 'stockCar', modelId: known, orderNo: null };
  if (asked.snapUpId) return { kind: 'flashSale', modelId: known, orderNo: null };
  const { orderNo: _, ...rest } = asked;
  return (await ownOrder(ctx, rest, known)) ?? byStage(model);
}
