/** Keys for items that differ only by their index: `sequence(3)` is `['0', '1', '2']`. */
export function sequence(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index));
}
