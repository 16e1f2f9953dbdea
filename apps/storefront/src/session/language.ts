import { systemLanguage } from '@/platform/language';
import { stored } from './storage-keys';

/** Languages that texts can be asked for in, as the server reads them from `Accept-Language`. */
const LANGUAGES = ['zh-CN', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A language, or the one that the phone's system is in. */
export type LanguageChoice = Language | 'system';

/** Language of a phone that has chosen none, whatever its system has, and of the texts in the source. */
export const SOURCE_LANGUAGE: Language = 'zh-CN';

/** The customer's choice. What is stored may be anything: only choices that there are count. */
export function languageChoice(): LanguageChoice {
  const kept: unknown = stored.get('LANGUAGE');
  return [...LANGUAGES, 'system' as const].find((one) => one === kept) ?? SOURCE_LANGUAGE;
}

/** The phone's language. Of a system's languages English is told from all others, which are answered in Chinese. */
export function language(): Language {
  const choice = languageChoice();
  if (choice !== 'system') return choice;
  return /^en\b/i.test(systemLanguage()) ? 'en' : SOURCE_LANGUAGE;
}
