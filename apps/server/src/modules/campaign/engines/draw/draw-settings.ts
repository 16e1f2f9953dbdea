import { DrawSettings, type DrawSettingsData } from '@voltfront/contract';
import { areOdds } from '@voltfront/rules/campaign/odds';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';

export const DRAW = 'draw';

/** The settings of a draw; they were checked when the campaign was stored. */
export const drawSettingsOf = ({ settings }: CampaignRow): DrawSettingsData => DrawSettings.parse(settings);

/** Settings with the dates of the broadcast moved by a span (ms). */
export function movedLive(settings: Record<string, unknown>, byMs: number): Record<string, unknown> {
  const { live } = DrawSettings.parse(settings);
  return live
    ? { ...settings, live: { ...live, startsAt: live.startsAt + byMs, endsAt: live.endsAt + byMs } }
    : settings;
}

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
    ...(parsed.data.live && parsed.data.live.startsAt >= parsed.data.live.endsAt
      ? ['settings.live: it ends before it begins']
      : []),
    ...(prizes.some(({ weight, detail }) => detail.isRain === true && weight > 0)
      ? ['prizes: what rains is not drawn, its weight is 0']
      : []),
    ...(parsed.data.price === null &&
    !parsed.data.isFed &&
    !parsed.data.staff &&
    Object.keys(parsed.data.chances).length === 0
      ? ['settings: nobody could pay for a draw']
      : []),
  ];
}
