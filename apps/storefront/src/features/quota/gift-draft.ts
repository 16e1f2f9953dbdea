import type { BodyInputOf } from '@voltfront/contract';

/** A gift that was filled in and not confirmed. */
export type GiftDraft = BodyInputOf<'POST /api/mpmkt/v1/campaign/quota/receiver'>;

let draft: GiftDraft | null = null;

/** Keeps what was filled in for the page that confirms it: in memory alone, for it names somebody else. */
export function keepGiftDraft(next: GiftDraft | null): void {
  draft = next;
}

export const giftDraft = (): GiftDraft | null => draft;
