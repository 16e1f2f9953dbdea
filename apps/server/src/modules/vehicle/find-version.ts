import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { CatalogueModel, CatalogueVersion } from './catalogue';
import { loadCatalogue } from './catalogue-cache';
import { vehicleTexts } from './vehicle.texts';

/**
 * A version with everything the rules need, withdrawn ones included. Answered from memory.
 * @throws NOT_FOUND when there is no such version
 */
export async function loadVersion(ctx: Ctx, versionId: string): Promise<CatalogueVersion> {
  const version = (await loadCatalogue(ctx)).versionById.get(versionId);
  if (!version) throw refuse('NOT_FOUND', { message: vehicleTexts.versionMissing });
  return version;
}

/**
 * A model with its versions. Answered from memory.
 * @throws NOT_FOUND when there is no such model
 */
export async function loadModel(ctx: Ctx, modelId: string): Promise<CatalogueModel> {
  const model = (await loadCatalogue(ctx)).modelById.get(modelId);
  if (!model) throw refuse('NOT_FOUND', { message: vehicleTexts.modelMissing });
  return model;
}

/** Versions of one model year of a model in display order, without withdrawn ones. Answered from memory. */
export async function loadVersionsOfYear(ctx: Ctx, modelId: string, modelYear: number): Promise<CatalogueVersion[]> {
  const versions = [...(await loadCatalogue(ctx)).versionById.values()];
  return versions.filter(
    (version) => version.modelId === modelId && version.modelYear === modelYear && !version.isWithdrawn,
  );
}

/** Name of a model; its code when it left the catalogue. */
export async function modelName(ctx: Ctx, modelId: string): Promise<string> {
  return (await loadCatalogue(ctx)).modelById.get(modelId)?.name ?? modelId;
}

const PRICED_STAGES: readonly string[] = ['onSale', 'soldOut'];

/** Whether the prices of a model are published; a model that left the catalogue had them. Answered from memory. */
export async function arePricesOut(ctx: Ctx, modelId: string): Promise<boolean> {
  const model = (await loadCatalogue(ctx)).modelById.get(modelId);
  return model === undefined || PRICED_STAGES.includes(model.stage);
}

/** All models in display order; the first one is the flagship. Answered from memory. */
export async function loadModels(ctx: Ctx): Promise<readonly CatalogueModel[]> {
  return (await loadCatalogue(ctx)).models;
}
