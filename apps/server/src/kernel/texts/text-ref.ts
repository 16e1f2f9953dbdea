declare const isTextRef: unique symbol;

/**
 * A text of a catalogue and its parameters, not yet in a language: `{ key, params }` written as a string, so that it goes
 * wherever a text goes (a reply, a refusal, a list that is joined, a kept answer) and is put in words where it leaves, by
 * `render`. It stands between two characters that Unicode keeps out of texts (U+FDD0, U+FDD1); input with them is refused.
 */
export type TextRef = string & { readonly [isTextRef]: true };

/** A parameter of a text; it may be a text itself. */
export type TextParam =
  | string
  | number
  | boolean
  | null
  | readonly TextParam[]
  | { readonly [name: string]: TextParam };

/** A text as tables keep it. */
export interface StoredText {
  /** Module and name, such as `order.paid`. */
  key: string;
  params?: { readonly [name: string]: TextParam };
}

/** Whether a text holds a character that only references to texts have. */
export const hasTextMark = (text: string): boolean => text.includes('\uFDD0') || text.includes('\uFDD1');

/** A reference somewhere in a text: its key and, in JSON, its parameters, whose own references are escaped. */
export const TEXT_REF = /\uFDD0([\w-]+\.\w+)(\{[^\uFDD0\uFDD1]*\})?\uFDD1/g;

const ESCAPED: Record<string, string> = { '\uFDD0': '\\ufdd0', '\uFDD1': '\\ufdd1' };

/** The reference to a text. */
export function textRef({ key, params }: StoredText): TextRef {
  const json = params ? JSON.stringify(params).replace(/[\uFDD0\uFDD1]/g, (mark) => ESCAPED[mark] ?? '') : '';
  return `\uFDD0${key}${json}\uFDD1` as TextRef;
}

/** A reference in the form in which tables keep it; null for a text that is no single reference. */
export function storedText(text: string): StoredText | null {
  const match = new RegExp(`^${TEXT_REF.source}$`).exec(text);
  if (!match?.[1]) return null;
  return match[2] ? { key: match[1], params: JSON.parse(match[2]) } : { key: match[1] };
}
