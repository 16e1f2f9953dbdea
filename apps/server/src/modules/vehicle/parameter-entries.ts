import type { ParameterEntryData } from '@voltfront/contract';
import type { CatalogueProduct, CatalogueVersion } from './catalogue';
import type { StoredEntry } from './parameter.types';
import { carPicture } from './pictures';

/** For these groups a product without an image of its own is shown on the car. */
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
 * Content of a cell. Products get their mark and price from the catalogue, so that sheet and
 * configurator always agree; one that the version does not offer is left out, and an empty cell
 * shows –.
 * Example: the pilot package costs 15 000 yuan on one version (○ +¥15,000), is included in the next
 * (●), and a third does not offer it (–).
 */
export function presentEntries(version: CatalogueVersion, stored: readonly StoredEntry[]): ParameterEntryData[] {
  const entries = stored.flatMap((entry): ParameterEntryData[] => {
    if (!('product' in entry)) return [{ mark: entry.mark, text: entry.text, product: null }];
    const product = version.products.find(({ productCode }) => productCode === entry.product);
    return product ? [productEntry(version, product, entry.text)] : [];
  });
  return entries.length > 0 ? entries : [NOTHING];
}
