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
  /** Whether personal data of a store's rows is masked for them. */
  isMasked(storeId: string | null): boolean;
}

/** The store that a member of staff works in; null when none is known. */
export async function storeOfStaff(ctx: Ctx): Promise<string | null> {
  if (!ctx.actor) return null;
  const answers = await ctx.app.hooks.ask(ctx, 'storeOfStaff', { accountId: ctx.actor.accountId });
  return answers.find((storeId) => storeId !== null) ?? null;
}

/** What the caller sees of a section of the console, from the scopes of their roles. */
export async function staffSight(ctx: ActorCtx, section: SectionName): Promise<StaffSight> {
  const scopes = menuOf(ctx.actor).find((line) => line.section === section)?.scopes ?? [];
  if (scopes.includes('all')) return { onlyStoreId: undefined, isMasked: () => false };
  const isAuditor = scopes.includes('masked');
  if (!scopes.includes('ownStore')) return { onlyStoreId: isAuditor ? undefined : null, isMasked: () => true };
  const own = await storeOfStaff(ctx);
  return {
    onlyStoreId: isAuditor ? undefined : own,
    isMasked: (storeId) => isAuditor && (own === null || storeId !== own),
  };
}
