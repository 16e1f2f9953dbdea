const { compileMessage } = require('@lingui/message-utils/compileMessage');
const { generateMessageId } = require('@lingui/message-utils/generateMessageId');

/** The key that CLDR gives a count of one, as a value that `select` finds; other counts take `other`. */
const ONE = { one: '1' };

/** Plurals become selections by value: some engines of mini-programs lack `Intl`, which Lingui asks for plurals. */
function withoutIntl(token) {
  if (!Array.isArray(token)) return token;
  const [name, type, cases] = token;
  if (type !== 'plural') return token;
  const chosen = Object.entries(cases).map(([key, text]) => [ONE[key] ?? key, text]);
  return [name, 'select', Object.fromEntries(chosen)];
}

/** A translation as Lingui's runtime wants it: a text, or its parts with `[name]` and `[name, 'select', cases]` between them. */
function compileText(text) {
  const compiled = compileMessage(text);
  const parts = Array.isArray(compiled) ? compiled : [compiled];
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts.map(withoutIntl);
}

/** Files of translations. */
exports.CATALOGUES = /[\\/]src[\\/]locales[\\/].*\.json$/;

/** Texts of tables, which are looked up by themselves (`translate`). */
const PLAIN = /[\\/]plain\.json$/;

/**
 * A file of translations (`{ "<Chinese>": "<translation>" }`) with the ids that Lingui's macros give the Chinese texts, and
 * the translations compiled, so that phones parse no text.
 */
exports.compileFile = (file, json) => {
  const idOf = PLAIN.test(file) ? (source) => source : generateMessageId;
  const entries = Object.entries(JSON.parse(json)).map(([source, text]) => [idOf(source), compileText(text)]);
  return JSON.stringify(Object.fromEntries(entries));
};
