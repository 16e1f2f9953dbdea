import { QuotaSettings, QuotaTerms } from '@voltfront/contract';
import type { z } from 'zod';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';

export const QUOTA = 'quota';

/** The settings of a quota; they were checked when the campaign was stored. */
export const quotaSettingsOf = ({ settings }: Pick<CampaignRow, 'settings'>) => QuotaSettings.parse(settings);

export const quotaTermsOf = ({ detail }: Pick<PrizeRow, 'detail'>): z.output<typeof QuotaTerms> =>
  QuotaTerms.parse(detail);

/** The places of an employee, in their order. */
export function placesOf(row: Pick<CampaignRow, 'settings'>): { place: string; use: 'own' | 'family' }[] {
  const settings = quotaSettingsOf(row);
  return (['own', 'family'] as const).flatMap((use) =>
    Array.from({ length: settings[use] }, (_, index) => ({ place: `${use}-${index + 1}`, use })),
  );
}

/** What makes no sense about a quota; empty when all is well. */
export function faultsOfQuota(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = QuotaSettings.safeParse(settings);
  return [
    ...(parsed.error?.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`) ?? []),
    ...(prizes.length === 0 ? ['prizes: there is no coupon'] : []),
    ...prizes
      .filter(({ kind, detail }) => kind !== 'coupon' || !QuotaTerms.safeParse(detail).success)
      .map(({ title }) => `prize ${title}: it is no coupon for a model`),
  ];
}
