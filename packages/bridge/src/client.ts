import type { BridgeClient, BridgeClientOptions } from './client-types';
import { asyncCodes, BridgeError, bridgeCodes } from './errors';
import { type EventData, eventOf, events } from './events';
import { methodOf, unsupportedText } from './methods';
import { PendingCalls } from './pending-calls';
import { answerShape, type BridgeMessage, noticeShape, parse, pendingShape } from './wire';

type Listener = (data: unknown) => void;

/** Calls of one page never share an id, nor do those of a page and the one before it. */
function idMaker(now: () => number): () => string {
  const start = `${now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  let made = 0;
  return () => `${start}-${++made}`;
}

/**
 * Makes the page's end of the bridge: JSON-RPC over texts, each call answered once, failed, or ended by its time.
 *
 * @example
 * const bridge = createBridgeClient({ platform: 'ios', send, jsApiToken, now: Date.now });
 * window[bridgeNames(product).answer] = (text) => bridge.receive(String(text));
 * const { token } = await bridge.call('appInfo.userToken');
 */
export function createBridgeClient({ platform, send, jsApiToken, now }: BridgeClientOptions): BridgeClient {
  const pending = new PendingCalls();
  const listeners = new Map<string, Set<Listener>>();
  const newId = idMaker(now);

  async function call(name: string, params: unknown = {}): Promise<unknown> {
    const method = methodOf(name);
    if (!method || method.isToPage) throw new BridgeError(bridgeCodes.methodNotFound, `no method ${name}`);
    const unsupported = unsupportedText(method, platform);
    if (unsupported) throw new BridgeError(bridgeCodes.unsupportedPlatform, unsupported);
    if (!method.params.is(params)) throw new BridgeError(bridgeCodes.invalidParams, `invalid params of ${name}`);
    const id = newId();
    const answer = pending.wait(id, name, method);
    try {
      send(toText({ id, jsonrpc: '2.0', method: name, params, timestamp: now(), jsApiToken: jsApiToken() }));
    } catch (fault) {
      pending.reject(id, fault instanceof BridgeError ? fault : sendFailed(name));
    }
    return answer;
  }

  function takeResult(id: string, result: unknown): void {
    if (!pending.methodOf(id)?.isInteractive) pending.resolve(id, result);
    else if (pendingShape.is(result)) pending.extend(id);
    else pending.reject(id, new BridgeError(bridgeCodes.internalError, 'answered with another shape than pending'));
  }

  function takeOutcome({ id, code, data, message = '' }: EventData<'asyncResult'>): void {
    if (!pending.methodOf(id)?.isInteractive) return;
    if (code === asyncCodes.ok) pending.resolve(id, data);
    else pending.reject(id, new BridgeError(code, message, data ?? null));
  }

  function takeEvent(name: string, data: unknown): void {
    const event = eventOf(name);
    if (event?.to !== 'page' || !event.data.is(data)) return;
    if (events.asyncResult.data.is(data) && name === 'asyncResult') takeOutcome(data);
    // A listener's fault is its own: it reaches the page's error report, and no other listener.
    for (const listener of listeners.get(name) ?? []) queueMicrotask(() => listener(data));
  }

  function receive(text: string): void {
    const value = parse(text);
    if (noticeShape.is(value)) takeEvent(value.params.name, value.params.data);
    else if (answerShape.is(value)) {
      const { id, error, result } = value;
      if (error) pending.reject(id, new BridgeError(error.code, error.message, error.data ?? null));
      else takeResult(id, result);
    }
  }

  function on(name: string, listener: Listener): () => void {
    const same = listeners.get(name) ?? new Set();
    listeners.set(name, same);
    if (same.size === 0) void call('message.subscribe', { name }).catch(ignoreRefusal);
    same.add(listener);
    return () => {
      if (!same.delete(listener) || same.size > 0) return;
      void call('message.unsubscribe', { name }).catch(ignoreRefusal);
    };
  }

  const client = {
    call,
    on,
    receive,
    tell: async (name: string, data: unknown) => void (await call('message.dispatch', { name, data })),
  };
  return client as BridgeClient;
}

const sendFailed = (name: string) => new BridgeError(bridgeCodes.failed, `${name} could not be sent`);

const toText = (message: BridgeMessage): string => JSON.stringify(message);

/** An app that does not know an event never sends it: the page lives without. */
const ignoreRefusal = (): null => null;
