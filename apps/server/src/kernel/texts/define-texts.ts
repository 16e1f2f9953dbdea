import { type TextParam, type TextRef, textRef } from './text-ref';

/** A text in one language: as it stands, or made of its parameters. */
export type Wording<P> = string | ((params: P) => string);

/** A text in all languages: Chinese, then English. */
export type Wordings<P> = readonly [chinese: Wording<P>, english: Wording<P>];

type Params = { readonly [name: string]: TextParam };

/** What a module says: a text without parameters is its reference, one with parameters makes it. */
export type Texts<T> = {
  readonly [Name in keyof T]: unknown extends T[Name] ? TextRef : (params: T[Name]) => TextRef;
};

const catalogue = new Map<string, Wordings<never>>();

/** All texts of the modules that were loaded, by key. */
export const knownTexts: ReadonlyMap<string, Wordings<never>> = catalogue;

/**
 * Defines the texts of a module. A text without its English, or a use without a parameter that one of its languages
 * wants, does not compile. Money is given in fen, moments in epoch milliseconds.
 * @param area first part of the keys, the module's name; keys are kept in tables, so they are never given another meaning
 * @example
 * const texts = defineTexts('order', {
 *   missing: ['订单不存在', 'This order does not exist'],
 *   paid: [({ amountFen }: Amount) => `已支付 ${formatYuan(amountFen)}`, ({ amountFen }) => `Paid ${formatYuan(amountFen)}`],
 * });
 * throw refuse('NOT_FOUND', { message: texts.missing });
 */
export function defineTexts<T extends Record<string, unknown>>(
  area: string,
  entries: { readonly [Name in keyof T]: Wordings<T[Name]> },
): Texts<T> {
  const texts: Record<string, TextRef | ((params: Params) => TextRef)> = {};
  for (const [name, wordings] of Object.entries(entries) as [string, Wordings<never>][]) {
    const key = `${area}.${name}`;
    if (catalogue.has(key)) throw new TypeError(`the text ${key} is there twice`);
    catalogue.set(key, wordings);
    const isPlain = wordings.every((wording) => typeof wording === 'string');
    texts[name] = isPlain ? textRef({ key }) : (params) => textRef({ key, params });
  }
  return texts as Texts<T>;
}

/** `1 month`, `3 months`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
