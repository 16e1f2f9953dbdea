import type { VersionConfigData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';

/** A side of the car, or its cabin. */
export type CarView = 'front' | 'side' | 'rear' | 'interior';

/** All views in the order of swiping. */
export const CAR_VIEWS: readonly CarView[] = ['front', 'side', 'rear', 'interior'];

function artOf(config: VersionConfigData, selection: Selection, groupCode: string): string {
  const ofGroup = config.products.filter((product) => product.groupCode === groupCode && product.art !== null);
  const chosen = ofGroup.find((product) => selection.includes(product.productCode));
  return (chosen ?? ofGroup.find((product) => product.isDefaultSelected) ?? ofGroup[0])?.art ?? '';
}

const fill = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Picture of the configured car from one side; rear pictures exist for one wheel per model and fall back to it. */
export function carPicture(config: VersionConfigData, selection: Selection, view: CarView): string {
  const { exterior, rearWheel, interior } = config.pictures;
  if (view === 'interior') return fill(interior, { theme: artOf(config, selection, 'interior') });
  const wheel = view === 'rear' ? rearWheel : artOf(config, selection, 'wheel');
  return fill(exterior, { view, wheel, paint: artOf(config, selection, 'paint') });
}

/**
 * Pictures that one more tap could ask for: the neighbouring views of this choice, and this view in every other paint,
 * wheel or interior of the open group.
 */
export function neighbourPictures(
  config: VersionConfigData,
  selection: Selection,
  view: CarView,
  groupCode: string,
): string[] {
  const others = CAR_VIEWS.filter((other) => other !== view).map((other) => carPicture(config, selection, other));
  const ofGroup = config.products.filter((product) => product.groupCode === groupCode && product.level === 1);
  const variants = ofGroup
    .filter((product) => product.art !== null && !product.isSoldOut)
    .map((product) => {
      const rest = selection.filter((code) => !ofGroup.some((other) => other.productCode === code));
      return carPicture(config, [...rest, product.productCode], view);
    });
  const current = carPicture(config, selection, view);
  return [...new Set([...variants, ...others])].filter((path) => path !== current);
}
