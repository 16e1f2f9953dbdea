import type { Milestone } from '@voltfront/rules/campaign/milestones';

/** A milestone of an invited friend. */
export interface MilestoneKey {
  inviterId: string;
  friendId: string;
  milestoneId: string;
  milestone: Milestone;
}

declare module '../../../kernel/jobs' {
  interface EventMap {
    /** An invited friend got so far, for the first time. */
    RelationReached: MilestoneKey;
    /** The order of a milestone was refunded. */
    RelationRevoked: MilestoneKey;
  }
  interface JobMap {
    /** Gives the rewards of a milestone that have to wait, such as for the time of refunds. */
    giveLateReward: MilestoneKey & { side: 'inviter' | 'friend'; prizeId: string };
  }
}
