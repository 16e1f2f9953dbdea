import { type TextParam, type TextRef, textRef } from './text-ref';

/** A text in one language: a constant, or a function of its parameters. */
export type Wording<P> = string | ((params: P) => string);

/** A text in all languages: Chinese, then English. */
export type Wordings<P> = readonly [chinese: Wording<P>, english: Wording<P>];

type Params = { readonly [name: string]: TextParam };

/**
 * The texts of a module: one without parameters is a reference, one with parameters is a function
 * that returns a reference.
 */
export type Texts<T> = {
  readonly [Name in keyof T]: unknown extends T[Name] ? TextRef : (params: T[Name]) => TextRef;
};

const catalogue = new Map<string, Wordings<never>>();

/** All texts of the loaded modules, by key. */
export const knownTexts: ReadonlyMap<string, Wordings<never>> = catalogue;

/**
 * Defines the texts of a module. A missing English text, or a call without a parameter that one of
 * the languages needs, does not compile. Money is given in fen, times in epoch milliseconds.
 * @param area first part of the keys, the module's name; keys are stored in tables, so their
 * meaning must never change
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
