/** An amount as displayed: ¥269,900, or ¥0.50 with fen. Implemented independently of the app. */
export function yuan(fen: number, { exact = false } = {}): string {
  const digits = { minimumFractionDigits: exact || fen % 100 !== 0 ? 2 : 0, maximumFractionDigits: 2 };
  return `¥${(fen / 100).toLocaleString('en-US', digits)}`;
}
