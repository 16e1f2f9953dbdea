import type { ModelDetailData, VersionConfigData, VersionSummaryData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { CatalogueVersion } from './catalogue';
import { loadModel, loadVersion } from './find-version';
import { subsidyPriceFen } from './price-of';
import { isReminderSet } from './vehicle.repository';

/** A version in the format of lists. */
export function showVersion(version: CatalogueVersion, now: number): VersionSummaryData {
  return {
    versionId: version.versionId,
    versionName: version.versionName,
    versionTitle: version.title,
    priceFen: version.basePriceFen,
    subsidyPriceFen: subsidyPriceFen(version, now),
    rangeKm: version.rangeKm,
    powerKw: version.powerKw,
    accelerationS: version.accelerationS,
    highlights: version.highlights,
    isSoldOut: version.isSoldOut,
    deliveryWeeks: version.deliveryWeeks,
    cutout: version.cutout,
  };
}

/**
 * A model with its versions and current benefits.
 * @throws NOT_FOUND when there is no such model
 */
export async function showModel(ctx: Ctx, { modelId }: { modelId: string }): Promise<ModelDetailData> {
  const model = await loadModel(ctx, modelId);
  const now = ctx.now();
  return {
    modelId,
    name: model.name,
    tagline: model.tagline,
    stage: model.stage,
    hero: model.hero,
    facts: model.facts,
    gallery: model.gallery,
    versions: model.versions.filter((version) => !version.isWithdrawn).map((version) => showVersion(version, now)),
    benefits: model.benefits.filter((benefit) => benefit.endsAt > now),
    isReminderSet: ctx.actor ? await isReminderSet(ctx.db, ctx.actor.accountId, modelId) : false,
  };
}

/**
 * Options of one version with their dependencies.
 * @throws NOT_FOUND, VERSION_WITHDRAWN
 */
export async function showConfig(ctx: Ctx, { versionId }: { versionId: string }): Promise<VersionConfigData> {
  const version = await loadVersion(ctx, versionId);
  if (version.isWithdrawn) throw refuse('VERSION_WITHDRAWN');
  const model = await loadModel(ctx, version.modelId);
  return {
    modelId: model.modelId,
    modelName: model.name,
    stage: model.stage,
    versionId,
    versionName: version.versionName,
    basePriceFen: version.basePriceFen,
    groups: version.groups,
    products: version.products,
    pictures: version.pictures,
  };
}
