import type { OptionProductData, VersionConfigData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';

/** A side of the car, or a row of its cabin. */
export type CarView = 'front' | 'side' | 'rear' | 'interior' | 'second';

const OUTSIDE: readonly CarView[] = ['front', 'side', 'rear'];

/** The row of seats that a cabin picture of a view is taken from. */
const ROWS: Readonly<Partial<Record<CarView, string>>> = { interior: 'cabin', second: 'second' };

/** The options that a picture of the car depends on. */
type ArtGroup = 'paint' | 'wheel' | 'interior';

/** True for the views from within the car. */
export const isInside = (view: CarView): boolean => view in ROWS;

/** The views of a model in the order of swiping. Cars with a picture of each row of seats have five, others four. */
export function carViews(config: VersionConfigData): readonly CarView[] {
  return [...OUTSIDE, 'interior', ...(config.pictures.interior.includes('{row}') ? (['second'] as const) : [])];
}

/** The option of a group that the pictures show: the chosen one, else the standard one. */
export function shownOption(
  config: VersionConfigData,
  selection: Selection,
  groupCode: ArtGroup,
): OptionProductData | undefined {
  const ofGroup = config.products.filter((product) => product.groupCode === groupCode && product.art !== null);
  const chosen = ofGroup.find((product) => selection.includes(product.productCode));
  return chosen ?? ofGroup.find((product) => product.isDefaultSelected) ?? ofGroup[0];
}

const fill = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Picture of the configured car in one view; from the rear it wears `rearWheel`, whatever is chosen. */
export function carPicture(config: VersionConfigData, selection: Selection, view: CarView): string {
  const { exterior, rearWheel, interior } = config.pictures;
  const artOf = (groupCode: ArtGroup) => shownOption(config, selection, groupCode)?.art ?? '';
  if (isInside(view)) return fill(interior, { row: ROWS[view] ?? '', theme: artOf('interior') });
  return fill(exterior, { view, wheel: view === 'rear' ? rearWheel : artOf('wheel'), paint: artOf('paint') });
}

/**
 * The wheel that a view shows instead of the chosen one; null when the picture is exact. Only rear pictures can differ:
 * they exist for one wheel per model.
 */
export function borrowedWheel(config: VersionConfigData, selection: Selection, view: CarView): string | null {
  const { rearWheel } = config.pictures;
  if (view !== 'rear' || shownOption(config, selection, 'wheel')?.art === rearWheel) return null;
  const shown = config.products.find((product) => product.groupCode === 'wheel' && product.art === rearWheel);
  return shown?.name ?? '';
}

/** This view with every other option of a group that can be had: what one tap more could ask for. */
export function variantPictures(
  config: VersionConfigData,
  selection: Selection,
  view: CarView,
  groupCode: string,
): string[] {
  const ofGroup = config.products.filter((product) => product.groupCode === groupCode && product.level === 1);
  const rest = selection.filter((code) => !ofGroup.some((product) => product.productCode === code));
  const variants = ofGroup
    .filter((product) => product.art !== null && !product.isSoldOut)
    .map((product) => carPicture(config, [...rest, product.productCode], view));
  const current = carPicture(config, selection, view);
  return [...new Set(variants)].filter((path) => path !== current);
}

/** The view in which a change of a group can be seen: the one that is open when it shows the change, else the best. */
export function viewForGroup(groupCode: string, view: CarView): CarView {
  if (groupCode === 'interior') return isInside(view) ? view : 'interior';
  if (groupCode === 'wheel') return view === 'front' ? 'front' : 'side';
  return groupCode === 'paint' && isInside(view) ? 'front' : view;
}
