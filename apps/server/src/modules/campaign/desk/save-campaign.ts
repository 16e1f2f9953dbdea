import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, CampaignOfStaffData, QueryOf } from '@voltfront/contract';
import { campaignState } from '@voltfront/rules/campaign/campaign-state';
import type { ActorCtx, Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { unknownTemplates } from '../../coupon';
import {
  type CampaignRow,
  chancesOf,
  findCampaign,
  idsOfSlugs,
  listPrizes,
  type PrizeRow,
  ticketsOf,
} from '../campaign.repository';
import { campaignTexts } from '../campaign.texts';
import { assertSense, type CampaignInput, defineCampaign, prizeRow } from '../define-campaign';
import { rewrittenSettings } from '../engines';
import { changeCampaign, changePrize, replacePrizes } from './desk.repository';

type Body = BodyOf<'POST /api/mpmkt/v1/staff/campaign/save'>;

/** @throws NOT_FOUND */
async function load(ctx: Ctx, slug: string): Promise<CampaignRow> {
  const row = await findCampaign(ctx.db, slug);
  if (!row) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  return row;
}

/** A campaign with everything that staff may change. @throws NOT_FOUND */
export async function showForStaff(
  ctx: Ctx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/staff/campaign'>,
): Promise<CampaignOfStaffData> {
  const row = await load(ctx, slug);
  const { engine, title, lead, startsAt, endsAt, audience, rules, artwork, settings, revision } = row;
  const { roles, except, ...limits } = audience;
  const prizes = await listPrizes(ctx.db, row.id);
  return {
    ...{ slug, engine, title, lead, startsAt, endsAt, artwork, settings, revision },
    audience: { ...limits, ...(roles && { roles: [...roles] }), ...(except && { except: [...except] }) },
    sections: rules.sections,
    rulesVersion: rules.version,
    state: campaignState(row, ctx.now()),
    prizes: prizes.map(({ id: prizeId, campaignId: _, position: __, ...prize }) => ({ prizeId, ...prize })),
  };
}

/** What a body says, as operators' input of the demo says it. */
function inputOf(body: Body, version: number): CampaignInput {
  const { revision: _, sections, prizes, audience, ...fields } = body;
  const { roles, except, newForDays, minLevel } = audience;
  return {
    ...fields,
    audience: {
      ...(roles && { roles }),
      ...(except && { except }),
      ...(newForDays !== undefined && { newForDays }),
      ...(minLevel !== undefined && { minLevel }),
    },
    rules: { version, sections },
    prizes: prizes.map(({ prizeId: _id, ...prize }) => prize),
  };
}

/** @throws BAD_INPUT for coupons and campaigns that prizes name and that are not there */
async function assertNamed(ctx: Ctx, { slug, prizes }: Body): Promise<void> {
  const templates = [...new Set(prizes.flatMap(({ template }) => template ?? []))];
  const named = prizes.flatMap(({ detail }) => [chancesOf(detail) ?? [], ticketsOf(detail) ?? []].flat());
  const others = [...new Set(named)].filter((each) => each !== slug);
  const faults = (await unknownTemplates(ctx, templates)).map((id) => `prizes: there is no coupon ${id}`);
  if ((await idsOfSlugs(ctx.db, others)).length < others.length)
    faults.push(`prizes: one of these campaigns is not there: ${others.join(', ')}`);
  if (faults.length > 0) throw refuse('BAD_INPUT', { message: faults[0] ?? '', data: { faults } });
}

/** What people were promised about a prize when the campaign was published. */
const promised = ({ kind, amount, template, weight, isConsolation, detail }: Body['prizes'][number]) => ({
  ...{ kind, amount, template, weight, isConsolation },
  detail,
});

/** @throws STATE_CHANGED for other prizes and odds than those that were published, or a stock below what was given */
async function changePublished(ctx: Ctx, before: readonly PrizeRow[], after: Body['prizes']): Promise<void> {
  const isSame =
    before.length === after.length &&
    before.every((row, place) => {
      const prize = after[place];
      return prize?.prizeId === row.id && isDeepStrictEqual(promised(prize), promised(row));
    });
  if (!isSame) throw refuse('STATE_CHANGED', { message: campaignTexts.fixedPrizes });
  for (const [place, row] of before.entries()) {
    const { title, picture, stock, perPerson, claimDays, costFen } = after[place] ?? row;
    if (!(await changePrize(ctx.db, { ...row, title, picture, stock, perPerson, claimDays, costFen })))
      throw refuse('STATE_CHANGED', { message: campaignTexts.stockBelow({ title }) });
  }
}

/** @throws STATE_CHANGED for what cannot be changed in the state of the campaign, BAD_INPUT for an end that has passed */
function assertOpen(row: CampaignRow, { engine, startsAt, endsAt }: Body, now: number): void {
  const state = campaignState(row, now);
  if (state === 'ended' || state === 'withdrawn') throw refuse('STATE_CHANGED', { message: campaignTexts.isOver });
  if (engine !== row.engine) throw refuse('STATE_CHANGED', { message: campaignTexts.fixedName });
  if (state === 'draft') return;
  if (row.startsAt <= now && startsAt !== row.startsAt)
    throw refuse('STATE_CHANGED', { message: campaignTexts.fixedStart });
  if (endsAt <= now) throw refuse('BAD_INPUT', { message: campaignTexts.endPassed, data: { fields: ['body.endsAt'] } });
}

async function change(ctx: Ctx, row: CampaignRow, body: Body): Promise<void> {
  const now = ctx.now();
  assertOpen(row, body, now);
  const hasNewRules = !isDeepStrictEqual(row.rules.sections, body.sections);
  const settings = rewrittenSettings(body.settings, { before: row, hasNewRules, now });
  const input = { ...inputOf(body, row.rules.version + (hasNewRules ? 1 : 0)), settings };
  const prizes = input.prizes.map((prize, position) => prizeRow(row.id, prize, position, now));
  assertSense(input, prizes);
  const { title, lead, startsAt, endsAt, audience = {}, rules, artwork } = input;
  const changes = { title, lead, startsAt, endsAt, audience, rules, artwork, settings, updatedAt: now };
  const changed = await changeCampaign(ctx.db, { id: row.id, revision: body.revision }, changes);
  if (!changed) throw refuse('STATE_CHANGED', { message: campaignTexts.changedMeanwhile });
  // Nobody has anything of a draft, and what was published never becomes one again.
  if (changed.switch === 'draft') await replacePrizes(ctx.db, row.id, prizes);
  else await changePublished(ctx, await listPrizes(ctx.db, row.id), body.prizes);
}

/**
 * Writes a campaign, a new one as a draft; needs a transaction.
 * @throws NOT_FOUND, ALREADY_DONE for a name that is taken, BAD_INPUT with `data.faults` for what makes no sense, STATE_CHANGED
 *   for one that somebody else changed meanwhile, that is over, or whose published odds would change
 */
export async function saveCampaign(ctx: ActorCtx, body: Body): Promise<CampaignOfStaffData> {
  await assertNamed(ctx, body);
  if (body.revision > 0) await change(ctx, await load(ctx, body.slug), body);
  else if (!(await defineCampaign(ctx, { ...inputOf(body, 1), switch: 'draft' })))
    throw refuse('ALREADY_DONE', { message: campaignTexts.nameTaken });
  return showForStaff(ctx, body);
}
