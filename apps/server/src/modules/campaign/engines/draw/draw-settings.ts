import { DrawSettings, type DrawSettingsData } from '@voltfront/contract';
import { areOdds } from '@voltfront/rules/campaign/odds';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';

export const DRAW = 'draw';

/** The settings of a draw; they were checked when the campaign was stored. */
export const drawSettingsOf = ({ settings }: CampaignRow): DrawSettingsData => DrawSettings.parse(settings);

/** Figures of a series cost postage when they are few; other goods of a draw do not. */
export function deliveryOfDraw(settings: Record<string, unknown>) {
  const { series } = DrawSettings.parse(settings);
  const { postage = 0, freePostageFrom: freeFrom = 1, notSentTo = [] } = series ?? {};
  return { postage, freeFrom, notSentTo };
}

/** What makes no sense about a draw and its prizes; empty when all is well. */
export function faultsOfDraw(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = DrawSettings.safeParse(settings);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`);
  const drawn = prizes.map(({ id: prizeId, weight }) => ({ prizeId, weight }));
  return [
    ...(areOdds(drawn) ? [] : ['prizes: the weights do not add up to 10,000']),
    ...(prizes.some(({ isConsolation }) => isConsolation)
      ? []
      : ['prizes: none comes instead of one that has run out']),
    ...(parsed.data.price === null && !parsed.data.isFed && Object.keys(parsed.data.chances).length === 0
      ? ['settings: nobody could pay for a draw']
      : []),
  ];
}
