import type { VersionHeadData } from '@voltfront/contract';
import type { CatalogueModel, CatalogueVersion } from './catalogue';
import { subsidyPriceFen } from './price-of';

/** A version in the header of a sheet or column, with its price at a time (epoch ms). */
export function versionHead(model: CatalogueModel, version: CatalogueVersion, now: number): VersionHeadData {
  return {
    modelId: model.modelId,
    modelName: model.name,
    stage: model.stage,
    versionId: version.versionId,
    versionName: version.versionName,
    versionTitle: version.title,
    cutout: version.cutout,
    priceFen: version.basePriceFen,
    subsidyPriceFen: subsidyPriceFen(version, now),
    subsidyFen: version.subsidies.personal?.amountFen ?? 0,
    isSoldOut: version.isSoldOut || model.stage === 'soldOut',
    isWithdrawn: version.isWithdrawn,
  };
}
