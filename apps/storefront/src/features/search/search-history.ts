import { useState } from 'react';
import { onLogout, stored } from '@/session';

/** Searches that are remembered on this device. */
const MOST_KEPT = 10;

function read(): string[] {
  const kept: unknown = stored.get('SEARCH_HISTORY');
  return Array.isArray(kept) ? kept.filter((word): word is string => typeof word === 'string').slice(0, MOST_KEPT) : [];
}

// What somebody searched for is theirs: it goes with them.
onLogout(() => stored.remove('SEARCH_HISTORY'));

/** What was searched for on this device, the latest first. It never leaves the device. */
export function useSearchHistory() {
  const [words, setWords] = useState(read);
  const keep = (next: string[]) => {
    if (next.length === 0) stored.remove('SEARCH_HISTORY');
    else stored.set('SEARCH_HISTORY', next);
    setWords(next);
  };
  return {
    words,
    add: (word: string) => keep([word, ...read().filter((one) => one !== word)].slice(0, MOST_KEPT)),
    remove: (word: string) => keep(read().filter((one) => one !== word)),
    clear: () => keep([]),
  };
}
