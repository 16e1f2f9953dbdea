import { ExchangeSettings, ExchangeTerms } from '@voltfront/contract';
import { EXCHANGE_KINDS, type ExchangeKind } from '@voltfront/rules/campaign/exchange';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';

export const EXCHANGE = 'exchange';

/** The settings of a catalogue; they were checked when the campaign was stored. */
export const exchangeSettingsOf = ({ settings }: Pick<CampaignRow, 'settings'>) => ExchangeSettings.parse(settings);

/** How many tickets buy a reward. */
export const priceOf = ({ detail }: Pick<PrizeRow, 'detail'>): number => ExchangeTerms.parse(detail).tickets;

/** Whether tickets can buy such a prize. */
export const isExchangeKind = (kind: PrizeRow['kind']): kind is ExchangeKind =>
  (EXCHANGE_KINDS as readonly string[]).includes(kind);

/** What makes no sense about a catalogue; empty when all is well. */
export function faultsOfExchange(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = ExchangeSettings.safeParse(settings);
  return [
    ...(parsed.error?.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`) ?? []),
    ...(prizes.length === 0 ? ['prizes: there is no reward'] : []),
    ...prizes
      .filter(({ kind }) => !isExchangeKind(kind))
      .map(({ title }) => `prize ${title}: tickets buy goods, coupons and points`),
    ...prizes
      .filter(({ detail }) => !ExchangeTerms.safeParse(detail).success)
      .map(({ title }) => `prize ${title}: detail does not say how many tickets it takes`),
  ];
}
