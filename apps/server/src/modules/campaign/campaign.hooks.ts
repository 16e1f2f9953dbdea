import type { InviterCarData } from '@voltfront/contract';
import type { KnownDeed } from '@voltfront/rules/campaign/offer';

declare module '../../kernel/hooks' {
  interface HookMap {
    /** The newest own car of a person, for friends whom they invite; null without one. */
    carToShow: { input: { accountId: string }; answer: InviterCarData | null };
    /** How often a person did what campaigns ask for since a moment (epoch ms); what a module does not know is left out. */
    deedsSince: { input: { accountId: string; since: number }; answer: Partial<Record<KnownDeed, number>> };
  }
}
