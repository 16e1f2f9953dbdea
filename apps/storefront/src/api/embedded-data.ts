import { readEmbeddedJson } from '@/platform/document';
import { language, SOURCE_LANGUAGE } from '@/session';
import type { EndpointKey } from './api-types';

interface Entry {
  key: string;
  input?: unknown;
  reply: unknown;
}

/** Inputs are compared by value: numbers and texts alike, missing fields left out. */
function fingerprint(key: string, input: unknown): string {
  const fields = Object.entries((input ?? {}) as object)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
  return `${key}?${fields.sort().join('&')}`;
}

interface Written {
  entries: Map<string, unknown>;
  /** Language of the texts in the replies. */
  language: unknown;
  /** Server time (epoch ms) when the page was written. */
  now: number | null;
}

let written: Written | null = null;

function read(): Written {
  const written = (readEmbeddedJson('volt-data') ?? {}) as { data?: unknown; language?: unknown; now?: unknown };
  const { data, now } = written;
  const list = Array.isArray(data) ? (data as Entry[]) : [];
  return {
    entries: new Map(list.map(({ key, input, reply }) => [fingerprint(key, input), reply])),
    language: written.language ?? SOURCE_LANGUAGE,
    now: typeof now === 'number' ? now : null,
  };
}

function theWritten(): Written {
  written ??= read();
  return written;
}

/** The reply that the server wrote into the page for this call, if it did and in the customer's language. */
export function embeddedReply(key: EndpointKey, input: unknown): unknown {
  const { entries, language: itsLanguage } = theWritten();
  return itsLanguage === language() ? entries.get(fingerprint(key, input)) : undefined;
}

/** The server's time (epoch ms) when it wrote the page; null when it wrote none. */
export const embeddedNow = (): number | null => theWritten().now;

/** Forgets what was read, for tests. */
export const resetEmbeddedData = (): void => {
  written = null;
};

/** When the page was opened: what the server wrote is as old as that. */
export const embeddedAt = Date.now();
