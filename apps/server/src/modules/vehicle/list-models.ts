import type { ModelSummaryData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { Catalogue, CatalogueModel } from './catalogue';
import { loadCatalogue } from './catalogue-cache';
import { subsidyPriceFen } from './price-of';

/** Versions that can be ordered; all of them when none can. */
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

function stockOf(catalogue: Catalogue, modelId: string, cityCode: string | undefined): number {
  if (cityCode) return catalogue.stock.get(cityCode)?.get(modelId) ?? 0;
  return [...catalogue.stock.values()].reduce((sum, city) => sum + (city.get(modelId) ?? 0), 0);
}

async function openOrders(ctx: Ctx): Promise<Record<string, string>> {
  if (!ctx.actor) return {};
  const answers = await ctx.app.hooks.ask(ctx, 'openOrdersByModel', { accountId: ctx.actor.accountId });
  return Object.assign({}, ...answers);
}

/**
 * Models for the car tab, in display order, each with the caller's own open order.
 * Stock is that of the city, or of the whole country when none is named.
 */
export async function listModels(ctx: Ctx, input: { cityCode?: string }): Promise<ModelSummaryData[]> {
  const catalogue = await loadCatalogue(ctx);
  const orders = await openOrders(ctx);
  return catalogue.models.map((model) => ({
    modelId: model.modelId,
    name: model.name,
    tagline: model.tagline,
    stage: model.stage,
    hero: model.hero,
    cutout: model.cutout,
    fromPriceFen: fromPriceFen(model, ctx.now()),
    deliveryWeeks: deliveryWeeks(model),
    stockCount: stockOf(catalogue, model.modelId, input.cityCode),
    openOrderNo: orders[model.modelId] ?? null,
  }));
}
