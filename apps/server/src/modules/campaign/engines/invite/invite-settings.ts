import {
  CampaignSlug,
  EarlierRules,
  InviteSettings,
  type InviteSettingsData,
  type LadderStepData,
  PartnerTerms,
  type PartnerTermsData,
} from '@voltfront/contract';
import { MILESTONES, REWARD_SIDES } from '@voltfront/rules/campaign/milestones';
import { shanghaiStart } from '@voltfront/rules/format/shanghai-time';
import { z } from 'zod';
import { type CampaignRow, type PrizeRow, ticketsOf } from '../../campaign.repository';
import { leftOf } from '../../read-campaign';
import type { RewrittenCampaign } from '../rewritten-campaign';

export const INVITE = 'invite';
/** Slug of the programme that has no end. */
export const PROGRAMME = 'referral';

/** `detail` of a prize: what it is given for. */
export const LadderTerms = z.strictObject({
  milestone: z.enum(MILESTONES),
  side: z.enum(REWARD_SIDES),
  /** Days between milestone and reward, such as the time of refunds. */
  waitDays: z.int().min(0).max(90).default(0),
  /** Slug of the draw that chances are for; see `chancesOf`. */
  chancesOf: z.string().optional(),
  /** Slug of the catalogue whose rewards tickets buy; see `ticketsOf`. */
  ticketsOf: CampaignSlug.optional(),
  /** Given in the place of the other prizes of its milestone and side, once they have run out. */
  isInstead: z.boolean().default(false),
  /** For so many friends who got so far: the inviter chooses it once. Left out: for each friend. */
  count: z.int().min(1).max(1000).optional(),
});
export type LadderDetail = z.output<typeof LadderTerms>;

interface RewardLimit {
  most: number;
  per: 'month' | 'year' | 'campaign';
}

/** Versions of rules that are kept beside those of now. */
const MOST_EARLIER = 20;

/** What staff write: beside what pages are told, the contracts of business partners. */
export const EditedSettings = InviteSettings.extend({ partners: PartnerTerms.optional() });

/** What is stored: beside that, the versions of the rules that were replaced. */
const StoredSettings = EditedSettings.extend({
  /** Since when the rules of now hold; null: since the campaign began. */
  rulesSince: z.int().nullable().default(null),
  /** The newest first. */
  earlierRules: z.array(EarlierRules).max(MOST_EARLIER).default([]),
});

/** The settings of an invitation campaign; they were checked when the campaign was stored. */
export function inviteSettingsOf({ settings }: Pick<CampaignRow, 'settings'>): InviteSettingsData {
  const { rulesSince: _since, earlierRules: _earlier, partners: _partners, ...told } = StoredSettings.parse(settings);
  return told;
}

/** Contracts of the business partners who invite in a campaign; null: it is not theirs. */
export const partnerTermsOf = ({ settings }: Pick<CampaignRow, 'settings'>): PartnerTermsData | null =>
  StoredSettings.parse(settings).partners ?? null;

/** Versions of a campaign's rules: since when those of now hold, and those before them. */
export function ruleVersionsOf({ settings, startsAt }: Pick<CampaignRow, 'settings' | 'startsAt'>) {
  const { rulesSince, earlierRules } = StoredSettings.parse(settings);
  return { rulesSince: rulesSince ?? startsAt, earlierRules };
}

/** Keeps the versions of the rules that a campaign had, whatever staff sent for them; new rules hold from now. */
export function keepEarlierRules(
  settings: Record<string, unknown>,
  { before, hasNewRules, now }: RewrittenCampaign,
): Record<string, unknown> {
  const { rulesSince, earlierRules } = StoredSettings.parse(before.settings);
  if (!hasNewRules) return { ...settings, rulesSince, earlierRules };
  const replaced = { ...before.rules, effectiveAt: rulesSince ?? before.startsAt };
  return { ...settings, rulesSince: now, earlierRules: [replaced, ...earlierRules].slice(0, MOST_EARLIER) };
}

/** The most rewards of an inviter for one milestone, and the span they are counted in, the shortest first. */
export function limitsOf({ settings }: Pick<CampaignRow, 'settings'>): RewardLimit[] {
  const { monthlyLimit, yearlyLimit, totalLimit } = inviteSettingsOf({ settings });
  const limits = [
    { most: monthlyLimit, per: 'month' },
    { most: yearlyLimit, per: 'year' },
    { most: totalLimit, per: 'campaign' },
  ] as const;
  return limits.flatMap(({ most, per }) => (most === null ? [] : [{ most, per }]));
}

/** Begin of the span of a limit around a moment. */
export const limitStart = ({ per }: RewardLimit, at: number): number =>
  per === 'campaign' ? 0 : shanghaiStart(at, per);

/** What a prize is given for. */
export const detailOf = ({ detail }: Pick<PrizeRow, 'detail'>): LadderDetail => LadderTerms.parse(detail);

/** Prizes that each friend brings, by themselves. */
export const perFriend = (prizes: readonly PrizeRow[]): PrizeRow[] =>
  prizes.filter((prize) => detailOf(prize).count === undefined);

/** The catalogue of rewards that tickets of these prizes buy; null: they bring none. */
export const catalogueOf = (prizes: readonly PrizeRow[]): string | null =>
  prizes.map(({ detail }) => ticketsOf(detail)).find((slug) => slug !== null) ?? null;

/** A prize as a step of the ladder. */
export function ladderStep(prize: PrizeRow): LadderStepData {
  const { id: prizeId, kind, title, picture, amount } = prize;
  const { chancesOf: _draw, ticketsOf: _catalogue, ...terms } = detailOf(prize);
  return { prizeId, kind, title, picture, amount, left: leftOf(prize), ...terms };
}

/** What makes no sense about an invitation campaign; empty when all is well. */
export function faultsOfInvite(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = StoredSettings.safeParse(settings);
  return [
    ...(parsed.error?.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`) ?? []),
    ...prizes
      .filter(({ detail }) => !LadderTerms.safeParse(detail).success)
      .map(({ title }) => `prize ${title}: detail names no milestone and side`),
  ];
}
