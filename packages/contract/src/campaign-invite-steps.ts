import { MILESTONES, REWARD_SIDES } from '@voltfront/rules/campaign/milestones';
import { z } from 'zod';
import { Award, CampaignPrize, CampaignSlug } from './campaign-shapes';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

const Ref = z.object({ slug: CampaignSlug });

const Gift = CampaignPrize.pick({ prizeId: true, kind: true, title: true, picture: true, amount: true, left: true });

/** What an inviter chooses once so many friends got so far. */
const Step = z.object({
  count: z.int(),
  milestone: z.enum(MILESTONES),
  gifts: z.array(
    Gift.extend({ /** Points that come instead are offered once the gifts have run out. */ isOffered: z.boolean() }),
  ),
  /** Null for visitors. */
  own: z
    .object({
      /** Friends who got so far. */
      reached: z.int(),
      /** `gone`: reached, and nothing is left to choose. */
      state: z.enum(['locked', 'open', 'gone', 'claimed']),
      award: Award.nullable(),
    })
    .nullable(),
});

const Steps = z.object({
  steps: z.array(Step),
  /** What each friend gets, and for which milestone. */
  friendGifts: z.array(Gift.extend({ milestone: z.enum(MILESTONES) })),
  /** Null for visitors. */
  own: z
    .object({
      /** Friends that still bring a reward of their own; null without a limit. */
      left: z.int().nullable(),
      /** Newest friends. */
      friends: z
        .array(
          z.object({
            relationId: Id,
            avatar: PicturePath,
            mobile: z.string(),
            state: z.enum([...MILESTONES, 'lapsed']),
            at: At,
          }),
        )
        .max(20),
    })
    .nullable(),
});

/** A gift of an invitation campaign, with what it was for. */
const InviteGift = z.object({
  awardId: Id,
  award: Award,
  side: z.enum(REWARD_SIDES),
  milestone: z.enum(MILESTONES),
  /** Friends of the step; null: it came with one friend. */
  count: z.int().nullable(),
  /** The friends who made it up, in the order in which they got there. */
  friends: z.array(z.object({ avatar: PicturePath, mobile: z.string(), at: At })).max(100),
});

export const campaignInviteSteps = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/invite/steps': {
    summary: 'Steps of an invitation campaign with their gifts and stock, and where the caller stands. NOT_FOUND.',
    auth: 'optional',
    query: Ref,
    reply: Steps,
  },
  'POST /api/mpmkt/v1/campaign/invite/steps/claim': {
    summary:
      'Chooses the gift of a step, once; stock and award change together. NOT_FOUND, LIMIT_REACHED before the step and the second time, SOLD_OUT, STATE_CHANGED outside of the window.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ prizeId: Id }),
    reply: Steps,
  },
  'GET /api/mpmkt/v1/campaign/invite/gifts': {
    summary: 'What the caller got from an invitation campaign as inviter and as friend, newest first.',
    auth: 'customer',
    query: Paging.extend({ slug: CampaignSlug }),
    reply: pageOf(InviteGift),
  },
});

export type InviteStepsData = z.output<typeof Steps>;
export type InviteGiftData = z.output<typeof InviteGift>;
