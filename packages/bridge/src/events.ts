import { asyncCodes } from './errors';
import { anything, noted, nullable, oneOf, optional, record, type Shape, text, type ValueOf, word } from './shape';

/** Description of one event. */
export interface BridgeEvent<D = unknown> {
  about: string;
  /** Receiver of the event. */
  to: 'page' | 'app';
  data: Shape<D>;
  /** Sent to the page without a subscription. */
  isAlwaysSent?: true;
  example: D;
}

const event = <D>(description: BridgeEvent<D>): BridgeEvent<D> => description;

/** Every event by its name. */
export const events = {
  sessionChanged: event({
    about: 'The person logged in or out in the app, or the app renewed the token: the page takes over what is told.',
    to: 'page',
    data: record({ token: noted(nullable(word), 'null after a logout') }),
    example: { token: null },
  }),
  asyncResult: event({
    about: 'What became of a call that was answered with "pending".',
    to: 'page',
    isAlwaysSent: true,
    data: record({
      id: noted(word, 'of the call'),
      code: noted(oneOf(asyncCodes.ok, asyncCodes.failed, asyncCodes.timedOut), 'ok, failed, timed out'),
      data: noted(anything, 'the result, when ok'),
      message: optional(text),
    }),
    example: { id: 'k3x9-1', code: asyncCodes.ok, data: { token: '0b7c…' } },
  }),
  pageShown: event({
    about: 'Another page of the shop came to the front.',
    to: 'app',
    data: record({ path: noted(word, 'without its query'), title: text }),
    example: { path: '/pages/car/index', title: '购车' },
  }),
  consentChanged: event({
    about:
      'The customer took the agreement to the privacy policy back in the settings (0). Agreeing is told as under Transport.',
    to: 'app',
    data: record({ isAgreePrivacyPolicy: oneOf(0, 1) }),
    example: { isAgreePrivacyPolicy: 0 },
  }),
};

type Events = typeof events;

export type EventName = keyof Events;
export type EventData<E extends EventName> = ValueOf<Events[E]['data']>;
/** Events that the page can subscribe to. */
export type PageEventName = 'sessionChanged';
/** Events that the page tells the app. */
export type AppEventName = 'pageShown' | 'consentChanged';

/** The description of an event; null for a name that is none. */
export function eventOf(name: string): BridgeEvent | null {
  return Object.hasOwn(events, name) ? (events[name as EventName] as unknown as BridgeEvent) : null;
}
