import { QuizSettings, type QuizSettingsData, QuizTerms } from '@voltfront/contract';
import { QUIZ_MERITS, type QuizMerit } from '@voltfront/rules/campaign/quiz';
import type { z } from 'zod';
import { refuse } from '../../../../kernel/errors';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';
import type { RewrittenCampaign } from '../rewritten-campaign';
import { quizTexts } from './quiz.texts';

export const QUIZ = 'quiz';
/** Stands for the question who wins all, where others name a match. */
export const CHAMPION = 'champion';

type Terms = z.output<typeof QuizTerms>;
export type MatchSettings = QuizSettingsData['matches'][number];

/** The settings of a campaign of predictions; they were checked when the campaign was stored. */
export const quizSettingsOf = ({ settings }: Pick<CampaignRow, 'settings'>): QuizSettingsData =>
  QuizSettings.parse(settings);

const termsOf = ({ detail }: Pick<PrizeRow, 'detail'>): Terms => QuizTerms.parse(detail);

/** Prizes for what was right about a prediction. */
export const prizesFor = (prizes: readonly PrizeRow[], merit: QuizMerit): PrizeRow[] =>
  prizes.filter((prize) => termsOf(prize).for === merit);

/** Points that each merit brings. */
export const pointsByMerit = (prizes: readonly PrizeRow[]): Record<QuizMerit, number> =>
  Object.fromEntries(
    QUIZ_MERITS.map((merit) => [merit, prizesFor(prizes, merit).reduce((sum, { amount }) => sum + (amount ?? 0), 0)]),
  ) as Record<QuizMerit, number>;

/** A prize for so many hits in a row. */
export interface StreakStep {
  hits: number;
  prize: PrizeRow;
}

/** Prizes of streaks, the shortest first. */
export const streakSteps = (prizes: readonly PrizeRow[]): StreakStep[] =>
  prizes
    .flatMap((prize) => {
      const terms = termsOf(prize);
      return terms.for === 'streak' ? [{ hits: terms.hits, prize }] : [];
    })
    .sort((a, b) => a.hits - b.hits);

const areUnique = (keys: readonly unknown[]) => new Set(keys).size === keys.length;

function faultsOfMatches({ sides, matches }: QuizSettingsData): string[] {
  const known = new Set(sides.map(({ key }) => key));
  return [
    ...(areUnique(sides.map(({ key }) => key)) ? [] : ['settings.sides: a key twice']),
    ...(areUnique(matches.map(({ key }) => key)) ? [] : ['settings.matches: a key twice']),
    ...matches.flatMap(({ key, home, away }) => [
      ...(key === CHAMPION ? [`settings.matches.${key}: the key is taken`] : []),
      ...(known.has(home) && known.has(away) ? [] : [`settings.matches.${key}: a side that there is not`]),
      ...(home === away ? [`settings.matches.${key}: a side against itself`] : []),
    ]),
  ];
}

function faultsOfPrizes({ championUntil }: QuizSettingsData, prizes: readonly PrizeRow[]): string[] {
  const merits = QUIZ_MERITS.flatMap((merit) => prizesFor(prizes, merit));
  return [
    ...(prizesFor(prizes, 'choice').length > 0 ? [] : ['prizes: nothing for who is right']),
    ...merits.filter(({ kind }) => kind !== 'points').map(({ title }) => `prize ${title}: who is right gets points`),
    ...(championUntil === null && prizesFor(prizes, 'champion').length > 0
      ? ['settings.championUntil: there is a prize for the champion, and no question']
      : []),
    ...(areUnique(streakSteps(prizes).map(({ hits }) => hits)) ? [] : ['prizes: two for the same streak']),
  ];
}

/** What makes no sense about a campaign of predictions; empty when all is well. */
export function faultsOfQuiz(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = QuizSettings.safeParse(settings);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`);
  const wrong = prizes.filter(({ detail }) => !QuizTerms.safeParse(detail).success);
  if (wrong.length > 0) return wrong.map(({ title }) => `prize ${title}: it is not said what it is for`);
  return [...faultsOfMatches(parsed.data), ...faultsOfPrizes(parsed.data, prizes)];
}

/**
 * Settings that staff wrote for a published campaign: sides and matches may be added and moved in time; those that people know
 * stay.
 * @throws STATE_CHANGED
 */
export function keepMatches(settings: Record<string, unknown>, { before }: RewrittenCampaign): Record<string, unknown> {
  const written = QuizSettings.safeParse(settings);
  // What makes no sense is said by `faultsOfQuiz`.
  if (!written.success) return settings;
  const { sides, matches } = quizSettingsOf(before);
  const now = { sides: new Set(written.data.sides.map(({ key }) => key)), matches: written.data.matches };
  const hasSides = sides.every(({ key }) => now.sides.has(key));
  const hasMatches = matches.every(({ key, home, away }) =>
    now.matches.some((each) => each.key === key && each.home === home && each.away === away),
  );
  if (!hasSides || !hasMatches) throw refuse('STATE_CHANGED', { message: quizTexts.fixedMatches });
  return settings;
}

/** Settings whose matches are so much later (ms). */
export function movedQuiz(settings: Record<string, unknown>, byMs: number): Record<string, unknown> {
  const parsed = QuizSettings.parse(settings);
  const later = (at: number | null) => (at === null ? null : at + byMs);
  const matches = parsed.matches.map((match) => ({ ...match, kicksOffAt: later(match.kicksOffAt) }));
  return { ...parsed, matches, championUntil: later(parsed.championUntil) };
}
