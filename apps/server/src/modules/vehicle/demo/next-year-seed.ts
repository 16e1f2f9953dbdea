import { fillDeep } from '../../../demo/fill';
import type { VersionSeed } from '..';
import { productRows, versionRow } from './catalogue-seed';
import { MODEL_YEARS, nextYearVersions } from './next-year';

/** The new year's versions are listed after those of the previous year. */
const FIRST_POSITION = 10;

/** Rows of the new model year's versions: not in any list. */
export function nextYearSeed(): VersionSeed {
  const filled = fillDeep(nextYearVersions);
  return {
    versions: filled.map(({ model, version }, place) => ({
      ...versionRow(model, version, FIRST_POSITION + place),
      modelYear: MODEL_YEARS.next,
      isListed: false,
    })),
    groups: filled.flatMap(({ version: { versionId, groups } }) =>
      groups.map((group, position) => ({ ...group, versionId, position })),
    ),
    products: filled.flatMap(({ model, version }) => productRows(model, version)),
    discounts: [],
  };
}
