/** The part of AbortSignal that this app and the query library use. */
class SmallSignal {
  aborted = false;
  reason: unknown = undefined;
  onabort: (() => void) | null = null;
  private readonly listeners = new Set<() => void>();

  addEventListener(_name: 'abort', listener: () => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_name: 'abort', listener: () => void): void {
    this.listeners.delete(listener);
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  /** Called by its controller. */
  abort(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    this.onabort?.();
    for (const listener of this.listeners) listener();
  }
}

/** Polyfill of AbortController for mini-program engines. */
export class AbortController {
  readonly signal = new SmallSignal();

  abort(reason?: unknown): void {
    this.signal.abort(reason);
  }
}
