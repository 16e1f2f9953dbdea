import type { AppEventName, EventData, PageEventName } from './events';
import type { BridgePlatform } from './method';
import type { CallName, ParamsOf, ResultOf } from './methods';

/** Who calls, for handlers that want to know. */
export interface IncomingCall {
  id: string;
  method: string;
  /** Epoch milliseconds of the page. */
  timestamp: number;
}

/** Events are the host's own business: it keeps the subscriptions. */
export type HandledName = Exclude<CallName, `message.${string}`>;

/**
 * One function per method that the app has: gets checked parameters, gives the result or a promise of it. It may throw a
 * `BridgeError` with a code of its own; anything else thrown is an internal error (-32603), whose text stays in the app.
 * Interactive methods (see the description) take as long as the person needs: the host answers "pending" by itself and
 * tells the outcome by the event.
 */
export type BridgeHandlers = {
  [M in HandledName]?: (params: ParamsOf<M>, call: IncomingCall) => ResultOf<M> | Promise<ResultOf<M>>;
};

/** What the app does when the page tells it an event. */
export type AppEventHandlers = { [E in AppEventName]?: (data: EventData<E>) => void };

export interface BridgeHostOptions {
  platform: BridgePlatform;
  /** The token that this web view's page was given; calls with another one are refused. */
  jsApiToken: string;
  /** Brings a text to the page: calls the answer function there (`bridgeNames(product).answer`). */
  send: (text: string) => void;
  handlers: BridgeHandlers;
  onEvent?: AppEventHandlers;
  /** Hears of everything that was thrown in the app: by a handler, by an event's handler, by `send`. */
  onFault?: (fault: unknown, method: string) => void;
  /** Epoch milliseconds; the device's clock unless told. */
  now?: () => number;
}

/** The app's end of one web view. */
export interface BridgeHost {
  /** Takes a text from the page. The promise ends when it was answered and is never rejected. */
  receive: (text: string) => Promise<void>;
  /** Tells the page an event, if the page subscribed to it. True when it was sent. */
  emit: <E extends PageEventName>(name: E, data: EventData<E>) => boolean;
  /** Names of the events that the page listens to. */
  subscriptions: () => string[];
}
