/** How far an invited friend gets, in order: bound to the inviter, drive booked, at the store, drive done, intention paid, deposit paid, order locked, car delivered. */
export const MILESTONES = [
  'registered',
  'booked',
  'arrived',
  'driven',
  'intention',
  'deposit',
  'locked',
  'delivered',
] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Who is rewarded for a milestone. */
export const REWARD_SIDES = ['inviter', 'friend'] as const;
export type RewardSide = (typeof REWARD_SIDES)[number];

/** Why a friend was not bound to an inviter. */
export const RELATION_REFUSALS = [
  'own',
  'bound',
  'circle',
  'ordered',
  'oldAccount',
  'driven',
  'notInviter',
  'employee',
] as const;
export type RelationRefusal = (typeof RELATION_REFUSALS)[number];

/** The furthest of several milestones. `registered` where there is none. */
export const furthest = (reached: readonly Milestone[]): Milestone =>
  MILESTONES.filter((milestone) => reached.includes(milestone)).at(-1) ?? 'registered';

/** Letters and digits of an invite code: without those that are mistaken for each other. */
export const INVITE_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const INVITE_CODE_LENGTH = 8;

/** Characters of the greeting on a poster. */
export const GREETING_MOST = 40;
