import type { PollSettingsData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { TestPerson } from '../../testing';
import type { CampaignDesk } from './campaign.fixture';
import { findCampaign } from './campaign.repository';
import type { CampaignInput, PrizeInput } from './define-campaign';
import { countVotes } from './engines/poll/poll.repository';

const PICTURE = '/assets/covers/scene-city.webp';
export const VOTE = 'POST /api/mpmkt/v1/campaign/poll/vote' as const;
export const POLL_PAGE = 'GET /api/mpmkt/v1/campaign/poll' as const;

const OPTIONS = ['red', 'green', 'blue'].map((key) => ({ key, title: key, text: '', by: '', pictures: [PICTURE] }));

/** Points for the first vote of a day, or for every question; and goods that are drawn. */
export const prizeFor = (purpose: string, more: Partial<PrizeInput> = {}): PrizeInput => ({
  kind: 'points',
  title: purpose,
  picture: PICTURE,
  amount: 10,
  ...more,
  detail: { for: purpose },
});

/** A drawn prize of which there are so many. */
export const drawn = (purpose: 'drawOfComplete' | 'drawOfWinners', stock: number): PrizeInput => ({
  kind: 'goods',
  title: '车模',
  picture: PICTURE,
  stock,
  claimDays: 30,
  detail: { for: purpose },
});

/** A poll that runs for ten days from now; its questions are open all the time. */
export async function makePoll(
  desk: CampaignDesk,
  settings: Partial<PollSettingsData> & { keys?: readonly string[] } = {},
  changes: Partial<CampaignInput> = {},
): Promise<string> {
  const now = desk.server.clock.now();
  const { keys = ['colour'], ...others } = settings;
  const plainSettings: PollSettingsData = {
    look: 'questions',
    daily: null,
    hidesVotes: false,
    questions: keys.map((key) => ({
      key,
      title: key,
      lead: '',
      opensAt: now,
      endsAt: now + 10 * DAY_MS,
      options: OPTIONS,
    })),
    drawsAt: null,
    beside: null,
    modelId: null,
    ...others,
  };
  return desk.make({ engine: 'poll', plainSettings, prizes: [], ...changes });
}

/** Steps of people in a poll. */
export function pollOf(desk: CampaignDesk, slug: string) {
  const { server } = desk;
  return {
    show: (person?: TestPerson) => server.ask(POLL_PAGE, { query: { slug }, ...(person && { token: person.token }) }),
    vote: ({ token }: TestPerson, option: string, question = 'colour') =>
      server.call(VOTE, { token, body: { slug, question, option } }),
    share: ({ token }: TestPerson) => server.call('POST /api/mpmkt/v1/campaign/poll/share', { token, body: { slug } }),
    /** Votes by option of the first question, as kept. */
    async counts(): Promise<Record<string, number>> {
      const campaign = await findCampaign(server.database.db, slug);
      const rows = await countVotes(server.database.db, campaign?.id ?? '');
      return Object.fromEntries(rows.map(({ option, votes }) => [option, votes]));
    },
  };
}
