import { menuOf, type SectionName } from '@voltfront/contract/permissions';
import type { ActorCtx, Ctx } from './context';

declare module './hooks' {
  interface HookMap {
    /** The store that a member of staff works in; null when none is known. */
    storeOfStaff: { input: { accountId: string }; answer: string | null };
  }
}

/** What a member of staff sees of a section. */
export interface StaffSight {
  /** The only store whose rows they see, null when they work in none; undefined where they see all stores. */
  onlyStoreId: string | null | undefined;
  /** The store that they work in, where their rows are limited to it; null otherwise. */
  ownStoreId: string | null;
  /** Whether personal data of a store's rows is masked for them. */
  isMasked(storeId: string | null): boolean;
  /** Whether they may change what belongs to a store, given the permission to change the section. */
  mayChange(storeId: string | null): boolean;
}

/** Sees and changes everything: managers, and what a shop does by itself. */
export const SEES_ALL: StaffSight = {
  onlyStoreId: undefined,
  ownStoreId: null,
  isMasked: () => false,
  mayChange: () => true,
};

/** Whether rows of a store are shown. */
export const seesStore = ({ onlyStoreId }: StaffSight, storeId: string | null): boolean =>
  onlyStoreId === undefined || (onlyStoreId !== null && onlyStoreId === storeId);

/** The store that a member of staff works in; null when none is known. */
export async function storeOfStaff(ctx: Ctx): Promise<string | null> {
  if (!ctx.actor) return null;
  const answers = await ctx.app.hooks.ask(ctx, 'storeOfStaff', { accountId: ctx.actor.accountId });
  return answers.find((storeId) => storeId !== null) ?? null;
}

/** What the caller sees of a section of the console, from the scopes of their roles. */
export async function staffSight(ctx: ActorCtx, section: SectionName): Promise<StaffSight> {
  const scopes = menuOf(ctx.actor).find((line) => line.section === section)?.scopes ?? [];
  if (scopes.includes('all')) return SEES_ALL;
  const ownStoreId = scopes.includes('ownStore') ? await storeOfStaff(ctx) : null;
  const isOwn = (storeId: string | null) => ownStoreId !== null && storeId === ownStoreId;
  return {
    onlyStoreId: scopes.includes('masked') ? undefined : ownStoreId,
    ownStoreId,
    isMasked: (storeId) => !isOwn(storeId),
    mayChange: isOwn,
  };
}
