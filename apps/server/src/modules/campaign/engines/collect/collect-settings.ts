import { isDeepStrictEqual } from 'node:util';
import {
  type CollectItemData,
  CollectSettings,
  type CollectSettingsData,
  CollectTerms,
  type CollectTermsData,
} from '@voltfront/contract';
import { areWhole } from '@voltfront/rules/campaign/collect';
import { refuse } from '../../../../kernel/errors';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';
import type { RewrittenCampaign } from '../rewritten-campaign';
import { collectTexts } from './collect.texts';

export const COLLECT = 'collect';

/** The settings of a campaign; they were checked when it was stored. */
export const collectSettingsOf = ({ settings }: Pick<CampaignRow, 'settings'>): CollectSettingsData =>
  CollectSettings.parse(settings);

/** What a prize is for. */
const termsOf = ({ detail }: Pick<PrizeRow, 'detail'>): CollectTermsData => CollectTerms.parse(detail);

/** Rewards of a complete set. */
export const rewardsOf = (prizes: readonly PrizeRow[], set: string): PrizeRow[] =>
  prizes.filter((prize) => {
    const terms = termsOf(prize);
    return terms.for === 'set' && terms.set === set;
  });

/** What each gets who enters the draw, or what is drawn. */
export const prizesFor = (prizes: readonly PrizeRow[], purpose: 'entry' | 'draw'): PrizeRow[] =>
  prizes.filter((prize) => termsOf(prize).for === purpose);

/** @throws NOT_FOUND */
export function itemOf({ items }: Pick<CollectSettingsData, 'items'>, key: string): CollectItemData {
  const item = items.find((each) => each.key === key);
  if (!item) throw refuse('NOT_FOUND', { message: collectTexts.noItem });
  return item;
}

const twice = (name: string, keys: readonly string[]): string[] =>
  new Set(keys).size === keys.length ? [] : [`settings.${name}: a key twice`];

function faultsOfItems({ items, sets, pools, recipes }: CollectSettingsData): string[] {
  const known = new Set(items.map(({ key }) => key));
  const knownSets = new Set(sets.map(({ key }) => key));
  const odds = [
    ...pools.map(({ key, odds: of }) => ({ key, of })),
    ...recipes.map(({ key, gives: of }) => ({ key, of })),
  ];
  return [
    ...Object.entries({ items, sets, pools, recipes }).flatMap(([name, rows]) =>
      twice(
        name,
        rows.map(({ key }) => key),
      ),
    ),
    ...items.filter(({ set }) => !knownSets.has(set)).map(({ key }) => `settings.items.${key}: no such set`),
    ...sets
      .filter(({ key }) => items.every(({ set }) => set !== key))
      .map(({ key }) => `settings.sets.${key}: nothing is in it`),
    ...odds
      .filter(({ of }) => of.some(({ item }) => !known.has(item)))
      .map(({ key }) => `settings: ${key} gives what is no item`),
    ...pools.filter(({ odds: of }) => !areWhole(of)).map(({ key }) => `settings.pools.${key}: not 10,000 together`),
  ];
}

function faultsOfRecipes({ recipes, items, sets, drawsAt }: CollectSettingsData): string[] {
  const knownSets = new Set(sets.map(({ key }) => key));
  const entering = recipes.filter(({ enters }) => enters);
  return [
    ...recipes
      .filter(({ gives, enters }) => (gives.length === 0 ? !enters : !areWhole(gives)))
      .map(({ key }) => `settings.recipes.${key}: not 10,000 together`),
    ...recipes
      .filter(({ needs: { set } }) => set !== null && !knownSets.has(set))
      .map(({ key }) => `settings.recipes.${key}: no such set`),
    ...recipes
      .filter(({ needs: { takes, rank, set, isDistinct } }) => {
        const fitting = items.filter((item) => (rank ?? item.rank) === item.rank && (set ?? item.set) === item.set);
        return fitting.length < (isDistinct ? takes : 1);
      })
      .map(({ key }) => `settings.recipes.${key}: there are not enough such items`),
    ...(drawsAt === null || entering.length > 0 ? [] : ['settings.drawsAt: no recipe enters the draw']),
  ];
}

function faultsOfTasks({ tasks, quiz }: CollectSettingsData): string[] {
  return [
    ...(new Set(tasks).size === tasks.length ? [] : ['settings.tasks: one twice']),
    ...(tasks.includes('quiz') && quiz.length === 0 ? ['settings.quiz: there are no questions'] : []),
    ...quiz
      .filter(({ right, options }) => right > options.length)
      .map(({ question }) => `settings.quiz: ${question} has no such option`),
  ];
}

function faultsOfPrizes({ sets, drawsAt, composeUntil }: CollectSettingsData, prizes: readonly PrizeRow[]): string[] {
  const known = new Set(sets.map(({ key }) => key));
  const drawn = prizesFor(prizes, 'draw');
  return [
    ...prizes
      .filter((prize) => {
        const terms = termsOf(prize);
        return terms.for === 'set' && !known.has(terms.set);
      })
      .map(({ title }) => `prize ${title}: no such set`),
    ...(drawn.length === 0 || drawsAt !== null ? [] : ['settings.drawsAt: prizes are drawn, and no time is given']),
    ...drawn.filter(({ stock }) => stock === null).map(({ title }) => `prize ${title}: no stock to draw from`),
    ...(drawsAt === null || (composeUntil !== null && composeUntil <= drawsAt)
      ? []
      : ['settings.composeUntil: it ends before the draw']),
  ];
}

/** What makes no sense about a campaign of collectors; empty when all is well. */
export function faultsOfCollect(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = CollectSettings.safeParse(settings);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`);
  const wrong = prizes.filter(({ detail }) => !CollectTerms.safeParse(detail).success);
  if (wrong.length > 0) return wrong.map(({ title }) => `prize ${title}: it is not said what it is for`);
  return [
    ...faultsOfItems(parsed.data),
    ...faultsOfRecipes(parsed.data),
    ...faultsOfTasks(parsed.data),
    ...faultsOfPrizes(parsed.data, prizes),
  ];
}

/** What people who have items count on: which there are, in which sets, and what they can be made of. */
const promiseOf = ({ items, sets, recipes, pools }: CollectSettingsData) => ({
  items: items.map(({ key, set, rank }) => [key, set, rank]),
  sets: sets.map(({ key }) => key),
  recipes: recipes.map(({ key, needs, gives, enters }) => ({ key, needs, gives, enters })),
  odds: pools.map(({ odds }) => odds),
});

/**
 * Settings that staff wrote for a published campaign: words, pictures, limits and times may change, what is collected and the odds stay.
 * @throws STATE_CHANGED
 */
export function keepItems(settings: Record<string, unknown>, { before }: RewrittenCampaign): Record<string, unknown> {
  const written = CollectSettings.safeParse(settings);
  // What makes no sense is said by `faultsOfCollect`.
  if (written.success && !isDeepStrictEqual(promiseOf(written.data), promiseOf(collectSettingsOf(before))))
    throw refuse('STATE_CHANGED', { message: collectTexts.fixedItems });
  return settings;
}

/** Settings whose times are so much later (ms). */
export function movedCollect(settings: Record<string, unknown>, byMs: number): Record<string, unknown> {
  const parsed = CollectSettings.parse(settings);
  const later = (at: number | null) => (at === null ? null : at + byMs);
  return { ...parsed, composeUntil: later(parsed.composeUntil), drawsAt: later(parsed.drawsAt) };
}
