import { defaultLanguage, type LanguageCode } from '@voltfront/contract/headers';
import { knownTexts, type Wording } from './define-texts';
import { hasTextMark, TEXT_REF } from './text-ref';

type Params = Record<string, unknown>;

/** One text in words. Nothing of a key that this release does not know, such as one kept by a later release. */
function say(key: string, json: string | undefined, language: LanguageCode): string {
  const wordings = knownTexts.get(key);
  if (!wordings) return '';
  const wording = wordings[language === 'en' ? 1 : 0] as Wording<Params>;
  if (typeof wording === 'string') return wording;
  return wording(renderAll(JSON.parse(json ?? '{}') as Params, language));
}

/** A text with its references in words; the text itself when there are none. */
export function render(text: string, language: LanguageCode = defaultLanguage): string {
  if (!hasTextMark(text)) return text;
  return text.replace(TEXT_REF, (_, key: string, json: string | undefined) => say(key, json, language));
}

/** A reference within JSON, where the quotes of its parameters are escaped. */
const REF_IN_JSON = /\uFDD0[^\uFDD0\uFDD1]*\uFDD1/g;

/** Written JSON with all its references in words, without reading the rest of it. */
export const renderJson = (json: string, language: LanguageCode): string =>
  json.replace(REF_IN_JSON, (ref) => JSON.stringify(render(JSON.parse(`"${ref}"`) as string, language)).slice(1, -1));

/**
 * A reply with all its references in words. What has none is given back as it is, never copied and never changed: it may be
 * an answer that is kept for others.
 */
export function renderAll<T>(value: T, language: LanguageCode): T;
export function renderAll(value: unknown, language: LanguageCode): unknown {
  if (typeof value === 'string') return render(value, language);
  if (!value || typeof value !== 'object' || value instanceof Date) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => renderAll(item, language));
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  let copy: Record<string, unknown> | null = null;
  for (const [name, item] of Object.entries(value)) {
    const rendered = renderAll(item, language);
    if (rendered === item) continue;
    copy ??= { ...value };
    copy[name] = rendered;
  }
  return copy ?? value;
}
