import { i18n } from '@lingui/core';
import { language, SOURCE_LANGUAGE } from '@/session';

type Token = string | [name: string];

/**
 * Compiles a source text with `{name}` places, the only syntax our source texts use: plurals and numbers are formatted by
 * own functions, since some mini-program engines lack `Intl`. Translations come compiled (`config/catalogue.js`).
 *
 * @example compileText('剩余 {0} 次') // ['剩余 ', ['0'], ' 次']
 */
function compileText(text: string): Token[] {
  const tokens: Token[] = text.split(/(\{[^{}]+\})/).filter((part) => part !== '');
  return tokens.map((part) => (typeof part === 'string' && part.startsWith('{') ? [part.slice(1, -1).trim()] : part));
}

/** Starts the texts: the source language needs no catalogue. */
export function startTexts(): typeof i18n {
  i18n.setMessagesCompiler(compileText);
  i18n.load(SOURCE_LANGUAGE, {});
  i18n.activate(SOURCE_LANGUAGE);
  return i18n;
}

/** Shows the texts in the language of the phone. Ends when they are here; nothing to wait for where they are in the source. */
export function startLanguage(): Promise<void> | undefined {
  if (language() === SOURCE_LANGUAGE) return undefined;
  return import('./show-language').then((file) => file.showLanguage()).catch(() => undefined);
}
