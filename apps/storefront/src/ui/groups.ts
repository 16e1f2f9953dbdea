/** Most children of one element: mini-program hosts render elements with more of them slowly. */
const GROUP_SIZE = 40;

export interface Group<T> {
  key: string;
  items: readonly T[];
  /** Index of its first item in the whole list. */
  from: number;
}

/** Splits a long list into groups, each rendered in its own element. */
export function groupsOf<T>(items: readonly T[]): Group<T>[] {
  const groups: Group<T>[] = [];
  for (let from = 0; from < items.length; from += GROUP_SIZE)
    groups.push({ key: String(from), items: items.slice(from, from + GROUP_SIZE), from });
  return groups;
}
