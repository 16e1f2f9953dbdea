import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import { BridgeError, bridgeCodes } from './errors';
import type { Method } from './method';

/** Timeout of a call (ms). */
export const BRIDGE_TIMEOUT_MS = 5 * SECOND_MS;

/** Timeout of an interactive method, which waits for the person (ms). */
export const PERSON_TIMEOUT_MS = 10 * MINUTE_MS;

interface PendingCall {
  name: string;
  method: Method;
  resolve: (result: unknown) => void;
  reject: (error: BridgeError) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Pending calls by id. Each ends exactly once: by its answer or its timeout. */
export class PendingCalls {
  private readonly calls = new Map<string, PendingCall>();

  /** Waits for the answer to a call. */
  wait(id: string, name: string, method: Method): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = this.startTimer(id, name, BRIDGE_TIMEOUT_MS);
      this.calls.set(id, { name, method, resolve, reject, timer });
    });
  }

  /** The description behind an open call; undefined when nothing waits under the id. */
  methodOf(id: string): Method | undefined {
    return this.calls.get(id)?.method;
  }

  /** The person is being asked: the long timeout applies from now on. */
  extend(id: string): void {
    const call = this.calls.get(id);
    if (!call) return;
    clearTimeout(call.timer);
    call.timer = this.startTimer(id, call.name, PERSON_TIMEOUT_MS);
  }

  /** Ends a call with a result, after checking it: the wrong shape is an internal error, a refusal a failure. */
  resolve(id: string, result: unknown): void {
    const call = this.take(id);
    if (!call) return;
    const { method, name } = call;
    if (!method.result.is(result)) {
      call.reject(new BridgeError(bridgeCodes.internalError, `${name} was answered with another shape`));
      return;
    }
    const refusal = method.refusal?.(result) ?? null;
    if (refusal === null) call.resolve(result ?? null);
    else call.reject(new BridgeError(bridgeCodes.failed, refusal, result));
  }

  reject(id: string, error: BridgeError): void {
    this.take(id)?.reject(error);
  }

  private startTimer(id: string, name: string, ms: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.reject(id, new BridgeError(bridgeCodes.timedOut, `${name} timed out`)), ms);
  }

  private take(id: string): PendingCall | undefined {
    const call = this.calls.get(id);
    this.calls.delete(id);
    if (call) clearTimeout(call.timer);
    return call;
  }
}
