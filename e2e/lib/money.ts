/** An amount as customers read it: ¥269,900, or ¥0.50 where there are fen. Written apart from the app's own. */
export function yuan(fen: number, { exact = false } = {}): string {
  const digits = { minimumFractionDigits: exact || fen % 100 !== 0 ? 2 : 0, maximumFractionDigits: 2 };
  return `¥${(fen / 100).toLocaleString('en-US', digits)}`;
}
