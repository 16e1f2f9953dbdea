/** One of the choices of a filter. */
export interface FilterOption {
  key: string;
  text: string;
  /** Number of results, shown in the sheet only. */
  count?: number;
  disabled?: boolean;
}

/** A filter: what it is about and what can be chosen. */
export interface FilterGroup {
  key: string;
  text: string;
  options: readonly FilterOption[];
  /** Several choices at once. */
  multiple?: boolean;
}

/** Chosen options by filter; a filter without an entry lets everything through. */
export type FilterValue = Readonly<Record<string, readonly string[]>>;

/** Number of chosen options, of all filters together. */
export const filterCount = (value: FilterValue): number =>
  Object.values(value).reduce((count, keys) => count + keys.length, 0);

/** The filters after an option was tapped: it goes when it was chosen, and replaces the other where only one can be. */
export function toggleOption(value: FilterValue, { key, multiple }: FilterGroup, option: string): FilterValue {
  const before = value[key] ?? [];
  const without = before.filter((each) => each !== option);
  if (without.length < before.length) return { ...value, [key]: without };
  return { ...value, [key]: multiple ? [...before, option] : [option] };
}

/** Label of a filter's button: its name, its single choice, or its name with the number of choices. */
export function filterWords({ key, text, options }: FilterGroup, value: FilterValue): string {
  const chosen = value[key] ?? [];
  if (chosen.length === 1) return options.find((option) => option.key === chosen[0])?.text ?? text;
  return chosen.length > 1 ? `${text} ${chosen.length}` : text;
}
