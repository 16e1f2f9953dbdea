import type { QuizSettingsData } from '@voltfront/contract';
import type { FirstGoal, Outcome } from '@voltfront/rules/campaign/quiz';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { TestPerson } from '../../testing';
import type { CampaignDesk } from './campaign.fixture';
import type { CampaignInput, PrizeInput } from './define-campaign';

const PICTURE = '/assets/covers/scene-city.webp';

export const MATCH_PAGE = 'GET /api/mpmkt/v1/campaign/quiz/match' as const;
export const QUIZ_PAGE = 'GET /api/mpmkt/v1/campaign/quiz' as const;
export const PREDICT = 'POST /api/mpmkt/v1/campaign/quiz/predict' as const;
export const CHAMPION = 'POST /api/mpmkt/v1/campaign/quiz/champion' as const;
export const CLAIM = 'POST /api/mpmkt/v1/campaign/quiz/streak/claim' as const;
export const RESULT = 'POST /api/mpmkt/v1/staff/campaign/quiz/result' as const;
export const WINNER = 'POST /api/mpmkt/v1/staff/campaign/quiz/winner' as const;
export const FOR_STAFF = 'GET /api/mpmkt/v1/staff/campaign/quiz' as const;

const side = (key: string) => ({ key, title: key, colors: ['#112233'], isHorizontal: false });
const merit = (purpose: string, amount: number): PrizeInput => ({
  ...{ kind: 'points', title: purpose, picture: PICTURE, amount, detail: { for: purpose } },
});
export const streakPrize = (hits: number, stock: number | null = null): PrizeInput => ({
  ...{ kind: 'points', title: `${hits}`, picture: PICTURE, amount: hits * 1000, detail: { for: 'streak', hits } },
  ...(stock !== null && { stock }),
});
/** 30 points for the outcome, 100 for the score, 10 for the first goal, 500 for the champion. */
export const MERITS = [merit('choice', 30), merit('score', 100), merit('firstGoal', 10), merit('champion', 500)];

/** A campaign of ten days; match `m1` kicks off in an hour, each further one an hour later. */
export async function makeQuiz(
  desk: CampaignDesk,
  settings: Partial<QuizSettingsData> & { count?: number } = {},
  changes: Partial<CampaignInput> = {},
): Promise<string> {
  const now = desk.server.clock.now();
  const { count = 4, ...others } = settings;
  const plainSettings: QuizSettingsData = {
    closesMinutes: 10,
    perDay: 3,
    shareMore: 1,
    sides: ['reds', 'blues'].map(side),
    matches: Array.from({ length: count }, (_, index) => ({
      ...{ key: `m${index + 1}`, phase: 'A', home: 'reds', away: 'blues', kicksOffAt: now + (index + 1) * HOUR_MS },
    })),
    championUntil: now + DAY_MS,
    claimDays: 7,
    ...others,
  };
  return desk.make({ engine: 'quiz', plainSettings, prizes: [...MERITS, streakPrize(2), streakPrize(3)], ...changes });
}

/** What somebody says, such as `home`, `home 2:1` or `home 2:1 away`, the last being the first goal. */
export function guess(text: string) {
  const [choice = 'home', goals, first] = text.split(' ');
  const [home, away] = (goals ?? '').split(':').map(Number);
  const score = home === undefined || away === undefined ? null : { home, away };
  return { choice: choice as Outcome, score, first: (first ?? null) as FirstGoal | null };
}

/** Steps of people and staff in a campaign of predictions. */
export function quizOf(desk: CampaignDesk, slug: string, operator?: TestPerson) {
  const { server } = desk;
  const staff = { token: operator?.token ?? '' };
  return {
    show: (person?: TestPerson) => server.ask(QUIZ_PAGE, { query: { slug }, ...(person && { token: person.token }) }),
    match: ({ token }: TestPerson, match: string) => server.ask(MATCH_PAGE, { token, query: { slug, match } }),
    say: ({ token }: TestPerson, match: string, text: string) =>
      server.call(PREDICT, { token, body: { slug, match, ...guess(text) } }),
    champion: ({ token }: TestPerson, one: string) => server.call(CHAMPION, { token, body: { slug, side: one } }),
    share: ({ token }: TestPerson) => server.call('POST /api/mpmkt/v1/campaign/quiz/share', { token, body: { slug } }),
    claim: ({ token }: TestPerson, hits: number) => server.call(CLAIM, { token, body: { slug, hits } }),
    standing: ({ token }: TestPerson) =>
      server.ask('GET /api/mpmkt/v1/campaign/quiz/standing', { token, query: { slug } }),
    ranking: (person?: TestPerson) =>
      server.ask('GET /api/mpmkt/v1/campaign/quiz/ranking', {
        query: { slug },
        ...(person && { token: person.token }),
      }),
    /** Enters a result such as `2:1 home`, or null for a match that is void. */
    enter(match: string, text: string | null) {
      const { score, first } = guess(`home ${text ?? ''}`);
      const result = text === null || score === null || first === null ? null : { score, first };
      return server.call(RESULT, { ...staff, body: { slug, match, result } });
    },
    win: (one: string) => server.call(WINNER, { ...staff, body: { slug, side: one } }),
    /** Lets what was entered count, and settles it. */
    async settle() {
      server.clock.advance(10 * MINUTE_MS);
      await server.runJobs();
    },
  };
}
