import { knownTexts } from './define-texts';
import { render } from './render';
import { type StoredText, storedText, textRef } from './text-ref';

/** The texts of a row's words, by the name of the column; a column whose words are somebody's own has none. */
export type KeptTexts = { readonly [column: string]: StoredText };

interface Kept {
  texts: KeptTexts | null;
}

/**
 * A row in the form in which its table keeps it: columns that hold references get their Chinese words, and `texts` what they
 * were made of.
 */
export function wordsToKeep<R extends object>(row: R, columns: readonly (keyof R & string)[]): R & Kept {
  const kept: Record<string, unknown> = Object.fromEntries(Object.entries(row));
  const texts: Record<string, StoredText> = {};
  for (const column of columns) {
    const words = String(row[column]);
    const text = storedText(words);
    if (text) texts[column] = text;
    kept[column] = render(words);
  }
  return { ...(kept as R), texts: Object.keys(texts).length > 0 ? texts : null };
}

/**
 * A row that `wordsToKeep` made, with references again. Rows of a release before it, and texts that only a later one knows,
 * show the words that were stored.
 */
export function keptWords<R extends Kept>(row: R): R {
  const known = Object.entries(row.texts ?? {}).filter(([, { key }]) => knownTexts.has(key));
  return { ...row, ...Object.fromEntries(known.map(([column, text]) => [column, textRef(text)])) };
}
