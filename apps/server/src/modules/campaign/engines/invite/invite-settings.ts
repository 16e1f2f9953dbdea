import { InviteSettings, type InviteSettingsData, type LadderStepData } from '@voltfront/contract';
import { MILESTONES, REWARD_SIDES } from '@voltfront/rules/campaign/milestones';
import { z } from 'zod';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';

export const INVITE = 'invite';
/** Slug of the programme that has no end. */
export const PROGRAMME = 'referral';

/** `detail` of a prize: what it is given for. */
const Detail = z.strictObject({
  milestone: z.enum(MILESTONES),
  side: z.enum(REWARD_SIDES),
  /** Days between milestone and reward, such as the time of refunds. */
  waitDays: z.int().min(0).max(90).default(0),
  /** For so many friends who got so far: the inviter chooses it once. Left out: for each friend. */
  count: z.int().min(1).max(1000).optional(),
});
export type LadderDetail = z.output<typeof Detail>;

/** The settings of an invitation campaign; they were checked when the campaign was stored. */
export const inviteSettingsOf = ({ settings }: Pick<CampaignRow, 'settings'>): InviteSettingsData =>
  InviteSettings.parse(settings);

/** What a prize is given for. */
export const detailOf = ({ detail }: Pick<PrizeRow, 'detail'>): LadderDetail => Detail.parse(detail);

/** Prizes that each friend brings, by themselves. */
export const perFriend = (prizes: readonly PrizeRow[]): PrizeRow[] =>
  prizes.filter((prize) => detailOf(prize).count === undefined);

/** A prize as a step of the ladder. */
export function ladderStep(prize: PrizeRow): LadderStepData {
  const { id: prizeId, kind, title, picture, amount } = prize;
  const { milestone, side, waitDays } = detailOf(prize);
  return { prizeId, kind, title, picture, amount, milestone, side, waitDays };
}

/** What makes no sense about an invitation campaign; empty when all is well. */
export function faultsOfInvite(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = InviteSettings.safeParse(settings);
  return [
    ...(parsed.error?.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`) ?? []),
    ...prizes
      .filter(({ detail }) => !Detail.safeParse(detail).success)
      .map(({ title }) => `prize ${title}: detail names no milestone and side`),
  ];
}
