import type { AppEventName, EventData, PageEventName } from './events';
import type { BridgePlatform } from './method';
import type { CallName, ParamsOf, ResultOf } from './methods';

/** Dependencies of the page's end. */
export interface BridgeClientOptions {
  platform: BridgePlatform;
  /** Sends a message to the app. It throws a `BridgeError` when there is no channel. */
  send: (text: string) => void;
  /** The token that the app gave to this web view. */
  jsApiToken: () => string;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Methods whose parameters may all be left out are called without any. */
type CallParams<M extends CallName> =
  Record<string, never> extends ParamsOf<M> ? [params?: ParamsOf<M>] : [params: ParamsOf<M>];

/** The page's end of the bridge. */
export interface BridgeClient {
  /**
   * Asks the app. Interactive methods wait for the person, at most ten minutes; all others are answered in five seconds.
   * @throws BridgeError (the promise is rejected with it, nothing else ever) when the parameters are wrong, the system does
   * not have the method, the app refuses, cannot be reached, does not answer in time, or answers with another shape
   */
  call: <M extends CallName>(name: M, ...params: CallParams<M>) => Promise<ResultOf<M>>;
  /** Subscribes to an event of the app. Returns the unsubscribe function. The app is notified of the first and the last listener. */
  on: <E extends PageEventName>(name: E, listener: (data: EventData<E>) => void) => () => void;
  /** Sends an event to the app. @throws BridgeError like `call` */
  tell: <E extends AppEventName>(name: E, data: EventData<E>) => Promise<void>;
  /** Receives a message from the app. Never throws: malformed messages and answers to unknown calls are ignored. */
  receive: (text: string) => void;
}
