import { createStore } from '../store/create-store';

/** One line of the record: a call with what became of it, an event, or a link that the app took. */
export interface LogEntry {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  kind: 'call' | 'event' | 'link' | 'note';
  /** Method, name of the event, or address. */
  name: string;
  /** What it is about, where the name does not say it: the event of a subscription. */
  topic?: string;
  /** What was sent, as text. */
  sent: string;
  /** What was answered, as text; null while nothing was. */
  answer: string | null;
  state: 'waiting' | 'ok' | 'failed' | 'pending' | 'silent';
  /** From message to answer in ms; null while there is none. */
  tookMs: number | null;
  /** The fault that it met. */
  fault?: string;
}

const MOST_ENTRIES = 500;

/** The record of what went over the bridge, newest last. */
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

/** The record as text, one line per entry, for a report. */
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
