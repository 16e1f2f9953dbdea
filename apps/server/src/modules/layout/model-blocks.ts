import type { VersionSummaryData } from '@voltfront/contract';
import { type CatalogueModel, presentVersion } from '../vehicle';

/** Whether the prices of a model are published. */
export const arePricesPublished = ({ stage }: CatalogueModel): boolean => stage === 'onSale' || stage === 'soldOut';

/** Versions on the list; none while their prices are not published. */
export const listedVersions = (model: CatalogueModel, now: number): VersionSummaryData[] =>
  arePricesPublished(model)
    ? model.versions.filter(({ isWithdrawn }) => !isWithdrawn).map((version) => presentVersion(version, now))
    : [];
