/** A list that never grows beyond its size: the oldest entry makes room for a new one. */
export interface BoundedBuffer<T> {
  readonly length: number;
  add(entry: T): void;
  /** The entries, oldest first. */
  read(): readonly T[];
  /** Takes all entries out, oldest first. */
  drain(): T[];
}

/** Makes an empty one. */
export function createBoundedBuffer<T>(size: number): BoundedBuffer<T> {
  let entries: T[] = [];
  return {
    get length() {
      return entries.length;
    },
    add(entry) {
      if (entries.length >= size) entries.shift();
      entries.push(entry);
    },
    read: () => entries,
    drain() {
      const drained = entries;
      entries = [];
      return drained;
    },
  };
}
