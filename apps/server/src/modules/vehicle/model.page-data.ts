import type { Ctx } from '../../kernel/context';
import type { PageDatum } from '../../kernel/page-data';
import type { CatalogueModel, CatalogueVersion } from './catalogue';
import { loadCatalogue } from './catalogue-cache';
import { listModels } from './list-models';
import { carPicture } from './pictures';
import { showModel } from './show-model';

/** Width in design px of full-width images. */
const FULL_WIDTH = 390;

/** Head of a model's page. */
export function headOf(model: CatalogueModel, title: string) {
  return { title, description: model.tagline, picture: model.hero };
}

/** The list of models exactly as the storefront requests it: without a city. */
export async function modelsDatum(ctx: Ctx): Promise<PageDatum> {
  return { key: 'GET /api/mporder/v1/vehicle/models', input: {}, reply: await listModels(ctx, {}) };
}

/** One model. */
export async function modelDatum(ctx: Ctx, modelId: string): Promise<PageDatum> {
  const input = { modelId };
  return { key: 'GET /api/mporder/v1/vehicle/model', input, reply: await showModel(ctx, input) };
}

/** The requested model; else the first one on sale, else the first one. */
export async function modelOrFirst(ctx: Ctx, modelId: string | undefined): Promise<CatalogueModel | undefined> {
  const { models, modelById } = await loadCatalogue(ctx);
  const found = modelId === undefined ? undefined : modelById.get(modelId);
  return found ?? models.find((model) => model.stage === 'onSale') ?? models[0];
}

/** The requested version; else the first one that can be ordered, else the first one. */
export function versionOf(model: CatalogueModel, versionId: string | undefined): CatalogueVersion | undefined {
  const listed = model.versions.filter((version) => !version.isWithdrawn);
  const asked = listed.find((version) => version.versionId === versionId);
  return asked ?? listed.find((version) => !version.isSoldOut) ?? listed[0];
}

/** The first image of the configurator: the car from the front. */
export const stagePicture = (version: CatalogueVersion, productCodes: readonly string[]) => ({
  picture: carPicture(version, productCodes),
  width: FULL_WIDTH,
});

/** The full-screen image of a model. */
export const heroPicture = (model: CatalogueModel) => ({ picture: model.hero, width: FULL_WIDTH });
