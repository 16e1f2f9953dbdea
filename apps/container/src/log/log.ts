import { createStore } from '../store/create-store';

/** An entry of the bridge log: a call with its outcome, an event, or a link that the app opened. */
export interface LogEntry {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  kind: 'call' | 'event' | 'link' | 'note';
  /** Name of the method or event, or the URL. */
  name: string;
  /** Detail that the name lacks, such as the event of a subscription. */
  topic?: string;
  /** Payload sent, as text. */
  sent: string;
  /** Response as text; null until there is one. */
  answer: string | null;
  state: 'waiting' | 'ok' | 'failed' | 'pending' | 'silent';
  /** Time from message to response in ms; null until there is one. */
  tookMs: number | null;
  /** The simulated fault that applied. */
  fault?: string;
}

const MOST_ENTRIES = 500;

/** Log of the bridge's traffic, newest last. */
export interface TrafficLog {
  readonly store: ReturnType<typeof createStore<{ entries: readonly LogEntry[] }>>;
  add(entry: Omit<LogEntry, 'id' | 'at' | 'answer' | 'tookMs'> & { answer?: string }): number;
  /** Completes an entry by its number. */
  update(id: number, change: Partial<LogEntry>): void;
  clear(): void;
}

/** @param now epoch milliseconds */
export function createTrafficLog(now: () => number): TrafficLog {
  const store = createStore<{ entries: readonly LogEntry[] }>({ entries: [] });
  let count = 0;
  return {
    store,
    add({ answer = null, ...entry }: Omit<LogEntry, 'id' | 'at' | 'answer' | 'tookMs'> & { answer?: string | null }) {
      count += 1;
      const added: LogEntry = { ...entry, answer, id: count, at: now(), tookMs: null };
      store.set(({ entries }) => ({ entries: [...entries, added].slice(-MOST_ENTRIES) }));
      return count;
    },
    update(id, change) {
      store.set(({ entries }) => ({
        entries: entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
      }));
    },
    clear: () => store.set({ entries: [] }),
  };
}

/** The log as text, one line per entry, for a bug report. */
export function logAsText(entries: readonly LogEntry[]): string {
  return entries
    .map(({ at, kind, name, sent, answer, state, tookMs, fault }) =>
      [
        new Date(at).toISOString(),
        kind,
        name,
        state,
        tookMs === null ? '' : `${tookMs}ms`,
        fault ?? '',
        sent,
        answer ?? '',
      ]
        .join('\t')
        .trimEnd(),
    )
    .join('\n');
}
