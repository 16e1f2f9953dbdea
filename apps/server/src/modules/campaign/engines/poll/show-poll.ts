import type { PollData, PollSettingsData, QueryOf } from '@voltfront/contract';
import { questionState, ranksOf, votesLeft, winnersOf } from '@voltfront/rules/campaign/poll';
import { formatDate } from '@voltfront/rules/format/date';
import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../../kernel/context';
import { createSharedReads } from '../../../../kernel/shared-reads';
import { type CampaignRow, listPrizes } from '../../campaign.repository';
import { openCampaign, presentCampaign, presentLanding } from '../../read-campaign';
import { countShares } from '../../share.repository';
import { hashOfSeed } from '../draw/roll';
import { countVotes, findDraw, isExcluded, type OptionCount, titlesWon, votesOf } from './poll.repository';
import { isDrawn, POLL, pollSettingsOf } from './poll-settings';

/** Votes that others just cast show after so long. */
const COUNTED_MS = 2 * SECOND_MS;
/** The reason of every award of a draw among voters. */
export const DRAW_REASON = 'draw';

const counts = createSharedReads<OptionCount[]>(COUNTED_MS);
const drawings = createSharedReads<PollData['drawing']>(COUNTED_MS);

type Own = NonNullable<PollData['own']>;
type Question = PollSettingsData['questions'][number];
/** Own votes by option. */
type OwnVotes = Awaited<ReturnType<typeof votesOf>>;

const sumOf = (rows: readonly { votes: number }[]) => rows.reduce((all, { votes }) => all + votes, 0);

/** The draw among voters, as everybody sees it. */
export async function presentDrawing(ctx: Ctx, row: CampaignRow): Promise<PollData['drawing']> {
  const { drawsAt } = pollSettingsOf(row);
  if (drawsAt === null) return null;
  const [prizes, drawn] = [await listPrizes(ctx.db, row.id), await findDraw(ctx.db, row.id)];
  return {
    at: drawsAt,
    prizes: prizes.filter(isDrawn).map(({ title, picture, stock }) => ({ title, picture: picture, count: stock ?? 0 })),
    done: drawn ? { at: drawn.drawnAt, entrants: drawn.entrants } : null,
    seedHash: hashOfSeed(row.seed),
    seed: drawn ? row.seed : null,
  };
}

/** A question with its votes, where the caller may see them. */
function presentQuestion(
  { options, ...question }: Question,
  { all, own, hidesVotes, now }: { all: readonly OptionCount[]; own: OwnVotes; hidesVotes: boolean; now: number },
): PollData['questions'][number] {
  const state = questionState(question, now);
  const mine = own.filter((each) => each.question === question.key);
  const isSeen = !hidesVotes || state === 'closed' || mine.length > 0;
  const votes = options.map(
    ({ key }) => all.find((each) => each.question === question.key && each.option === key)?.votes ?? 0,
  );
  const [ranks, winners] = [ranksOf(votes), winnersOf(votes)];
  return {
    ...question,
    state,
    votes: isSeen ? votes.reduce((sum, each) => sum + each, 0) : null,
    options: options.map((option, index) => ({
      ...option,
      votes: isSeen ? (votes[index] ?? 0) : null,
      rank: isSeen ? (ranks[index] ?? 1) : null,
      isWinner: state === 'closed' && winners[index] === true,
      own: sumOf(mine.filter((each) => each.option === option.key)),
    })),
  };
}

/** How many votes a person has left: of today, or questions that can still be answered. */
export function leftOf(
  { daily, questions }: PollSettingsData,
  { own, hasShared, now }: { own: OwnVotes; hasShared: boolean; now: number },
): number {
  if (daily)
    return votesLeft(
      daily,
      own.reduce((sum, { today }) => sum + today, 0),
      hasShared,
    );
  const isAnswered = ({ key }: Question) => own.some(({ question }) => question === key);
  return questions.filter((question) => questionState(question, now) === 'open' && !isAnswered(question)).length;
}

/** Whether somebody shared the poll today. */
export const hasSharedToday = async (ctx: Ctx, accountId: string, campaignId: string, day: string): Promise<boolean> =>
  (await countShares(ctx.db, accountId, campaignId, day)) > 0;

async function presentOwn(ctx: Ctx, accountId: string, row: CampaignRow, own: OwnVotes, day: string): Promise<Own> {
  const settings = pollSettingsOf(row);
  const hasShared = await hasSharedToday(ctx, accountId, row.id, day);
  const answered = new Set(own.map(({ question }) => question));
  return {
    left: leftOf(settings, { own, hasShared, now: ctx.now() }),
    hasShared,
    isComplete: settings.questions.every(({ key }) => answered.has(key)),
    isExcluded: await isExcluded(ctx.db, accountId, row.id),
    won: settings.drawsAt === null ? [] : await titlesWon(ctx.db, accountId, row.id, DRAW_REASON),
  };
}

/** What a poll shows besides its campaign. */
async function presentVotes(ctx: Ctx, row: CampaignRow): Promise<Omit<PollData, 'campaign'>> {
  const { questions, drawsAt, ...settings } = pollSettingsOf(row);
  const now = ctx.now();
  const day = formatDate(now);
  const { actor } = ctx;
  const all = await counts.read(ctx, row.id, () => countVotes(ctx.db, row.id));
  const own = actor ? await votesOf(ctx.db, actor.accountId, row.id, day) : [];
  const { hidesVotes } = settings;
  return {
    settings,
    questions: questions.map((question) => presentQuestion(question, { all, own, hidesVotes, now })),
    drawing: await drawings.read(ctx, row.id, () => presentDrawing(ctx, row)),
    own: actor && (await presentOwn(ctx, actor.accountId, row, own, day)),
  };
}

/** A poll as the caller sees it after a change of theirs. */
export const presentPoll = async (ctx: Ctx, row: CampaignRow): Promise<PollData> => ({
  campaign: await presentCampaign(ctx, row),
  ...(await presentVotes(ctx, row)),
});

/** @throws NOT_FOUND */
export async function showPoll(ctx: Ctx, { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/poll'>): Promise<PollData> {
  const row = await openCampaign(ctx, POLL, slug);
  return { campaign: await presentLanding(ctx, row), ...(await presentVotes(ctx, row)) };
}
