const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, 'g');

/** The text without terminal colours and cursor moves. */
export const plain = (text) => text.replace(ESCAPES, '');

/** The last lines of an output, without blank lines at its ends. */
export function lastLines(text, count) {
  return plain(text).trimEnd().split('\n').slice(-count).join('\n');
}

/** `7 s` or `2 min 05 s`. */
export function duration(ms) {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Rows as aligned columns; numbers to the right. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const cell = (value, width) =>
    typeof value === 'number' || /^[\d.,]+( \w+)?$/.test(value)
      ? String(value).padStart(width)
      : String(value).padEnd(width);
  return rows
    .map((row) =>
      row
        .map((value, column) => cell(value, widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
