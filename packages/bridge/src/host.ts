import { asyncCodes, BridgeError, bridgeCodes } from './errors';
import { type EventData, type EventName, eventOf } from './events';
import type { AppEventHandlers, BridgeHandlers, BridgeHost, BridgeHostOptions, IncomingCall } from './host-types';
import type { Method } from './method';
import { methodOf, unsupportedText } from './methods';
import { type BridgeMessage, callShape, PENDING, parse } from './wire';

type Handler = (params: unknown, call: IncomingCall) => unknown;

/** The error that the page receives for one thrown in the app: a `BridgeError` as it is, others without their text. */
const told = (fault: unknown): BridgeError =>
  fault instanceof BridgeError ? fault : new BridgeError(bridgeCodes.internalError, 'internal error');

/**
 * Makes the app's end of one web view: it takes the page's texts, checks token, method, system and parameters, calls the
 * handler, checks the handler's result and answers. It never throws and answers everything that has an id.
 *
 * - a text that is no message: -32700, with id null
 * - token missing or wrong: -32003 · method not in the description, or without a handler: -32601
 * - system without the method: -32001 · parameters of another shape: -32602
 * - handler throws anything but a `BridgeError`, or gives a result of another shape: -32603
 *
 * Subscriptions (`message.*`) are kept by the host; `emit` tells the page an event when it listens.
 *
 * @example
 * const host = createBridgeHost({
 *   platform: 'android',
 *   jsApiToken: tokenOfThisWebView,
 *   send: (text) => webView[bridgeNames(product).answer](text),
 *   handlers: { 'appInfo.userToken': () => ({ token: account.token }) },
 *   onEvent: { pageShown: ({ title }) => showTitle(title) },
 * });
 * webView.onText = (text) => host.receive(text);
 * host.emit('sessionChanged', { token: null });
 */
export function createBridgeHost(options: BridgeHostOptions): BridgeHost {
  const { platform, jsApiToken, handlers, onEvent = {}, onFault = () => undefined, now = Date.now } = options;
  const subscriptions = new Set<string>();

  const deliver = (message: object, method: string): void => {
    try {
      options.send(JSON.stringify(message));
    } catch (fault) {
      onFault(fault, method);
    }
  };
  const answer = (id: string | null, method: string, body: { result: unknown } | { error: object }): void =>
    deliver({ id, jsonrpc: '2.0', timestamp: now(), ...body }, method);
  const refuse = (id: string | null, method: string, { code, message, data }: BridgeError): void =>
    answer(id, method, { error: { code, message, data } });
  const notify = <E extends EventName>(name: E, data: EventData<E>): void =>
    deliver({ jsonrpc: '2.0', method: 'message.notification', params: { name, data }, timestamp: now() }, name);

  /** Runs a handler and checks what it gives. */
  async function run(method: Method, handler: Handler, call: BridgeMessage): Promise<unknown> {
    const { id, method: name, timestamp, params = {} } = call;
    const result = await handler(params, { id, method: name, timestamp });
    if (!method.result.is(result)) throw new TypeError(`${name} gave a result of another shape`);
    return result ?? null;
  }

  const ownHandlers = messageHandlers(subscriptions, onEvent, onFault);

  /** All checks of a call before its handler runs. @returns the handler when they pass */
  function admit(call: BridgeMessage): { method: Method; handler: Handler } {
    const method = methodOf(call.method);
    const handler = Object.hasOwn(ownHandlers, call.method)
      ? ownHandlers[call.method]
      : handlerOf(handlers, call.method);
    if (call.jsApiToken !== jsApiToken) throw new BridgeError(bridgeCodes.notAllowed, 'token of another web view');
    if (!method || method.isToPage) throw new BridgeError(bridgeCodes.methodNotFound, `no method ${call.method}`);
    const unsupported = unsupportedText(method, platform);
    if (unsupported) throw new BridgeError(bridgeCodes.unsupportedPlatform, unsupported);
    if (!handler) throw new BridgeError(bridgeCodes.methodNotFound, `no method ${call.method}`);
    if (!method.params.is(call.params ?? {})) throw new BridgeError(bridgeCodes.invalidParams, 'invalid params');
    return { method, handler };
  }

  async function serveInteractive(method: Method, handler: Handler, call: BridgeMessage): Promise<void> {
    answer(call.id, call.method, { result: PENDING });
    try {
      notify('asyncResult', { id: call.id, code: asyncCodes.ok, data: await run(method, handler, call) });
    } catch (fault) {
      onFault(fault, call.method);
      const { code, message } = told(fault);
      const outcome = code === asyncCodes.timedOut ? asyncCodes.timedOut : asyncCodes.failed;
      notify('asyncResult', { id: call.id, code: outcome, message });
    }
  }

  async function serve(call: BridgeMessage): Promise<void> {
    try {
      const { method, handler } = admit(call);
      if (method.isInteractive) return await serveInteractive(method, handler, call);
      answer(call.id, call.method, { result: await run(method, handler, call) });
    } catch (fault) {
      onFault(fault, call.method);
      refuse(call.id, call.method, told(fault));
    }
  }

  return {
    async receive(text) {
      const value = parse(text);
      if (callShape.is(value)) return serve(value);
      refuse(null, '', new BridgeError(bridgeCodes.parseError, 'parse error'));
    },
    emit(name, data) {
      if (!subscriptions.has(name)) return false;
      notify(name, data);
      return true;
    },
    subscriptions: () => [...subscriptions],
  };
}

const handlerOf = (handlers: BridgeHandlers, name: string): Handler | undefined =>
  Object.hasOwn(handlers, name) ? (handlers as Record<string, Handler>)[name] : undefined;

/** The methods of the message group: subscriptions, and events that the page tells the app. */
function messageHandlers(
  subscriptions: Set<string>,
  onEvent: AppEventHandlers,
  onFault: (fault: unknown, method: string) => void,
): Record<string, Handler> {
  const named = (params: unknown, to: 'page' | 'app') => {
    const { name, data } = params as { name: string; data: unknown };
    const event = eventOf(name);
    if (event?.to !== to) throw new BridgeError(bridgeCodes.invalidParams, `no event ${name}`);
    return { name, data, event };
  };
  return {
    'message.subscribe': (params) => void subscriptions.add(named(params, 'page').name),
    'message.unsubscribe': (params) => void subscriptions.delete(named(params, 'page').name),
    'message.dispatch': (params) => {
      const { name, data, event } = named(params, 'app');
      if (!event.data.is(data)) throw new BridgeError(bridgeCodes.invalidParams, `invalid data of ${name}`);
      try {
        (onEvent as Record<string, (value: unknown) => void>)[name]?.(data);
      } catch (fault) {
        onFault(fault, name);
      }
    },
  };
}
