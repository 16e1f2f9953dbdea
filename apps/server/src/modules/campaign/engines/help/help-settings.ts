import { HelpSettings, type HelpSettingsData, HelpTerms } from '@voltfront/contract';
import type { z } from 'zod';
import { refuse } from '../../../../kernel/errors';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';
import type { RewrittenCampaign } from '../rewritten-campaign';
import { helpTexts } from './help.texts';

export const HELP = 'help';

type Terms = z.output<typeof HelpTerms>;

/** The settings of a campaign of helpers; they were checked when the campaign was stored. */
export const helpSettingsOf = ({ settings }: Pick<CampaignRow, 'settings'>): HelpSettingsData =>
  HelpSettings.parse(settings);

/** For whom a prize is. */
const termsOf = ({ detail }: Pick<PrizeRow, 'detail'>): Terms => HelpTerms.parse(detail);

/** A prize of the one who is helped, with the helps that it takes. */
export interface Step {
  at: number;
  prize: PrizeRow;
}

/** Prizes of the one who is helped, those of fewer helps first. */
export const stepsOf = (prizes: readonly PrizeRow[]): Step[] =>
  prizes
    .flatMap((prize) => {
      const terms = termsOf(prize);
      return terms.for === 'starter' ? [{ at: terms.at, prize }] : [];
    })
    .sort((a, b) => a.at - b.at);

/** Prizes of each helper. */
export const thanksOf = (prizes: readonly PrizeRow[]): PrizeRow[] =>
  prizes.filter((prize) => termsOf(prize).for === 'helper');

function faultsOfSteps({ goal }: HelpSettingsData, prizes: readonly PrizeRow[]): string[] {
  const steps = stepsOf(prizes);
  return [
    ...(steps.length > 0 ? [] : ['prizes: there is none for who is helped']),
    ...steps
      .filter(({ at }) => at > goal)
      .map(({ at, prize }) => `prize ${prize.title}: ${at} helps are beyond the goal`),
    ...steps
      .filter(({ at }, index) => steps[index - 1]?.at === at)
      .map(({ at, prize }) => `prize ${prize.title}: ${at} helps bring another prize already`),
  ];
}

/** What makes no sense about a campaign of helpers; empty when all is well. */
export function faultsOfHelp(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = HelpSettings.safeParse(settings);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`);
  const wrong = prizes.filter(({ detail }) => !HelpTerms.safeParse(detail).success);
  if (wrong.length > 0) return wrong.map(({ title }) => `prize ${title}: it is not said whom it is for`);
  const { map, goal, newcomers } = parsed.data;
  const notPoints = thanksOf(prizes).filter(({ kind }) => kind !== 'points');
  return [
    ...(map === null || map.stops.length === goal ? [] : ['settings.map.stops: as many as the goal']),
    ...(map === null || newcomers === null ? [] : ['settings.newcomers: with a map each help lights one city']),
    ...faultsOfSteps(parsed.data, prizes),
    ...notPoints.map(({ title }) => `prize ${title}: helpers get points`),
  ];
}

/**
 * Settings that staff wrote for a published campaign: the goal stays, since teams were started with it.
 * @throws STATE_CHANGED
 */
export function keepGoal(settings: Record<string, unknown>, { before }: RewrittenCampaign): Record<string, unknown> {
  const written = HelpSettings.safeParse(settings);
  // What makes no sense is said by `faultsOfHelp`.
  if (written.success && written.data.goal !== helpSettingsOf(before).goal)
    throw refuse('STATE_CHANGED', { message: helpTexts.fixedGoal });
  return settings;
}
