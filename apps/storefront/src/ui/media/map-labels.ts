interface PlacedPin {
  key: string;
  isActive: boolean;
  /** Shares of the map from the left and from the top. */
  x: number;
  y: number;
}

/** Room of a name, as shares of the map. */
const WIDTH = 0.3;
const HEIGHT = 0.14;

/** Keys of the pins whose names do not cover each other; the chosen one's always shows, then the first come. */
export function freeLabels(pins: readonly PlacedPin[]): ReadonlySet<string> {
  const shown: PlacedPin[] = [];
  const inOrder = [...pins].sort((a, b) => Number(b.isActive) - Number(a.isActive));
  for (const pin of inOrder) {
    const isCovered = shown.some(({ x, y }) => Math.abs(x - pin.x) < WIDTH && Math.abs(y - pin.y) < HEIGHT);
    if (!isCovered) shown.push(pin);
  }
  return new Set(shown.map(({ key }) => key));
}
