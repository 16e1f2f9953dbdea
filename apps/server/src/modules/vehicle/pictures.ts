import type { CatalogueVersion } from './catalogue';

/** Fills the `{name}` placeholders of an image pattern. */
function fillPattern(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/**
 * Image of a configured car without background.
 * @param view `front` or `side`; rear images exist for one wheel per model only, and other wheels
 * use that image
 */
export function carPicture(
  version: CatalogueVersion,
  productCodes: readonly string[],
  view: 'front' | 'side' | 'rear' = 'front',
): string {
  const artOf = (groupCode: string) => {
    const ofGroup = version.products.filter((product) => product.groupCode === groupCode && product.art !== null);
    const chosen = ofGroup.find((product) => productCodes.includes(product.productCode));
    return (chosen ?? ofGroup.find((product) => product.isDefaultSelected) ?? ofGroup[0])?.art;
  };
  const { exterior, rearWheel } = version.pictures;
  const [paint, wheel] = [artOf('paint'), artOf('wheel')];
  if (!paint || !wheel) return version.cutout;
  return fillPattern(exterior, { view, paint, wheel: view === 'rear' ? rearWheel : wheel });
}
