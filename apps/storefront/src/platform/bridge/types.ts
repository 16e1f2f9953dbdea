import type { BridgeClient } from '@voltfront/bridge';
import type { AppEventName, EventData, PageEventName } from '@voltfront/bridge/events';

/** The native car app, as the rest of the shop sees it. */
export interface AppBridge {
  /**
   * Asks the app for something. The bridge's code is fetched with the first call.
   * @throws BridgeError outside of the app, when it refuses, or when it does not answer in time
   */
  call: BridgeClient['call'];
  /** Sends an event to the app. False when the app did not take it, which callers may ignore. */
  tell: <E extends AppEventName>(name: E, data: EventData<E>) => Promise<boolean>;
  /** Subscribes to an event of the app until the page is unloaded. */
  on: <E extends PageEventName>(name: E, listener: (data: EventData<E>) => void) => void;
}
