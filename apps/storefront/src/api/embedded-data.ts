import { readEmbeddedJson } from '@/platform/document';
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

let entries: Map<string, unknown> | null = null;

function readEntries(): Map<string, unknown> {
  const { data } = (readEmbeddedJson('volt-data') ?? {}) as { data?: unknown };
  if (!Array.isArray(data)) return new Map();
  return new Map((data as Entry[]).map(({ key, input, reply }) => [fingerprint(key, input), reply]));
}

/** The reply that the server wrote into the page for this call, if it did. */
export function embeddedReply(key: EndpointKey, input: unknown): unknown {
  entries ??= readEntries();
  return entries.get(fingerprint(key, input));
}

/** Forgets what was read, for tests. */
export const resetEmbeddedData = (): void => {
  entries = null;
};

/** When the page was opened: what the server wrote is as old as that. */
export const embeddedAt = Date.now();
