import type { PollSettingsData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { type CampaignRow, findCampaign } from '../campaign.repository';
import { drawDuePolls } from '../engines/poll/draw-winners';
import { addVotes, insertVote, noteEntrants } from '../engines/poll/poll.repository';
import { pollSettingsOf } from '../engines/poll/poll-settings';
import { addCampaigns } from './add-campaigns';
import { pollCampaigns } from './campaigns/polls';

/** Votes of everybody else, for the options in their order, by poll and question. */
const CROWD: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'x-vote': [
    [4120, 5386, 3270, 2914],
    [1203, 1864, 942, 1590],
  ],
  'x-vote-last': [
    [6120, 5386, 3270, 2914],
    [5203, 7864, 3942, 4590],
    [3380, 6204, 4127, 5893],
  ],
  'sports-vote': [[123_456, 98_210, 86_432, 45_120, 38_756, 64_308, 29_874, 12_045, 9_880, 8_214, 7_431, 15_926]],
  'sports-vote-rest': [[1200, 860, 1544, 730, 655, 918, 402, 233, 186, 155, 142, 260]],
  'sports-vote-last': [
    [203_880, 188_214, 172_560, 96_104, 84_377, 131_092, 55_810, 31_264, 24_018, 19_925, 17_330, 40_112],
  ],
  'livery-vote': [[8420, 6155, 4880, 5032, 3976, 2741]],
  'livery-vote-last': [[12_604, 15_880, 9_204, 8_466, 7_015, 5_320]],
};

/** People among whom was drawn in the polls that are over. */
const ENTRANTS: Readonly<Record<string, number>> = { 'x-vote-last': 12_406, 'livery-vote-last': 15_881 };

/** Votes of demo people: days before now, poll, person, question, option. */
const CAST: readonly [number, string, string, string, string][] = [
  [8, 'x-vote', 'person-orders', 'paint', 'pine'],
  [8, 'x-vote', 'person-owner', 'paint', 'mist'],
  [1, 'x-vote', 'person-owner', 'wheel', 'blade'],
  [59, 'x-vote-last', 'person-collector', 'paint', 'mist'],
  [52, 'x-vote-last', 'person-collector', 'wheel', 'blade'],
  [45, 'x-vote-last', 'person-collector', 'name', 'aurora'],
  [58, 'x-vote-last', 'person-orders', 'paint', 'ember'],
  [51, 'x-vote-last', 'person-orders', 'wheel', 'blade'],
  [2, 'sports-vote', 'person-orders', 'event', 'basketball'],
  [1, 'sports-vote', 'person-orders', 'event', 'running'],
  [0, 'sports-vote', 'person-orders', 'event', 'basketball'],
  [0, 'sports-vote', 'person-owner', 'event', 'tennis'],
  [0, 'sports-vote', 'person-owner', 'event', 'tennis'],
  [0, 'sports-vote', 'person-owner', 'event', 'cycling'],
  [9, 'sports-vote-last', 'person-orders', 'event', 'football'],
  [5, 'livery-vote', 'person-owner', 'livery', 'ember'],
  [15, 'livery-vote-last', 'person-orders', 'livery', 'ink'],
  [14, 'livery-vote-last', 'person-owner', 'livery', 'ember'],
];

async function addCrowd(ctx: Ctx, campaign: CampaignRow): Promise<void> {
  for (const [index, { key: question, options }] of pollSettingsOf(campaign).questions.entries())
    for (const [position, votes] of (CROWD[campaign.slug]?.[index] ?? []).entries()) {
      const option = options[position]?.key;
      if (option) await addVotes(ctx.db, campaign.id, { question, option, votes });
    }
}

/** Day under which a vote is kept. */
const dayOf = ({ daily }: PollSettingsData, at: number): string => (daily ? formatDate(at) : '');

/** Draws the prizes of each poll when it was due. */
async function drawAtTheirTime(ctx: Ctx, campaigns: readonly CampaignRow[]): Promise<void> {
  const times = campaigns.flatMap((campaign) => pollSettingsOf(campaign).drawsAt ?? []).filter((at) => at <= ctx.now());
  for (const at of times.sort((a, b) => a - b)) await drawDuePolls({ ...ctx, now: () => at });
  for (const { slug, id } of campaigns) {
    const entrants = ENTRANTS[slug];
    if (entrants !== undefined) await noteEntrants(ctx.db, id, entrants);
  }
}

/** Polls with votes, and the draws of those that are over. Nothing of it changes a balance of points. */
export async function seedPolls(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, pollCampaigns(ctx.now()));
  const people = await findPeople(ctx, [...new Set(CAST.map(([, , accountId]) => accountId))]);
  const campaigns = new Map<string, CampaignRow>();
  for (const slug of Object.keys(CROWD)) {
    const campaign = await findCampaign(ctx.db, slug);
    if (!campaign) continue;
    campaigns.set(slug, campaign);
    await addCrowd(ctx, campaign);
  }
  for (const [index, [daysAgo, slug, accountId, question, option]] of CAST.entries()) {
    const campaign = people.has(accountId) ? campaigns.get(slug) : undefined;
    if (!campaign) continue;
    const createdAt = ctx.now() - daysAgo * DAY_MS;
    const earlier = CAST.slice(0, index).filter((one) => one[0] === daysAgo && one[1] === slug && one[2] === accountId);
    const isDaily = pollSettingsOf(campaign).daily !== null;
    const n = isDaily ? earlier.length + 1 : 1;
    const day = dayOf(pollSettingsOf(campaign), createdAt);
    const vote = { accountId, campaignId: campaign.id, question, day, n, option, createdAt };
    if (await insertVote(ctx.db, vote)) await addVotes(ctx.db, campaign.id, { question, option, votes: 1 });
  }
  await drawAtTheirTime(ctx, [...campaigns.values()]);
}
