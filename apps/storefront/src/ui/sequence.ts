/** Keys for things that are only told apart by their place: `sequence(3)` is `['0', '1', '2']`. */
export function sequence(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index));
}
