import { anything, noted, nullable, number, oneOf, optional, record, text, type ValueOf, word } from './shape';

/** A call on its way to the app. */
export const callShape = record({
  id: noted(word, 'made by the page, different for every call'),
  jsonrpc: oneOf('2.0'),
  method: word,
  params: anything,
  timestamp: noted(number, 'epoch milliseconds'),
  jsApiToken: noted(text, 'given to this web view by the app'),
});

/** An error in an answer. */
export const errorShape = record({ code: number, message: text, data: anything });

/** An answer on its way to the page: either a result or an error. */
export const answerShape = record({ id: word, result: anything, error: optional(nullable(errorShape)) });

/** An event on its way to the page. */
export const noticeShape = record({
  jsonrpc: oneOf('2.0'),
  method: oneOf('message.notification'),
  params: record({ name: word, data: anything }),
});

/** The result of a call that the person has to do something for; its outcome comes as the event `asyncResult`. */
export const pendingShape = record({ isPending: oneOf(true) });

export const PENDING: ValueOf<typeof pendingShape> = { isPending: true };

export type BridgeMessage = ValueOf<typeof callShape>;

/** The value behind a text; undefined when it is no JSON. */
export function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
