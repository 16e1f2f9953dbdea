import type { SearchKindData } from '@voltfront/contract';

/** Something that can be searched for, as its module describes it. */
export interface SearchEntry {
  kind: SearchKindData;
  refId: string;
  title: string;
  /** What else it says; its beginning is searched. */
  text: string;
  picture: string | null;
  link: string | null;
}

/** Which entries are asked for: those of these ids, or the next ones after an id, in the order of ids. */
export type SearchRange = { ids: readonly string[] } | { after: string | null; limit: number };

declare module './hooks' {
  interface HookMap {
    /** What a module has of a kind; null from modules that have nothing of it. Hidden things are left out. */
    searchEntries: { input: { kind: SearchKindData; range: SearchRange }; answer: SearchEntry[] | null };
  }
}

declare module './jobs' {
  interface EventMap {
    /** Things that can be searched for were added, changed, hidden or removed. Published in the transaction that does it. */
    SearchableChanged: { kind: SearchKindData; ids: string[] };
  }
}
