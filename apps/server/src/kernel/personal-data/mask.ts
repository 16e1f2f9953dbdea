/** Hides the middle of a text: `曜***澜`; short ones keep their first character only. */
export function maskMiddle(text: string, head = 1, tail = 1): string {
  if (text === '') return '';
  if (text.length <= head + tail) return `${text.slice(0, 1)}*`;
  return `${text.slice(0, head)}***${text.slice(text.length - tail)}`;
}

/** A text of a row with its middle hidden; null without one. */
export const masked = (text: unknown, head?: number, tail?: number): string | null =>
  typeof text === 'string' && text !== '' ? maskMiddle(text, head, tail) : null;
