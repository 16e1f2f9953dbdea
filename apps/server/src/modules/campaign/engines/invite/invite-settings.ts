import { InviteSettings, type InviteSettingsData, type LadderStepData } from '@voltfront/contract';
import { MILESTONES, REWARD_SIDES } from '@voltfront/rules/campaign/milestones';
import { z } from 'zod';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';
import { leftOf } from '../../read-campaign';

export const INVITE = 'invite';
/** Slug of the programme that has no end. */
export const PROGRAMME = 'referral';

/** `detail` of a prize: what it is given for. */
const Detail = z.strictObject({
  milestone: z.enum(MILESTONES),
  side: z.enum(REWARD_SIDES),
  /** Days between milestone and reward, such as the time of refunds. */
  waitDays: z.int().min(0).max(90).default(0),
  /** Given in the place of the other prizes of its milestone and side, once they have run out. */
  isInstead: z.boolean().default(false),
});
export type LadderDetail = z.output<typeof Detail>;

/** The settings of an invitation campaign; they were checked when the campaign was stored. */
export const inviteSettingsOf = ({ settings }: Pick<CampaignRow, 'settings'>): InviteSettingsData =>
  InviteSettings.parse(settings);

/** What a prize is given for. */
export const detailOf = ({ detail }: Pick<PrizeRow, 'detail'>): LadderDetail => Detail.parse(detail);

/** A prize as a step of the ladder. */
export function ladderStep(prize: PrizeRow): LadderStepData {
  const { id: prizeId, kind, title, picture, amount } = prize;
  return { prizeId, kind, title, picture, amount, left: leftOf(prize), ...detailOf(prize) };
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
