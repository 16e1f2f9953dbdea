import { brand } from './brand';

const VALUES: Readonly<Record<string, string>> = {
  brand: brand.name,
  latinName: brand.latinName,
  slogan: brand.slogan,
  phone: brand.phone,
  company: brand.company,
  app: brand.appName,
  ...brand.models,
};

/**
 * Puts brand values into a text of the demo data, or one that staff write: `{brand}`, `{latinName}`, `{slogan}`, `{phone}`, `{company}`,
 * `{app}` and the model codes `{YL01}`, `{YLX}`, `{YL09}`, `{CS1E}`. Other braces stay as they are.
 *
 * @example fillBrand('{brand}用户试驾 {YL01}') // '曜澜用户试驾 曜澜 01'
 */
export function fillBrand(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => VALUES[key] ?? whole);
}
