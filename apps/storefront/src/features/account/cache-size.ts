import { storage } from '@/platform/storage';
import { storedNames } from '@/session';

/** Names that clearing the cache leaves alone: the session, the consent, and what is under way. */
const KEPT = ['TOKEN', 'USER_INFO', 'CHECKED_COMPLIANCE_AGREEMENT', 'PAGE_AFTER_LOGIN', 'PENDING_LOGIN', 'LANGUAGE'];

const PREFIX = 'MALL_';

const cachedNames = (): string[] => storedNames().filter((name) => !KEPT.includes(name));

/** Size of what can be cleared, in bytes (two for each character). */
export function cacheBytes(): number {
  return cachedNames().reduce((sum, name) => {
    const text = JSON.stringify(storage.get(PREFIX + name)) ?? '';
    return sum + (name.length + text.length) * 2;
  }, 0);
}

/** `0 KB`, `12 KB`, `1.3 MB`. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes >= 1024) return `${(kilobytes / 1024).toFixed(1)} MB`;
  return `${Math.ceil(kilobytes)} KB`;
}

/** Removes everything but the session and the consent. */
export function clearCache(): void {
  for (const name of cachedNames()) storage.remove(PREFIX + name);
}
