import { knownTexts } from './define-texts';
import { render } from './render';
import { type StoredText, storedText, textRef } from './text-ref';

/** Text references of a row by column name; columns with text that people wrote have none. */
export type KeptTexts = { readonly [column: string]: StoredText };

interface Kept {
  texts: KeptTexts | null;
}

/**
 * A row as its table stores it: columns with references get their Chinese text, and `texts` keeps
 * the references.
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
 * A row stored by `wordsToKeep`, with references again. Rows of an earlier release, and texts that
 * only a later one knows, show the stored text.
 */
export function keptWords<R extends Kept>(row: R): R {
  const known = Object.entries(row.texts ?? {}).filter(([, { key }]) => knownTexts.has(key));
  return { ...row, ...Object.fromEntries(known.map(([column, text]) => [column, textRef(text)])) };
}
