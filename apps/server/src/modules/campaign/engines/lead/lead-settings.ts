import { LeadSettings, type LeadSettingsData } from '@voltfront/contract';
import { z } from 'zod';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';

export const LEAD = 'lead';

/** `detail` of a prize: the step of a customer that it is given for. */
export const LeadTerms = z.strictObject({ step: z.enum(['deposit', 'delivered']) });

/** The settings of a campaign of leads; they were checked when the campaign was stored. */
export const leadSettingsOf = ({ settings }: Pick<CampaignRow, 'settings'>): LeadSettingsData =>
  LeadSettings.parse(settings);

/** The step of a customer that a prize is given for. */
export const stepOfPrize = ({ detail }: Pick<PrizeRow, 'detail'>) => LeadTerms.parse(detail).step;

/** What makes no sense about a campaign of leads; empty when all is well. */
export function faultsOfLead(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = LeadSettings.safeParse(settings);
  return [
    ...(parsed.error?.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`) ?? []),
    ...prizes
      .filter(({ detail }) => !LeadTerms.safeParse(detail).success)
      .map(({ title }) => `prize ${title}: detail names no step`),
  ];
}
