export interface ShareContent {
  title: string;
  /** In-app address, such as `/pagesCommunity/article/index?id=1`. */
  address: string;
  /** Absolute address of a picture. */
  imageUrl?: string;
}

/** `menu`: the platform's own menu does it. `copied`: the link is on the clipboard. */
export type ShareOutcome = 'shared' | 'menu' | 'copied' | 'cancelled';
