import type { Ctx } from '../../kernel/context';
import type { PageDatum } from '../../kernel/page-data';
import type { CatalogueModel } from './catalogue';
import { loadCatalogue } from './catalogue-cache';
import { listModels } from './list-models';
import { showModel } from './show-model';

/** What a page of a model says about itself. */
export function headOf(model: CatalogueModel, title: string) {
  return { title, description: model.tagline, picture: model.hero };
}

/** Models as the storefront asks for them: without a city. */
export async function modelsDatum(ctx: Ctx): Promise<PageDatum> {
  return { key: 'GET /api/mporder/v1/vehicle/models', input: {}, reply: await listModels(ctx, {}) };
}

/** One model. */
export async function modelDatum(ctx: Ctx, modelId: string): Promise<PageDatum> {
  const input = { modelId };
  return { key: 'GET /api/mporder/v1/vehicle/model', input, reply: await showModel(ctx, input) };
}

/** The model asked for; else the first one on sale, else the first one. */
export async function modelOrFirst(ctx: Ctx, modelId: string | undefined): Promise<CatalogueModel | undefined> {
  const { models, modelById } = await loadCatalogue(ctx);
  const found = modelId === undefined ? undefined : modelById.get(modelId);
  return found ?? models.find((model) => model.stage === 'onSale') ?? models[0];
}
