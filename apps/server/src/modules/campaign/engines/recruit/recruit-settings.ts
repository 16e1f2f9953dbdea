import { RecruitSettings, type RecruitSettingsData } from '@voltfront/contract';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';

export const RECRUIT = 'recruit';

/** The settings of a campaign that recruits creators; they were checked when the campaign was stored. */
export const recruitSettingsOf = ({ settings }: Pick<CampaignRow, 'settings'>): RecruitSettingsData =>
  RecruitSettings.parse(settings);

/** What makes no sense about a campaign that recruits creators; empty when all is well. */
export function faultsOfRecruit(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = RecruitSettings.safeParse(settings);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`);
  return prizes.length > 0 ? ['prizes: there are none'] : [];
}
