import { OfferSettings, OfferTerms, type OfferTermsData } from '@voltfront/contract';
import type { z } from 'zod';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';

export const OFFER = 'offer';

/** The settings of a campaign of offers; they were checked when the campaign was stored. */
export const offerSettingsOf = ({ settings }: CampaignRow): z.output<typeof OfferSettings> =>
  OfferSettings.parse(settings);

/** On what terms a prize is offered. */
export const termsOf = ({ detail }: PrizeRow): OfferTermsData => OfferTerms.parse(detail.offer);

const spelled = (what: string, { issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${what}.${path.join('.')}: ${message}`);

/** What makes no sense about a campaign of offers; empty when all is well. */
export function faultsOfOffers(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = OfferSettings.safeParse(settings);
  const faults = parsed.success ? [] : spelled('settings', parsed.error);
  if (prizes.length === 0) faults.push('prizes: nothing is offered');
  for (const { title, detail } of prizes) {
    const terms = OfferTerms.safeParse(detail.offer);
    if (!terms.success) faults.push(...spelled(`prize ${title}`, terms.error));
  }
  return faults;
}
