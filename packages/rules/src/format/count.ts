/**
 * Short form of a like, view or comment count: four digits in thousands (`k`), five and more in ten thousands (`w`),
 * one decimal, cut off rather than rounded so that a count never looks larger than it is.
 *
 * Example: 999 → `999`, 1 250 → `1.2k`, 9 999 → `9.9k`, 10 000 → `1.0w`, 123 456 → `12.3w`. No number or below zero → `0`.
 */
export function formatCount(count: number): string {
  if (!(count > 0)) return '0';
  const whole = Math.floor(count);
  if (whole >= 10_000) return `${(Math.floor(whole / 1000) / 10).toFixed(1)}w`;
  if (whole >= 1000) return `${(Math.floor(whole / 100) / 10).toFixed(1)}k`;
  return String(whole);
}
