/**
 * One thing said in a cell. A `product` takes its mark and its price from the catalogue: ● where the version has it by
 * itself, ○ with the price where it can be added, nothing where the version does not offer it.
 */
export type StoredEntry =
  | { mark: 'text' | 'standard' | 'none'; text: string | null }
  | { product: string; text: string | null };
