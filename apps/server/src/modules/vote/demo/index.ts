import { DAY_MS } from '@voltfront/rules/time';
import { asset, daysFrom, fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { type CommunitySeed, findEventCards, seedCommunity } from '../../community';
import { blocksOf, votes } from '../../community/demo';
import { insertVotes, type VoteSeed } from '../vote-seed.repository';
import { weeklyVote } from './design-votes';

/** Points for a vote on one question. */
const POINTS = 10;
/** Demo people who voted already: in one that is open, and in one that is over. */
const BALLOTS: readonly [voteId: string, accountId: string, optionId: string][] = [
  ['vote-wheel', 'person-owner', 'turbine'],
  ['vote-mpv', 'person-owner', 'sand'],
  ['vote-mpv', 'person-orders', 'white'],
];
const QUESTION = 'design';

const text = (
  id: string,
  page: 'designVote' | 'designVotes',
  { title, cover, intro, publishedAt }: { title: string; cover: string; intro: string; publishedAt: number },
): CommunitySeed['articles'][number] => ({
  id,
  authorId: 'official',
  state: 'published',
  page,
  title,
  summary: '',
  cover,
  blocks: blocksOf(intro),
  topic: null,
  modelId: null,
  place: null,
  publishedAt,
  isCommentClosed: false,
});

/** Votes on one question, around the dates of their cards. */
function singleVotes(today: (voteId: string, from: number) => number) {
  return fillDeep(votes).map(({ voteId: id, title, cover, intro, windowDays, options }) => {
    const start = today(id, windowDays.from);
    const startsAt = daysFrom(start, windowDays.from);
    const designs = options.map(({ optionId, name, picture }) => ({ optionId, name, picture: asset(picture) }));
    const question = { questionId: QUESTION, title, mostChoices: 1, options: designs };
    return {
      row: { id, title, startsAt, endsAt: daysFrom(start, windowDays.to), points: POINTS, questions: [question] },
      article: text(id, 'designVote', { title, cover: asset(cover), intro, publishedAt: Math.min(startsAt, start) }),
      counts: options.map(({ optionId, ballotCount: count }) => ({ optionId, count })),
    };
  });
}

/** Votes for the designs of the weekly vote, in each of its periods. */
function weeklyCounts(): VoteSeed['counts'] {
  const { voteId, questions, weights, turnouts } = weeklyVote;
  return turnouts.flatMap((ballots, index) =>
    questions.flatMap(({ questionId, options }) => {
      const weightOf = (optionId: string) => weights.get(`${questionId}.${optionId}`) ?? 0;
      const all = options.reduce((sum, { optionId }) => sum + weightOf(optionId), 0);
      return options.map(({ optionId }) => {
        const count = Math.round((ballots * weightOf(optionId)) / all);
        return { voteId, period: index + 1, questionId, optionId, count };
      });
    }),
  );
}

/** A card that leads to the weekly vote, in the feed where it began. */
function weeklyCard(startsAt: number, endsAt: number): Partial<CommunitySeed> {
  const { voteId: id, title, cover, turnouts } = weeklyVote;
  const ballotCount = turnouts.reduce((sum, ballots) => sum + ballots, 0);
  const rank = { newestRank: startsAt, recommendRank: startsAt };
  const card = { cardId: id, kind: 'vote', isSelected: false, modelId: null, authorId: null, isVisible: true };
  return { votes: [{ id, title, cover, startsAt, endsAt, ballotCount }], cards: [{ ...card, ...rank }] };
}

/** Votes in every state, on one question and on several, with their texts and what was voted. */
export async function seedVotes(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const cards = await findEventCards(
    ctx.db,
    votes.map(({ voteId }) => voteId),
  );
  const single = singleVotes((id, from) => (cards.get(id)?.startsAt ?? daysFrom(now, from)) - from * DAY_MS);
  const { voteId, title, windowDays, periodDays, points, questions, turnouts, cover, intro } = weeklyVote;
  const [startsAt, endsAt] = [daysFrom(now, windowDays.from), daysFrom(now, windowDays.to)];
  await insertVotes(ctx.db, {
    votes: [...single.map(({ row }) => row), { id: voteId, title, startsAt, endsAt, periodDays, points, questions }],
    counts: [
      ...single.flatMap(({ row, counts }) =>
        counts.map((each) => ({ voteId: row.id, period: 1, questionId: QUESTION, ...each })),
      ),
      ...weeklyCounts(),
    ],
    turnouts: [
      ...single.map(({ row, counts }) => ({
        voteId: row.id,
        period: 1,
        ballots: counts.reduce((sum, { count }) => sum + count, 0),
      })),
      ...turnouts.map((ballots, index) => ({ voteId, period: index + 1, ballots })),
    ],
    ballots: BALLOTS.map(([id, accountId, optionId]) => ({
      accountId,
      voteId: id,
      period: 1,
      choices: { [QUESTION]: [optionId] },
      createdAt: now,
    })),
  });
  const article = text(voteId, 'designVotes', { title, cover, intro, publishedAt: startsAt });
  await seedCommunity(ctx, { articles: [...single.map((each) => each.article), article] });
  await seedCommunity(ctx, weeklyCard(startsAt, endsAt));
}
