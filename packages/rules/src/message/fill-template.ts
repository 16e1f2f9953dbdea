import { formatInstant } from '../format/date';
import { formatYuan } from '../money';

/** Values of a message: money in fen under names ending in `Fen`, moments in epoch ms under names ending in `At`. */
export type MessageParams = { readonly [name: string]: string | number };

const PLACEHOLDER = /\{(\w+)\}/g;

/** Names of the placeholders of a pattern, such as `model` of `{model} 已支付`. */
export const placeholdersOf = (pattern: string): string[] =>
  [...pattern.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

function worded(name: string, value: string | number, language: 'zh' | 'en'): string {
  if (name.endsWith('Fen')) return formatYuan(Number(value));
  if (name.endsWith('At')) return formatInstant(Number(value), language === 'zh' ? 'M月D日 HH:mm' : 'MMM D, HH:mm');
  return String(value);
}

/**
 * Fills `{name}` in a pattern. Example: `{model} 已支付 {amountFen}` with `{ model: '01', amountFen: 500000 }` is
 * `01 已支付 ¥5,000`.
 * @throws RangeError when a value is missing
 */
export function fillTemplate(pattern: string, params: MessageParams, language: 'zh' | 'en'): string {
  return pattern.replace(PLACEHOLDER, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) throw new RangeError(`the message lacks ${name}`);
    return worded(name, value, language);
  });
}

/** Fills `{name}` in a link, each value encoded. @throws RangeError when a value is missing */
export function fillLink(pattern: string, params: MessageParams): string {
  const encoded = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, encodeURIComponent(String(value))]),
  );
  return pattern.replace(PLACEHOLDER, (_, name: string) => {
    const value = Object.hasOwn(encoded, name) ? encoded[name] : undefined;
    if (value === undefined) throw new RangeError(`the link lacks ${name}`);
    return value;
  });
}
