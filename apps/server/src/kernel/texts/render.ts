import { defaultLanguage, type LanguageCode } from '@voltfront/contract/headers';
import { knownTexts, type Wording } from './define-texts';
import { hasTextMark, TEXT_REF } from './text-ref';

type Params = Record<string, unknown>;

/** One text in a language. Empty for an unknown key, such as one stored by a later release. */
function say(key: string, json: string | undefined, language: LanguageCode): string {
  const wordings = knownTexts.get(key);
  if (!wordings) return '';
  const wording = wordings[language === 'en' ? 1 : 0] as Wording<Params>;
  if (typeof wording === 'string') return wording;
  return wording(renderAll(JSON.parse(json ?? '{}') as Params, language));
}

/**
 * Replaces the references in a text by their wording; a text without references is returned
 * unchanged.
 */
export function render(text: string, language: LanguageCode = defaultLanguage): string {
  if (!hasTextMark(text)) return text;
  return text.replace(TEXT_REF, (_, key: string, json: string | undefined) => say(key, json, language));
}

/** A reference inside JSON, where the quotes of its parameters are escaped. */
const REF_IN_JSON = /\uFDD0[^\uFDD0\uFDD1]*\uFDD1/g;

/** Translates all references in serialised JSON without parsing it. */
export const renderJson = (json: string, language: LanguageCode): string =>
  json.replace(REF_IN_JSON, (ref) => JSON.stringify(render(JSON.parse(`"${ref}"`) as string, language)).slice(1, -1));

/**
 * Translates all references in a response. Parts without references are returned as they are,
 * neither copied nor modified: they may belong to a shared cache.
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
