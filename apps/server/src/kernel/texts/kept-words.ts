import { knownTexts } from './define-texts';
import { render } from './render';
import { type StoredText, storedText, textRef } from './text-ref';

/**
 * Text references of a row by column name, or by path within a column of JSON, such as
 * `items.0.label`. Texts that people wrote have none.
 */
export type KeptTexts = { readonly [path: string]: StoredText };

interface Kept {
  texts: KeptTexts | null;
}

/** Replaces references in a value by their Chinese text, and collects them by path. */
function withoutRefs(value: unknown, path: string, texts: Record<string, StoredText>): unknown {
  if (typeof value === 'string') {
    const text = storedText(value);
    if (text) texts[path] = text;
    return render(value);
  }
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item, i) => withoutRefs(item, `${path}.${i}`, texts));
  const entries = Object.entries(value).map(([name, item]) => [name, withoutRefs(item, `${path}.${name}`, texts)]);
  return Object.fromEntries(entries);
}

/**
 * A row as its table stores it: columns with references get their Chinese text, and `texts` keeps
 * the references. Columns of JSON are searched in depth.
 */
export function wordsToKeep<R extends object>(row: R, columns: readonly (keyof R & string)[]): R & Kept {
  const texts: Record<string, StoredText> = {};
  const kept = Object.fromEntries(columns.map((column) => [column, withoutRefs(row[column], column, texts)]));
  return { ...row, ...kept, texts: Object.keys(texts).length > 0 ? texts : null };
}

/** A copy of a value with a text at a path; unchanged when there is no text at that path. */
function withRef(value: unknown, [name, ...rest]: readonly string[], ref: string): unknown {
  if (name === undefined) return typeof value === 'string' ? ref : value;
  if (!value || typeof value !== 'object' || !Object.hasOwn(value, name)) return value;
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value };
  copy[name] = withRef(copy[name], rest, ref);
  return copy;
}

/**
 * A row stored by `wordsToKeep`, with references again. Rows of an earlier release, and texts that
 * only a later one knows, show the stored text.
 */
export function keptWords<R extends Partial<Kept>>(row: R): R {
  let said: unknown = row;
  for (const [path, text] of Object.entries(row.texts ?? {}))
    if (knownTexts.has(text.key)) said = withRef(said, path.split('.'), textRef(text));
  return said as R;
}
