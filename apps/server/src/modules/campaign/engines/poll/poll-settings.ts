import { isDeepStrictEqual } from 'node:util';
import { PollSettings, type PollSettingsData, PollTerms } from '@voltfront/contract';
import type { z } from 'zod';
import { refuse } from '../../../../kernel/errors';
import type { CampaignRow, PrizeRow } from '../../campaign.repository';
import type { RewrittenCampaign } from '../rewritten-campaign';
import { pollTexts } from './poll.texts';

export const POLL = 'poll';

type Terms = z.output<typeof PollTerms>;

/**
 * The settings of a poll; they were checked when the campaign was stored. No question is open longer than its campaign, which
 * staff may end early.
 */
export function pollSettingsOf({ settings, endsAt }: Pick<CampaignRow, 'settings' | 'endsAt'>): PollSettingsData {
  const parsed = PollSettings.parse(settings);
  const questions = parsed.questions.map((question) => ({
    ...question,
    opensAt: Math.min(question.opensAt, endsAt),
    endsAt: Math.min(question.endsAt, endsAt),
  }));
  return { ...parsed, questions };
}

/** Whom a prize is for. */
export const purposeOf = ({ detail }: Pick<PrizeRow, 'detail'>): Terms['for'] => PollTerms.parse(detail).for;

/** Prizes that are drawn once the poll is over. */
export const isDrawn = (prize: Pick<PrizeRow, 'detail'>): boolean => purposeOf(prize).startsWith('draw');

const areUnique = (keys: readonly string[]) => new Set(keys).size === keys.length;

function faultsOfQuestions({ questions, daily }: PollSettingsData): string[] {
  return [
    ...(areUnique(questions.map(({ key }) => key)) ? [] : ['settings.questions: a key twice']),
    ...(daily && questions.length > 1 ? ['settings.daily: only with one question'] : []),
    ...questions.flatMap(({ key, opensAt, endsAt, options }) => [
      ...(endsAt > opensAt ? [] : [`settings.questions.${key}: ends before it opens`]),
      ...(areUnique(options.map((option) => option.key)) ? [] : [`settings.questions.${key}: a key twice`]),
    ]),
  ];
}

function faultsOfDraw({ drawsAt, questions, daily }: PollSettingsData, prizes: readonly PrizeRow[]): string[] {
  const drawn = prizes.filter(isDrawn);
  const ends = Math.max(...questions.map(({ endsAt }) => endsAt));
  return [
    ...(drawn.length === 0 || drawsAt !== null ? [] : ['settings.drawsAt: prizes are drawn, and no time is given']),
    ...(drawsAt === null || drawsAt >= ends ? [] : ['settings.drawsAt: before the last question is over']),
    ...drawn.filter(({ stock }) => stock === null).map(({ title }) => `prize ${title}: no stock to draw from`),
    ...prizes
      .filter((prize) => purposeOf(prize) === 'firstOfDay' && daily === null)
      .map(({ title }) => `prize ${title}: votes are not daily`),
  ];
}

/** What makes no sense about a poll; empty when all is well. */
export function faultsOfPoll(settings: unknown, prizes: readonly PrizeRow[]): string[] {
  const parsed = PollSettings.safeParse(settings);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `settings.${path.join('.')}: ${message}`);
  const wrong = prizes.filter(({ detail }) => !PollTerms.safeParse(detail).success);
  if (wrong.length > 0) return wrong.map(({ title }) => `prize ${title}: it is not said whom it is for`);
  return [...faultsOfQuestions(parsed.data), ...faultsOfDraw(parsed.data, prizes)];
}

/** Names of the options of each question, and whether votes are daily: what votes that were cast stand for. */
const ballotOf = ({ questions, daily }: PollSettingsData) => ({
  isDaily: daily !== null,
  questions: questions.map(({ key, options }) => [key, ...options.map((option) => option.key)]),
});

/**
 * Settings that staff wrote for a published poll: words, pictures and times may change, what was voted for stays.
 * @throws STATE_CHANGED
 */
export function keepOptions(settings: Record<string, unknown>, { before }: RewrittenCampaign): Record<string, unknown> {
  const written = PollSettings.safeParse(settings);
  // What makes no sense is said by `faultsOfPoll`.
  if (!written.success) return settings;
  if (!isDeepStrictEqual(ballotOf(written.data), ballotOf(PollSettings.parse(before.settings))))
    throw refuse('STATE_CHANGED', { message: pollTexts.fixedOptions });
  return settings;
}

/** Settings whose questions and draw are so much later (ms). */
export function movedPoll(settings: Record<string, unknown>, byMs: number): Record<string, unknown> {
  const parsed = PollSettings.parse(settings);
  const questions = parsed.questions.map((question) => ({
    ...question,
    opensAt: question.opensAt + byMs,
    endsAt: question.endsAt + byMs,
  }));
  return { ...parsed, questions, drawsAt: parsed.drawsAt === null ? null : parsed.drawsAt + byMs };
}
