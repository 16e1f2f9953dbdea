import { menuOf, type SectionName } from '@voltfront/contract/permissions';
import type { ActorCtx } from './context';
import { storeOfStaff } from './staff-sight';

/** What of a section a member of staff may look at. */
export interface StaffView {
  /** Only what belongs to this store; null without a store (nothing is shown) when `isLimited`. */
  storeId: string | null;
  isLimited: boolean;
  /** Whether personal data of something that belongs to a store is masked. */
  isMasked: (storeId: string | null) => boolean;
}

/** Sees everything: what a shop does by itself. */
export const SEES_ALL: StaffView = { storeId: null, isLimited: false, isMasked: () => false };

/** How much of a section the caller sees: everything, the own store, or everything with personal data masked. */
export async function staffView(ctx: ActorCtx, section: SectionName): Promise<StaffView> {
  const scopes = menuOf(ctx.actor).find((line) => line.section === section)?.scopes ?? [];
  if (scopes.includes('all')) return SEES_ALL;
  const storeId = scopes.includes('ownStore') ? await storeOfStaff(ctx) : null;
  const isOwn = (of: string | null) => storeId !== null && of === storeId;
  return { storeId, isLimited: !scopes.includes('masked'), isMasked: (of) => !isOwn(of) };
}

/** Whether the caller may change what belongs to a store. */
export const mayChangeIn = ({ storeId, isLimited, isMasked }: StaffView, of: string | null): boolean =>
  (!isLimited || (storeId !== null && storeId === of)) && !isMasked(of);
