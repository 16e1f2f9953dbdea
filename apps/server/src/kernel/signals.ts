/** Receives the signals of a channel. */
export interface Listener {
  /** A signal from this process or another one. */
  heard(text: string): void;
  /** Signals from other processes may have been lost: the connection was down for a while. */
  missed(): void;
}

/**
 * Short messages between the server processes, such as "the sessions of this account have ended".
 * Nothing is stored: a process that is down does not receive them later.
 */
export interface Signals {
  /**
   * Delivers to the listeners of this process immediately and to those of others within moments.
   * Never throws.
   */
  send(channel: string, text: string): void;
  listen(channel: string, listener: Listener): Promise<void>;
  close(): Promise<void>;
}

/** Signals within this process. */
export function createLocalSignals(): Signals {
  const listeners = new Map<string, Listener[]>();
  return {
    send: (channel, text) => {
      for (const { heard } of listeners.get(channel) ?? []) heard(text);
    },
    listen: async (channel, listener) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    close: async () => undefined,
  };
}

/** Through Redis when its address is given, else within this process. */
export async function openSignals(redisUrl: string | undefined): Promise<Signals> {
  if (!redisUrl) return createLocalSignals();
  const { openRedisSignals } = await import('./signals-redis');
  return openRedisSignals(redisUrl);
}
