/**
 * One entry of a cell. A `product` takes its mark and price from the catalogue: ● when the version
 * includes it, ○ with the price when it is optional, nothing when the version does not offer it.
 */
export type StoredEntry =
  | { mark: 'text' | 'standard' | 'none'; text: string | null }
  | { product: string; text: string | null };
