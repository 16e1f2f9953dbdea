/** As many children as one element has at most: hosts of mini-programs draw elements with many more slowly. */
const GROUP_SIZE = 40;

export interface Group<T> {
  key: string;
  items: readonly T[];
  /** Index of its first item in the whole list. */
  from: number;
}

/** A long list in parts, each for an element of its own. */
export function groupsOf<T>(items: readonly T[]): Group<T>[] {
  const groups: Group<T>[] = [];
  for (let from = 0; from < items.length; from += GROUP_SIZE)
    groups.push({ key: String(from), items: items.slice(from, from + GROUP_SIZE), from });
  return groups;
}
