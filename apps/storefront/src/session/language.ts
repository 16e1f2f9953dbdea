import { stored } from './storage-keys';

/** Languages that texts can be asked for in, as the server reads them from `Accept-Language`. */
const LANGUAGES = ['zh-CN', 'en'] as const;

type Language = (typeof LANGUAGES)[number];

/** Language of a phone that has chosen none, whatever its system has. */
const DEFAULT_LANGUAGE: Language = 'zh-CN';

/** The phone's language. What is stored may be anything: only languages that there are count. */
export function language(): Language {
  const kept: unknown = stored.get('LANGUAGE');
  return LANGUAGES.find((one) => one === kept) ?? DEFAULT_LANGUAGE;
}
