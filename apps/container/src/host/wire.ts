import { BridgeError, bridgeCodes } from '@voltfront/bridge';
import type { AppContext } from '../app/context';
import type { FaultKind } from '../faults/faults';
import { LATE_MS, takeFault } from '../faults/faults';

/** Parsed message of the bridge; a malformed message may lack any field. */
interface Spoken {
  id?: string | null;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: unknown;
}

/** Both directions of the bridge, with the log and simulated faults in between. */
export interface Wire {
  /** Receives a message from the page. */
  fromPage(text: string): void;
  /** Sends a message of the host to the page. */
  fromHost(text: string): void;
}

export interface WireOptions {
  /** Delivers a message to the host. */
  toHost: (text: string) => void;
  /** Delivers a message to the page; called in a later task, as between two processes. */
  toPage: (text: string) => void;
}

interface Underway {
  entry: number;
  from: number;
  fault: FaultKind;
}

const GARBAGE = '\u0000<<不是 JSON>>{"id":';

function read(text: string): Spoken {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const show = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';
const isPending = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && Boolean(Reflect.get(result, 'isPending'));

/** Name of the event in a message of the group `message`. */
const topicOf = (method: string, params: unknown): { topic?: string } =>
  method.startsWith('message.') ? { topic: String((params as { name?: unknown } | null)?.name ?? '') } : {};

/** Connects page and host. */
export function createWire({ faults, log, now }: AppContext, { toHost, toPage }: WireOptions): Wire {
  const underway = new Map<string, Underway>();
  const deliver = (text: string) => void setTimeout(toPage, 0, text);

  const refuse = (id: string, { code, message }: BridgeError) =>
    fromHost(JSON.stringify({ id, jsonrpc: '2.0', timestamp: now(), error: { code, message, data: null } }));

  /** Passes a call on, or applies a simulated fault to it. */
  function pass(fault: FaultKind, id: string, method: string, text: string): void {
    const { slowMs } = faults.get();
    if (fault === 'silent') return;
    if (fault === 'error') refuse(id, new BridgeError(bridgeCodes.internalError, '故障演示：内部错误'));
    else if (fault === 'unknown') refuse(id, new BridgeError(bridgeCodes.methodNotFound, `no method ${method}`));
    else if (fault === 'garbage') deliver(GARBAGE);
    else if (fault === 'slow') setTimeout(toHost, slowMs, text);
    else if (fault === 'late') setTimeout(toHost, LATE_MS, text);
    else toHost(text);
  }

  function fromPage(text: string): void {
    const { id = '', method = '', params } = read(text);
    const fault = takeFault(faults, method);
    const state = fault === 'silent' || fault === 'garbage' ? 'silent' : 'waiting';
    const entry = log.add({
      kind: 'call',
      name: method || '（无法读取）',
      ...topicOf(method, params),
      sent: show(params),
      state,
      ...(fault !== 'none' && { fault }),
    });
    if (id) underway.set(id, { entry, from: now(), fault });
    pass(fault, id ?? '', method, text);
  }

  /** Completes the log entry of a call with its response or its later outcome. */
  function record({ id, method, params, result, error }: Spoken): void {
    const outcome = method ? (params as { name?: string; data?: { id?: string; code?: number } }) : undefined;
    const call = underway.get(id ?? outcome?.data?.id ?? '');
    if (method && (!call || outcome?.name !== 'asyncResult')) {
      log.add({ kind: 'event', name: outcome?.name ?? method, sent: show(outcome?.data), state: 'ok' });
      return;
    }
    if (!call) return;
    const isFailed = error !== undefined || (outcome?.data?.code ?? 0) !== 0;
    const state = isFailed ? 'failed' : isPending(result) ? 'pending' : 'ok';
    log.update(call.entry, { state, answer: show(outcome?.data ?? error ?? result), tookMs: now() - call.from });
  }

  function fromHost(text: string): void {
    const spoken = read(text);
    const call = underway.get(spoken.id ?? '');
    record(spoken);
    deliver(text);
    if (call?.fault === 'twice') deliver(text);
  }

  return { fromPage, fromHost };
}
