import { createContext, useContext } from 'react';
import { catalogue, type TextKey } from './catalogue';

export type Language = 'zh-CN' | 'en';

const KEY = 'console.language';

/** The language chosen last on this computer; Chinese at first. */
export const keptLanguage = (): Language => (localStorage.getItem(KEY) === 'en' ? 'en' : 'zh-CN');

/** Keeps the chosen language. */
export const keepLanguage = (language: Language): void => localStorage.setItem(KEY, language);

/** A pair of words in a language. */
const inLanguage = (language: Language, words: readonly [string, string] | undefined): string =>
  words ? words[language === 'en' ? 1 : 0] : '';

/** A text of the catalogue, its `{names}` filled in. */
export function textIn(language: Language, key: TextKey, values: Record<string, string | number> = {}): string {
  return inLanguage(language, catalogue[key]).replace(/\{(\w+)\}/g, (mark, name: string) =>
    String(values[name] ?? mark),
  );
}

/** The language of the page, and how to change it. */
export const LanguageContext = createContext<{ language: Language; choose(language: Language): void }>({
  language: 'zh-CN',
  choose: () => undefined,
});

/** Texts in the language of the page: `t` of the catalogue, `say` of a pair of words. */
export function useTexts() {
  const { language, choose } = useContext(LanguageContext);
  return {
    language,
    choose,
    t: (key: TextKey, values?: Record<string, string | number>) => textIn(language, key, values),
    say: (words: readonly [string, string] | undefined) => inLanguage(language, words),
  };
}
