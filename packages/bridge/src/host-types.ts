import type { AppEventName, EventData, PageEventName } from './events';
import type { BridgePlatform } from './method';
import type { CallName, ParamsOf, ResultOf } from './methods';

/** The caller, for handlers that need it. */
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

/** Handlers of events that the page sends. */
export type AppEventHandlers = { [E in AppEventName]?: (data: EventData<E>) => void };

export interface BridgeHostOptions {
  platform: BridgePlatform;
  /** The token that this web view's page was given; calls with another one are refused. */
  jsApiToken: string;
  /** Sends a message to the page: calls the answer function there (`bridgeNames(product).answer`). */
  send: (text: string) => void;
  handlers: BridgeHandlers;
  onEvent?: AppEventHandlers;
  /** Called with every error thrown in the app: by a handler, by an event's handler, by `send`. */
  onFault?: (fault: unknown, method: string) => void;
  /** Epoch milliseconds; default: the device's clock. */
  now?: () => number;
}

/** The app's end of one web view. */
export interface BridgeHost {
  /** Receives a message from the page. The promise resolves when it is answered and never rejects. */
  receive: (text: string) => Promise<void>;
  /** Sends an event to the page, if the page subscribed to it. True when it was sent. */
  emit: <E extends PageEventName>(name: E, data: EventData<E>) => boolean;
  /** Names of the events that the page listens to. */
  subscriptions: () => string[];
}
