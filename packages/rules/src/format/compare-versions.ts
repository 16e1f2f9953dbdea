function segmentsOf(version: string): number[] {
  const parts = version.split('.');
  return [0, 1, 2].map((position) => Number.parseInt(parts[position] ?? '', 10) || 0);
}

/**
 * Compares two dotted versions over three segments: −1 when `a` is older, 1 when newer, 0 when alike.
 * Segments are numbers, missing or unreadable ones count as 0, and anything after the third is ignored.
 *
 * Example: `1.2.10` is newer than `1.2.9`; `2` equals `2.0.0`; `1.0.0.9` equals `1.0.0`.
 */
export function compareVersions(a: string, b: string): -1 | 0 | 1 {
  const left = segmentsOf(a);
  const right = segmentsOf(b);
  for (let position = 0; position < 3; position += 1) {
    const difference = (left[position] ?? 0) - (right[position] ?? 0);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  return 0;
}
