import { createBridgeClient } from '../client';
import type { BridgeError } from '../errors';
import { createBridgeHost } from '../host';
import type { AppEventHandlers, BridgeHandlers } from '../host-types';
import type { BridgePlatform } from '../method';
import { type CallName, methodNames, methodOf } from '../methods';

export const TOKEN = 'token-of-this-view';

/** A client whose call takes any name and any parameters, as code that is not ours could send them. */
export type LooseCall = (name: string, params?: unknown) => Promise<unknown>;

export const callNames = methodNames.filter((name): name is CallName => !methodOf(name)?.isToPage);
/** Methods that the app has to have a handler for. */
export const handledNames = callNames.filter((name) => !name.startsWith('message.'));

export const exampleOf = (name: string) => methodOf(name)?.example as { params: unknown; result: unknown };

/** Handlers that return each method's example, except for those given. */
export function exampleHandlers(others: Record<string, () => unknown> = {}): BridgeHandlers {
  const examples = handledNames.map((name) => [name, () => exampleOf(name).result]);
  return { ...Object.fromEntries(examples), ...others };
}

/** A client whose texts go nowhere but into `sent`. */
export function lonelyClient(platform: BridgePlatform = 'android') {
  const sent: Record<string, unknown>[] = [];
  const client = createBridgeClient({
    platform,
    send: (text) => void sent.push(JSON.parse(text)),
    jsApiToken: () => TOKEN,
    now: () => 1_700_000_000_000,
  });
  const answer = (value: unknown) => client.receive(JSON.stringify(value));
  return { client, call: client.call as LooseCall, sent, answer };
}

/** A host whose texts go nowhere but into `sent`. */
export function lonelyHost(
  options: { platform?: BridgePlatform; handlers?: BridgeHandlers; onEvent?: AppEventHandlers } = {},
) {
  const sent: Record<string, unknown>[] = [];
  const faults: unknown[] = [];
  const host = createBridgeHost({
    platform: options.platform ?? 'android',
    jsApiToken: TOKEN,
    send: (text) => void sent.push(JSON.parse(text)),
    handlers: options.handlers ?? exampleHandlers(),
    onEvent: options.onEvent,
    onFault: (fault) => faults.push(fault),
    now: () => 1_700_000_000_001,
  });
  const ask = (method: string, params: unknown, jsApiToken = TOKEN) =>
    host.receive(JSON.stringify({ id: 'c1', jsonrpc: '2.0', method, params, timestamp: 1, jsApiToken }));
  return { host, ask, sent, faults };
}

/** Client and host with a wire between them, on which texts travel later than the call returns. */
export function join(platform: BridgePlatform, handlers: BridgeHandlers, onEvent: AppEventHandlers = {}) {
  const client = createBridgeClient({
    platform,
    send: (text) => queueMicrotask(() => void host.receive(text)),
    jsApiToken: () => TOKEN,
    now: () => 1_700_000_000_000,
  });
  const host = createBridgeHost({
    platform,
    jsApiToken: TOKEN,
    send: (text) => queueMicrotask(() => client.receive(text)),
    handlers,
    onEvent,
  });
  return { client, host, call: client.call as LooseCall };
}

/** The code of the error that a call ends with; undefined when it succeeds. */
export const codeOf = (call: Promise<unknown>): Promise<number | undefined> =>
  call.then(
    () => undefined,
    (error: BridgeError) => error.code,
  );
