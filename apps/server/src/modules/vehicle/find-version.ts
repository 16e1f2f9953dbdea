import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { CatalogueModel, CatalogueVersion } from './catalogue';
import { loadCatalogue } from './catalogue-cache';
import { vehicleTexts } from './vehicle.texts';

/**
 * A version with everything the rules need, including withdrawn ones. From the cached catalogue.
 * @throws NOT_FOUND when there is no such version
 */
export async function loadVersion(ctx: Ctx, versionId: string): Promise<CatalogueVersion> {
  const version = (await loadCatalogue(ctx)).versionById.get(versionId);
  if (!version) throw refuse('NOT_FOUND', { message: vehicleTexts.versionMissing });
  return version;
}

/**
 * A model with its versions. From the cached catalogue.
 * @throws NOT_FOUND when there is no such model
 */
export async function loadModel(ctx: Ctx, modelId: string): Promise<CatalogueModel> {
  const model = (await loadCatalogue(ctx)).modelById.get(modelId);
  if (!model) throw refuse('NOT_FOUND', { message: vehicleTexts.modelMissing });
  return model;
}

/**
 * A model's versions of one model year in display order, without withdrawn ones. From the cached
 * catalogue.
 */
export async function loadVersionsOfYear(ctx: Ctx, modelId: string, modelYear: number): Promise<CatalogueVersion[]> {
  const versions = [...(await loadCatalogue(ctx)).versionById.values()];
  return versions.filter(
    (version) => version.modelId === modelId && version.modelYear === modelYear && !version.isWithdrawn,
  );
}

/** Names of models by their ids; unknown ones are left out. */
export async function modelNames(ctx: Ctx, modelIds: readonly string[]): Promise<Map<string, string>> {
  const { modelById } = await loadCatalogue(ctx);
  return new Map(modelIds.flatMap((id) => (modelById.has(id) ? [[id, modelById.get(id)?.name ?? id] as const] : [])));
}

/** Name of a model; its code when it is no longer in the catalogue. */
export async function modelName(ctx: Ctx, modelId: string): Promise<string> {
  return (await loadCatalogue(ctx)).modelById.get(modelId)?.name ?? modelId;
}

const PRICED_STAGES: readonly string[] = ['onSale', 'soldOut'];

/**
 * Whether a model's prices are published; true for a model that is no longer in the catalogue. From
 * the cached catalogue.
 */
export async function arePricesOut(ctx: Ctx, modelId: string): Promise<boolean> {
  const model = (await loadCatalogue(ctx)).modelById.get(modelId);
  return model === undefined || PRICED_STAGES.includes(model.stage);
}

/** All models in display order; the first one is the flagship. From the cached catalogue. */
export async function loadModels(ctx: Ctx): Promise<readonly CatalogueModel[]> {
  return (await loadCatalogue(ctx)).models;
}
