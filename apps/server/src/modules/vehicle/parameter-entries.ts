import type { ParameterEntryData } from '@voltfront/contract';
import type { CatalogueProduct, CatalogueVersion } from './catalogue';
import type { StoredEntry } from './parameter.types';
import { carPicture } from './pictures';

/** A product without a picture of its own that changes how the car looks is shown on the car. */
const SHOWN_ON_THE_CAR: readonly string[] = ['paint', 'wheel'];

function pictureOf(version: CatalogueVersion, product: CatalogueProduct): string | null {
  if (product.picture !== null) return product.picture;
  if (!SHOWN_ON_THE_CAR.includes(product.groupCode)) return null;
  return carPicture(version, [product.productCode], product.groupCode === 'wheel' ? 'side' : 'front');
}

function productEntry(version: CatalogueVersion, product: CatalogueProduct, text: string | null): ParameterEntryData {
  const { productCode, name, priceFen, description, isSoldOut, isDefaultSelected } = product;
  return {
    mark: isDefaultSelected && priceFen === 0 ? 'standard' : 'option',
    text: text ?? name,
    product: { productCode, name, priceFen, description, picture: pictureOf(version, product), isSoldOut },
  };
}

const NOTHING: ParameterEntryData = { mark: 'none', text: null, product: null };

/**
 * What a cell says. Products get their mark and price from the catalogue, so that a sheet never tells another price than
 * the configurator; one that the version does not offer is left out, and a cell without anything left says –.
 *
 * Example: the pilot package costs 15 000 yuan on one version (○ +¥15,000), comes with the next (●), and a third has none (–).
 */
export function presentEntries(version: CatalogueVersion, stored: readonly StoredEntry[]): ParameterEntryData[] {
  const entries = stored.flatMap((entry): ParameterEntryData[] => {
    if (!('product' in entry)) return [{ mark: entry.mark, text: entry.text, product: null }];
    const product = version.products.find(({ productCode }) => productCode === entry.product);
    return product ? [productEntry(version, product, entry.text)] : [];
  });
  return entries.length > 0 ? entries : [NOTHING];
}
