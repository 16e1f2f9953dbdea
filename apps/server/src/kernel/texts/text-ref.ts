declare const isTextRef: unique symbol;

/**
 * A catalogue text with its parameters, not yet translated: `{ key, params }` encoded in a string,
 * so that it can be used wherever a text can (a response, an error, a joined list, a cached
 * answer). `render` translates it when it leaves the server. It is enclosed in two Unicode
 * noncharacters (U+FDD0, U+FDD1); input that contains them is refused.
 */
export type TextRef = string & { readonly [isTextRef]: true };

/** A parameter of a text; may itself be a text reference. */
export type TextParam =
  | string
  | number
  | boolean
  | null
  | readonly TextParam[]
  | { readonly [name: string]: TextParam };

/** A text reference as stored in tables. */
export interface StoredText {
  /** Module and name, such as `order.paid`. */
  key: string;
  params?: { readonly [name: string]: TextParam };
}

/** Whether a text contains a delimiter of text references. */
export const hasTextMark = (text: string): boolean => text.includes('\uFDD0') || text.includes('\uFDD1');

/**
 * A reference within a text: its key and, in JSON, its parameters, in which nested references are
 * escaped.
 */
export const TEXT_REF = /\uFDD0([\w-]+\.\w+)(\{[^\uFDD0\uFDD1]*\})?\uFDD1/g;

const ESCAPED: Record<string, string> = { '\uFDD0': '\\ufdd0', '\uFDD1': '\\ufdd1' };

/** Encodes a text and its parameters as a reference. */
export function textRef({ key, params }: StoredText): TextRef {
  const json = params ? JSON.stringify(params).replace(/[\uFDD0\uFDD1]/g, (mark) => ESCAPED[mark] ?? '') : '';
  return `\uFDD0${key}${json}\uFDD1` as TextRef;
}

/** Decodes a reference for storage; null for a text that is not exactly one reference. */
export function storedText(text: string): StoredText | null {
  const match = new RegExp(`^${TEXT_REF.source}$`).exec(text);
  if (!match?.[1]) return null;
  return match[2] ? { key: match[1], params: JSON.parse(match[2]) } : { key: match[1] };
}
