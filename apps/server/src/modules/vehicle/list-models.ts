import type { ModelSummaryData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { CatalogueModel } from './catalogue';
import { loadCatalogue } from './catalogue-cache';
import { subsidyPriceFen } from './price-of';

/** Versions that can be ordered; all versions when none can. */
function offeredVersions(model: CatalogueModel) {
  const listed = model.versions.filter((version) => !version.isWithdrawn);
  const available = listed.filter((version) => !version.isSoldOut);
  return available.length > 0 ? available : listed;
}

function fromPriceFen(model: CatalogueModel, now: number): number | null {
  const versions = offeredVersions(model);
  if (model.stage === 'upcoming' || model.stage === 'blindBooking' || versions.length === 0) return null;
  return Math.min(...versions.map((version) => subsidyPriceFen(version, now)));
}

function deliveryWeeks(model: CatalogueModel) {
  const weeks = offeredVersions(model).map((version) => version.deliveryWeeks);
  if (weeks.length === 0 || model.stage === 'upcoming') return null;
  return { from: Math.min(...weeks.map((w) => w.from)), to: Math.max(...weeks.map((w) => w.to)) };
}

/** Available stock cars by model, counted in one query. */
async function freeStock(ctx: Ctx, cityCode: string | undefined): Promise<Record<string, number>> {
  return Object.assign({}, ...(await ctx.app.hooks.ask(ctx, 'freeStockByModel', { cityCode })));
}

async function openOrders(ctx: Ctx): Promise<Record<string, string>> {
  if (!ctx.actor) return {};
  const answers = await ctx.app.hooks.ask(ctx, 'openOrdersByModel', { accountId: ctx.actor.accountId });
  return Object.assign({}, ...answers);
}

/**
 * Models for the car tab, in display order, each with the caller's open order. Stock is the number
 * of available stock cars in the city, or in the whole country without one.
 */
export async function listModels(ctx: Ctx, input: { cityCode?: string }): Promise<ModelSummaryData[]> {
  const catalogue = await loadCatalogue(ctx);
  const orders = await openOrders(ctx);
  const stock = await freeStock(ctx, input.cityCode);
  return catalogue.models.map((model) => ({
    modelId: model.modelId,
    name: model.name,
    tagline: model.tagline,
    stage: model.stage,
    hero: model.hero,
    cutout: model.cutout,
    fromPriceFen: fromPriceFen(model, ctx.now()),
    deliveryWeeks: deliveryWeeks(model),
    stockCount: stock[model.modelId] ?? 0,
    openOrderNo: orders[model.modelId] ?? null,
  }));
}
