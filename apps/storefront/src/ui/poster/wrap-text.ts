/** Signs that no line begins with. */
const CLOSING = /^[，。！？；：、）》」』”’,.!?;:)\]%]/;
/** Positions where a line may break: after each character of a wide script, after a space, and nowhere inside a Latin word. */
const PIECES = /[A-Za-z0-9@#&'’.,:/_-]+\s*|\s+|./gu;

/**
 * Breaks a text into lines of a width.
 *
 * @param most lines at most; the last ends in … when there is more
 * @param widthOf measures a piece of text, in the unit of `width`
 * @example wrapText('好的比例，不需要解释', 4, 2, (part) => part.length) // ['好的比', '例，不…']: no line begins with a comma
 */
export function wrapText(text: string, width: number, most: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES) ?? []) {
    const isFull = line !== '' && widthOf((line + piece).trimEnd()) > width;
    if (!isFull) {
      line += piece;
    } else if (CLOSING.test(piece) && line.length > 1) {
      lines.push(line.slice(0, -1));
      line = line.slice(-1) + piece;
    } else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  }
  if (line) lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', width, widthOf)];
}

function shortened(line: string, width: number, widthOf: (part: string) => number): string {
  let kept = line;
  while (kept && widthOf(`${kept}…`) > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}
