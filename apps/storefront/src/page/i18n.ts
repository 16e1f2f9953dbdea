import { i18n } from '@lingui/core';

/** Language of the source texts. */
const SOURCE_LOCALE = 'zh-CN';

type Token = string | [name: string];

/**
 * Compiles a source text with `{name}` places, the only syntax our texts use: plurals and numbers are formatted by own
 * functions, since some mini-program engines lack `Intl`.
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
  i18n.load(SOURCE_LOCALE, {});
  i18n.activate(SOURCE_LOCALE);
  return i18n;
}
