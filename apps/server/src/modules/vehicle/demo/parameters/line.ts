import type { StoredEntry } from '../..';
import type { DemoModel, DemoVersion } from '../types';

/** A version with its model: what a line is filled for. */
export interface Car {
  model: DemoModel;
  version: DemoVersion;
}

/** What a car says in a line: a value, or entries. Nothing is –. */
export type Said = string | StoredEntry | readonly (string | StoredEntry)[] | null;

/** One line of the sheets. */
export interface Line {
  code: string;
  name: string;
  note: string | null;
  footnote: string | null;
  say: (car: Car) => Said;
}

/** A heading with its lines. */
export interface Section {
  sectionCode: string;
  name: string;
  /** Two characters, for the index at the side. */
  shortName: string;
  lines: readonly Line[];
}

/** By version id, else by model id, else `all`; none of them is –. */
export type ByCar = Readonly<Record<string, Said>>;

const lookUp = (said: ByCar, { model, version }: Car): Said =>
  said[version.versionId] ?? said[model.modelId] ?? said.all ?? null;

/** A line; `said` is what all cars say, a table by car, or a rule. */
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

/** ● with words, or bare. */
export const has = (text: string | null = null): StoredEntry => ({ mark: 'standard', text });

/** A product of the catalogue: its mark and price are the configurator's. */
export const product = (code: string, text: string | null = null): StoredEntry => ({ product: code, text });

/** All products of a group, such as the paints. */
export const groupOf =
  (groupCode: string) =>
  ({ version }: Car): StoredEntry[] =>
    version.products.filter((each) => each.groupCode === groupCode).map(({ productCode }) => product(productCode));

/** A product, and before it what the car has without it; where the product comes by itself only that. */
export const standardOr =
  (code: string, text: string, without: string) =>
  ({ version }: Car): Said => {
    const isStandard = version.products.some((each) => each.productCode === code && each.isDefaultSelected);
    return isStandard ? product(code, text) : [without, product(code, text)];
  };

/** What a car says as it is stored. */
export function entriesOf(said: Said): StoredEntry[] {
  if (said === null) return [{ mark: 'none', text: null }];
  if (typeof said === 'string') return [{ mark: 'text', text: said }];
  if ('mark' in said || 'product' in said) return [said as StoredEntry];
  return said.map((each) => (typeof each === 'string' ? { mark: 'text', text: each } : each));
}
