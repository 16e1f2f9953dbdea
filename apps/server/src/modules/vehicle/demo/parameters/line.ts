import type { StoredEntry } from '../..';
import type { DemoModel, DemoVersion } from '../types';

/** A version with its model, as the input of a line. */
export interface Car {
  model: DemoModel;
  version: DemoVersion;
}

/** A car's value in a line: a text, or entries. An empty value is shown as –. */
export type Said = string | StoredEntry | readonly (string | StoredEntry)[] | null;

/** One line of the sheets. */
export interface Line {
  code: string;
  name: string;
  note: string | null;
  footnote: string | null;
  say: (car: Car) => Said;
}

/** A section with its lines. */
export interface Section {
  sectionCode: string;
  name: string;
  /** Two characters, for the side index. */
  shortName: string;
  lines: readonly Line[];
}

/** Values by version id, else by model id, else `all`; otherwise –. */
export type ByCar = Readonly<Record<string, Said>>;

const lookUp = (said: ByCar, { model, version }: Car): Said =>
  said[version.versionId] ?? said[model.modelId] ?? said.all ?? null;

/** A line; `said` is one value for all cars, a table by car, or a function. */
export function line(
  code: string,
  name: string,
  said: string | StoredEntry | ByCar | ((car: Car) => Said),
  more: { note?: string; footnote?: string } = {},
): Line {
  const isSame = typeof said === 'string' || (typeof said === 'object' && ('mark' in said || 'product' in said));
  const same = said as string | StoredEntry;
  const say = typeof said === 'function' ? said : isSame ? () => same : (car: Car) => lookUp(said as ByCar, car);
  return { code, name, note: more.note ?? null, footnote: more.footnote ?? null, say };
}

/** ● with or without a text. */
export const has = (text: string | null = null): StoredEntry => ({ mark: 'standard', text });

/** A catalogue product: mark and price are those of the configurator. */
export const product = (code: string, text: string | null = null): StoredEntry => ({ product: code, text });

/** All products of a group, such as the paints. */
export const groupOf =
  (groupCode: string) =>
  ({ version }: Car): StoredEntry[] =>
    version.products.filter((each) => each.groupCode === groupCode).map(({ productCode }) => product(productCode));

/** A product, preceded by what the car has without it; only the product where it is included. */
export const standardOr =
  (code: string, text: string, without: string) =>
  ({ version }: Car): Said => {
    const isStandard = version.products.some((each) => each.productCode === code && each.isDefaultSelected);
    return isStandard ? product(code, text) : [without, product(code, text)];
  };

/** A car's value in the stored format. */
export function entriesOf(said: Said): StoredEntry[] {
  if (said === null) return [{ mark: 'none', text: null }];
  if (typeof said === 'string') return [{ mark: 'text', text: said }];
  if ('mark' in said || 'product' in said) return [said as StoredEntry];
  return said.map((each) => (typeof each === 'string' ? { mark: 'text', text: each } : each));
}
