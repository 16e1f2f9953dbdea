/** Signs that a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A value as a field of a CSV file: quoted where it has to be, and never read as a formula by a spreadsheet. */
export function csvField(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly (string | number)[]): string => `${values.map(csvField).join(',')}\r\n`;
