import { defaultLanguage, type LanguageCode } from '@voltfront/contract/headers';

/** Longest part of the header that is read; browsers send a tenth of it. */
const MOST_CHARACTERS = 500;

/** The supported language of a tag such as `en-GB` or `zh-Hant-TW`. */
function languageOfTag(tag: string): LanguageCode | null {
  const [primary] = tag.toLowerCase().split('-');
  if (primary === 'zh') return 'zh-CN';
  return primary === 'en' ? 'en' : null;
}

/** Weight of `;q=0.8`; 1 without one, 0 when it is not a valid weight. */
function weightOf(parameters: string[]): number {
  const given = parameters.map((item) => item.trim()).find((item) => /^q=/i.test(item));
  if (given === undefined) return 1;
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/i.test(given) ? Number(given.slice(2)) : 0;
}

/**
 * The supported language with the largest weight in an `Accept-Language` header; among equals the
 * first, Chinese when none is supported.
 * Example: `en-GB,en;q=0.9,zh;q=0.5` is `en`, `fr` is `zh-CN`.
 */
export function languageOf(header: string | undefined): LanguageCode {
  let best: { language: LanguageCode; weight: number } = { language: defaultLanguage, weight: 0 };
  for (const item of (header ?? '').slice(0, MOST_CHARACTERS).split(',')) {
    const [tag = '', ...parameters] = item.split(';');
    const language = languageOfTag(tag.trim());
    const weight = weightOf(parameters);
    if (language && weight > best.weight) best = { language, weight };
  }
  return best.language;
}
