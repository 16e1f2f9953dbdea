import { MILESTONES, RELATION_REFUSALS, REWARD_SIDES } from '@voltfront/rules/campaign/milestones';
import { z } from 'zod';
import { Award, Campaign, CampaignSlug } from './campaign-shapes';
import { At, Id, PicturePath } from './common';

/** What a share link carries: an invite code, or the account id of the sharer in links that the pages make. */
export const ShareCode = z.string().regex(/^[\w-]{1,64}$/);
export const PosterThemes = ['model', 'drive', 'festival', 'campaign', 'staff', 'spring'] as const;

/** What is special about an invitation campaign. Its rewards are its prizes, whose detail names milestone and side. */
export const InviteSettings = z.strictObject({
  /** Page on which a friend lands. */
  landing: z.string().regex(/^\/[A-Za-z0-9/_-]+$/),
  /** How the page of whoever invites is laid out: `features/invite/looks` of the storefront. */
  look: z.enum(['ladder', 'steps', 'board', 'garage', 'desk']),
  /** Who is no new customer any more. */
  known: z.strictObject({
    ordered: z.boolean(),
    /** Accounts that are older than so many days. */
    accountDays: z.int().min(0).max(3650).nullable(),
    /** People who finished a drive within so many days. */
    drivenDays: z.int().min(1).max(3650).nullable(),
  }),
  /** Rewards of an inviter for one milestone in a month of Asia/Shanghai. */
  monthlyLimit: z.int().min(1).max(1000).nullable(),
  /** The same in a year, and in the whole campaign. */
  yearlyLimit: z.int().min(1).max(1000).nullable().default(null),
  totalLimit: z.int().min(1).max(1000).nullable().default(null),
  /** Friends see the inviter's own car: model and kilometres. */
  showsCar: z.boolean().default(false),
  /** The draw whose chances are among the rewards. */
  draw: CampaignSlug.nullable().default(null),
  /** The relation ends after so many days; null: never. */
  relationDays: z.int().min(1).max(3650).nullable(),
  /** Channel of test drives through which friends book on the landing page. */
  channel: Id.nullable(),
  /** How it works, step by step. */
  steps: z.array(z.strictObject({ title: z.string().min(1).max(20), text: z.string().min(1).max(60) })).max(4),
  questions: z
    .array(z.strictObject({ question: z.string().min(1).max(60), answer: z.string().min(1).max(300) }))
    .max(12),
  /** Texts to send along with a poster. */
  captions: z.array(z.string().min(1).max(100)).max(3),
  /** Of campaigns in which employees invite. */
  staff: z
    .strictObject({
      /** Drives that an employee is to bring; of a department where it is named. */
      target: z.int().min(1).max(1000),
      targetOf: z.record(z.string().max(40), z.int().min(1).max(1000)),
      /** A state can be disputed for so many days. */
      disputeDays: z.int().min(1).max(60),
    })
    .optional(),
});

const RuleSection = z.object({ title: z.string(), paragraphs: z.array(z.string()) });

/** A version of an invitation campaign's rules that was replaced. */
export const EarlierRules = z.object({
  version: z.int().min(1),
  effectiveAt: At,
  sections: z.array(RuleSection).min(1),
});

/** One reward of the ladder. */
export const LadderStep = z.object({
  prizeId: Id,
  milestone: z.enum(MILESTONES),
  side: z.enum(REWARD_SIDES),
  kind: Award.shape.kind,
  title: z.string(),
  picture: PicturePath,
  amount: z.int().nullable(),
  /** Days between milestone and reward. */
  waitDays: z.int(),
  /** How many are left; null: without end. */
  left: z.int().nullable(),
  /** Given in the place of the others of its milestone and side, once they have run out. */
  isInstead: z.boolean(),
});

/** The own car of somebody who invites, the newest where there are several. */
const InviterCar = z.object({
  modelId: Id,
  modelName: z.string(),
  cutout: PicturePath,
  /** Null while the car reports nothing. */
  odometerKm: z.int().nullable(),
});

/** An inviter as friends see them. */
export const InviterCard = z.object({
  nickname: z.string(),
  avatar: PicturePath,
  /** Department of an employee. */
  organName: z.string().nullable(),
});

/** A step of a friend's way. */
const FriendStep = z.object({
  milestone: z.enum(MILESTONES),
  at: At,
  /** The order was refunded: rewards that were not used yet were taken back. */
  revokedAt: At.nullable(),
  rewards: z.array(
    z.object({
      title: z.string(),
      kind: Award.shape.kind,
      amount: z.int().nullable(),
      state: z.enum(['waiting', 'granted', 'takenBack', 'overLimit']),
      /** Points or tickets that had been used before they could be taken back. */
      used: z.int(),
      couponId: Id.nullable(),
      /** Whether a chance was used in its draw; null for other rewards. */
      chance: z.enum(['free', 'used']).nullable(),
    }),
  ),
});

/** A friend in the inviter's records. */
export const FriendRecord = z.object({
  relationId: Id,
  /** Masked. */
  mobile: z.string(),
  lockedAt: At,
  state: z.enum([...MILESTONES, 'lapsed']),
  modelName: z.string().nullable(),
  campaign: z.object({ slug: CampaignSlug, title: z.string() }),
  steps: z.array(FriendStep),
  /** The inviter can remind the friend: once a day, while the friend is under way. */
  canRemind: z.boolean(),
});

/** Friends by how far they got; each is counted at every milestone that still holds. */
export const FriendCounts = z.object({
  invited: z.int(),
  booked: z.int(),
  driven: z.int(),
  deposit: z.int(),
  delivered: z.int(),
  lapsed: z.int(),
  /** Points that were earned and not taken back. */
  points: z.int(),
  /** Coupons and other prizes. */
  prizes: z.int(),
  /** Posters and cards that were shared. */
  shares: z.int(),
  /** Rewards that are left this month, this year or in the whole campaign; null without a limit. */
  rewardsLeft: z.object({ left: z.int(), most: z.int(), per: z.enum(['month', 'year', 'campaign']) }).nullable(),
});

/** Where somebody stands with an invitation. */
export const InvitationState = z.enum(['open', 'mine', 'ended', 'notStarted', 'paused', ...RELATION_REFUSALS]);

export const Invitation = z.object({
  campaign: Campaign,
  settings: InviteSettings,
  ladder: z.array(LadderStep),
  /** Null for an invalid code. */
  inviter: InviterCard.nullable(),
  /** Null where the campaign does not show it, and for people without a car. */
  car: InviterCar.nullable(),
  greeting: z.string().nullable(),
  state: InvitationState,
});

/** What came of an invitation for a friend. */
export const Acceptance = z.object({
  state: InvitationState,
  /** Bound by this call, not by one before. */
  isNew: z.boolean(),
  inviter: InviterCard.nullable(),
  lockedAt: At.nullable(),
  awards: z.array(Award),
});

export const InviteHub = z.object({
  campaign: Campaign,
  settings: InviteSettings,
  ladder: z.array(LadderStep),
  /** The catalogue of rewards that tickets of the ladder buy; null: it brings none. */
  exchange: CampaignSlug.nullable(),
  /** Null for visitors. */
  own: z
    .object({
      code: z.string(),
      counts: FriendCounts,
      latest: z.array(FriendRecord),
      /** As friends see it. */
      car: InviterCar.nullable(),
    })
    .nullable(),
});

export const Poster = z.object({
  posterId: Id,
  theme: z.enum(PosterThemes),
  title: z.string(),
  text: z.string(),
  picture: PicturePath,
  /** Colour behind a cut-out picture. */
  ground: z.string().nullable(),
  tag: z.enum(['new', 'ending']).nullable(),
});
