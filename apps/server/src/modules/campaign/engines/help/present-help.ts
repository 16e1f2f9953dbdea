import type { HelpData, HelpStepData, HelpTeamStateData, OwnHelpTeamData } from '@voltfront/contract';
import { helpTeamState, startState, stepState } from '@voltfront/rules/campaign/help';
import { maskName } from '@voltfront/rules/format/mask';
import { DAY_MS, SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../../kernel/context';
import { createSharedReads } from '../../../../kernel/shared-reads';
import { findPeople } from '../../../account';
import { listOfReason } from '../../award.repository';
import { type CampaignRow, listPrizes, type PrizeRow } from '../../campaign.repository';
import { leftOf, presentCampaign } from '../../read-campaign';
import { faceOf } from '../packet/present-packet';
import { findNewest, type HelpTeamRow, listHelpers, listLatest } from './help.repository';
import { helpSettingsOf, type Step, stepsOf, thanksOf } from './help-settings';

const WINNERS = 10;
/** How old (ms) the list of winners may be. */
const WINNERS_MS = 5 * SECOND_MS;
const winners = createSharedReads<HelpData['winners']>(WINNERS_MS);

/** The reason of the award of a step: a person gets each step once in a campaign. */
export const reasonOfStep = (at: number): string => `step:${at}`;

export const presentSteps = (steps: readonly Step[]): HelpStepData[] =>
  steps.map(({ at, prize }) => {
    const { kind, title, picture } = prize;
    return { at, kind, title, picture, left: leftOf(prize) };
  });

/** Points for each help, while they are left. */
export const pointsOfThanks = (prizes: readonly PrizeRow[]): number =>
  thanksOf(prizes)
    .filter((prize) => leftOf(prize) !== 0)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** A team as its rules see it: none outlasts its campaign, which staff may end early. */
export const factsOf = ({ helps, goal, endsAt }: HelpTeamRow, campaign: Pick<CampaignRow, 'endsAt'>) => ({
  helps,
  goal,
  endsAt: Math.min(endsAt, campaign.endsAt),
});

export async function presentTeam(ctx: Ctx, row: HelpTeamRow, campaign: CampaignRow): Promise<HelpTeamStateData> {
  const helpers = await listHelpers(ctx.db, row.id);
  const people = await findPeople(
    ctx,
    helpers.map(({ accountId }) => accountId),
  );
  const facts = factsOf(row, campaign);
  return {
    teamId: row.id,
    helps: row.helps,
    state: helpTeamState(facts, ctx.now()),
    startedAt: row.createdAt,
    endsAt: facts.endsAt,
    helpers: helpers.map(({ accountId, helps, createdAt: at }) => ({ ...faceOf(people.get(accountId)), helps, at })),
  };
}

/** Where the steps of a person stand, for their newest team. */
export async function stepsFor(ctx: Ctx, accountId: string, campaign: CampaignRow, steps: readonly Step[]) {
  const newest = await findNewest(ctx.db, accountId, campaign.id);
  const reasons = steps.map(({ at }) => reasonOfStep(at));
  const claimed = new Set((await listOfReason(ctx.db, accountId, campaign.id, reasons)).map(({ reason }) => reason));
  const { claimDays } = helpSettingsOf(campaign);
  const facts = newest && factsOf(newest, campaign);
  const claimUntil = (facts?.endsAt ?? ctx.now()) + claimDays * DAY_MS;
  const states = steps.map(({ at, prize }) =>
    stepState(
      { at, isClaimed: claimed.has(reasonOfStep(at)), left: leftOf(prize) },
      { helps: newest?.helps ?? 0, claimUntil },
      ctx.now(),
    ),
  );
  return { newest, claimUntil, states, start: startOf(ctx, { campaign, newest, states }) };
}

function startOf(
  ctx: Ctx,
  input: { campaign: CampaignRow; newest: HelpTeamRow | undefined; states: OwnHelpTeamData['steps'] },
) {
  const { campaign, newest, states } = input;
  return startState({
    teams: newest?.n ?? 0,
    most: helpSettingsOf(campaign).teams,
    newest: newest ? helpTeamState(factsOf(newest, campaign), ctx.now()) : null,
    steps: states,
  });
}

async function presentOwn(
  ctx: Ctx,
  accountId: string,
  campaign: CampaignRow,
  steps: readonly Step[],
): Promise<NonNullable<HelpData['own']>> {
  const { newest, claimUntil, states, start } = await stepsFor(ctx, accountId, campaign, steps);
  const team = newest ? { ...(await presentTeam(ctx, newest, campaign)), claimUntil, steps: states } : null;
  return { team, teamsLeft: Math.max(0, helpSettingsOf(campaign).teams - (newest?.n ?? 0)), start };
}

const latestWinners = (ctx: Ctx, campaignId: string, steps: readonly Step[]): Promise<HelpData['winners']> =>
  winners.read(ctx, campaignId, async () => {
    const rows = await listLatest(
      ctx.db,
      campaignId,
      steps.map(({ prize }) => prize.id),
      WINNERS,
    );
    const people = await findPeople(ctx, [...new Set(rows.map(({ accountId }) => accountId))]);
    return rows.flatMap(({ accountId, prize, at }) => {
      const person = people.get(accountId);
      return person ? [{ name: maskName(person.nickname), prize, at }] : [];
    });
  });

/** What a campaign of helpers shows besides the campaign itself. */
export async function presentRest(ctx: Ctx, row: CampaignRow): Promise<Omit<HelpData, 'campaign'>> {
  const prizes = await listPrizes(ctx.db, row.id);
  const steps = stepsOf(prizes);
  return {
    settings: helpSettingsOf(row),
    steps: presentSteps(steps),
    thanks: pointsOfThanks(prizes),
    winners: await latestWinners(ctx, row.id, steps),
    own: ctx.actor && (await presentOwn(ctx, ctx.actor.accountId, row, steps)),
  };
}

/** The campaign as the caller sees it after a change of theirs. */
export const presentHelp = async (ctx: Ctx, row: CampaignRow): Promise<HelpData> => ({
  campaign: await presentCampaign(ctx, row),
  ...(await presentRest(ctx, row)),
});
