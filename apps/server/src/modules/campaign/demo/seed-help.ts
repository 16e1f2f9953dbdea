import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { findCampaign, listPrizes } from '../campaign.repository';
import { addHelps, insertHelp, insertTeam } from '../engines/help/help.repository';
import { helpSettingsOf, stepsOf } from '../engines/help/help-settings';
import { reasonOfStep } from '../engines/help/present-help';
import { grantAward } from '../grant-award';
import { addCampaigns } from './add-campaigns';
import { helpCampaigns } from './campaigns/help';

/** A team of demo people. */
interface DemoTeam {
  /** Its id, which links of the demo name. */
  id: string;
  slug: string;
  starter: string;
  hoursAgo: number;
  /** People who helped, one after the other. */
  helpers: readonly string[];
}

const friend = (number: number): string => `person-friend-${String(number).padStart(2, '0')}`;
const friends = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => friend(from + index));

/** Days before now at which somebody else got the prize of a campaign, the first one being the last. */
const WINNERS_AGO: Readonly<Record<string, readonly number[]>> = {
  help: [0.1, 0.4, 1.2, 2, 3.5],
  'help-gone': [2, 3, 4, 5, 6, 8],
  'help-last': [16, 18, 20],
  world: [0.2, 1, 2.4, 3],
  'world-last': [21, 24, 30],
};

/** Teams in each state that pages can show. */
const TEAMS: readonly DemoTeam[] = [
  // One's own: it runs, it is full and waits to be claimed, its time is over.
  { id: 'help-orders', slug: 'help', starter: 'person-orders', hoursAgo: 6, helpers: friends(1, 3) },
  { id: 'help-owner', slug: 'help', starter: 'person-owner', hoursAgo: 20, helpers: friends(4, 5) },
  { id: 'help-collector', slug: 'help', starter: 'person-collector', hoursAgo: 40, helpers: friends(9, 2) },
  // Somebody else's: it can be helped, it is full, its time is over.
  { id: 'help-friend', slug: 'help', starter: 'person-member', hoursAgo: 3, helpers: friends(11, 2) },
  {
    id: 'help-full',
    slug: 'help',
    starter: friend(20),
    hoursAgo: 30,
    helpers: [...friends(21, 4), 'person-collector'],
  },
  { id: 'help-over', slug: 'help', starter: friend(26), hoursAgo: 50, helpers: friends(27, 2) },
  { id: 'help-past', slug: 'help-last', starter: 'person-orders', hoursAgo: 24 * 18, helpers: friends(30, 4) },
  { id: 'world-orders', slug: 'world', starter: 'person-orders', hoursAgo: 10, helpers: friends(1, 3) },
  { id: 'world-owner', slug: 'world', starter: 'person-owner', hoursAgo: 30, helpers: friends(4, 8) },
  { id: 'world-collector', slug: 'world', starter: 'person-collector', hoursAgo: 60, helpers: friends(13, 4) },
  { id: 'world-friend', slug: 'world', starter: 'person-member', hoursAgo: 5, helpers: friends(17, 4) },
  { id: 'world-full', slug: 'world', starter: friend(30), hoursAgo: 40, helpers: friends(31, 8) },
  { id: 'world-past', slug: 'world-last', starter: 'person-orders', hoursAgo: 24 * 25, helpers: friends(40, 6) },
];

/** A team with its helpers, half an hour apart. Nothing of it changes a balance of points. */
async function addTeam(ctx: Ctx, { id, slug, starter: accountId, hoursAgo, helpers }: DemoTeam): Promise<void> {
  const campaign = await findCampaign(ctx.db, slug);
  const people = await findPeople(ctx, [accountId, ...helpers]);
  if (!campaign || !people.has(accountId)) return;
  const { goal, teamHours } = helpSettingsOf(campaign);
  const campaignId = campaign.id;
  const createdAt = ctx.now() - hoursAgo * HOUR_MS;
  const endsAt = createdAt + teamHours * HOUR_MS;
  await insertTeam(ctx.db, { id, accountId, campaignId, n: 1, helps: 0, goal, endsAt, createdAt });
  for (const [index, helper] of helpers.filter((one) => people.has(one)).entries()) {
    const at = createdAt + (index + 1) * 30 * MINUTE_MS;
    if (!(await addHelps(ctx.db, id, 1, at))) continue;
    const help = { accountId: helper, teamId: id, campaignId, helps: 1, day: formatDate(at) };
    await insertHelp(ctx.db, { ...help, createdAt: at });
  }
}

/** People who got the first prize of a campaign. */
async function addWinners(ctx: Ctx, slug: string, daysAgo: readonly number[]): Promise<void> {
  const campaign = await findCampaign(ctx.db, slug);
  const [step] = campaign ? stepsOf(await listPrizes(ctx.db, campaign.id)) : [];
  if (!step) return;
  const winners = await findPeople(
    ctx,
    daysAgo.map((_, index) => friend(50 + index)),
  );
  for (const [index, days] of daysAgo.entries()) {
    const accountId = friend(50 + index);
    const at = ctx.now() - days * DAY_MS;
    const grant = { accountId, prize: step.prize, reason: reasonOfStep(step.at) };
    if (winners.has(accountId)) await grantAward({ ...ctx, now: () => at }, grant);
  }
}

/** Campaigns in which friends help, with teams of demo people and those who got a prize. */
export async function seedHelp(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, helpCampaigns(ctx.now()));
  for (const team of TEAMS) await addTeam(ctx, team);
  for (const [slug, daysAgo] of Object.entries(WINNERS_AGO)) await addWinners(ctx, slug, daysAgo);
}
