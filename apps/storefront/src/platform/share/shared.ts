import type { ShareContent } from './types';

export type { ShareContent } from './types';

/** Share content of the visible page; the messenger's cards follow it. */
export const shared: {
  /** Missing before the first page, null for private pages. */
  card?: (() => ShareContent) | null;
  /** Called whenever the card may have changed. */
  watch?: (() => void) | undefined;
} = {};
