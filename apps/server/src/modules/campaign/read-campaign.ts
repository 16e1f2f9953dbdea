import type { CampaignData, CampaignPrizeData } from '@voltfront/contract';
import { type AudienceRefusal, refusalOf } from '@voltfront/rules/campaign/audience';
import { campaignState, isShown } from '@voltfront/rules/campaign/campaign-state';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { lockName } from '../../kernel/name-lock.repository';
import { type CampaignRow, findCampaign, type PrizeRow } from './campaign.repository';
import { campaignTexts } from './campaign.texts';

/** A campaign of an engine that customers may see. @throws NOT_FOUND */
export async function openCampaign(ctx: Ctx, engine: string, slug: string): Promise<CampaignRow> {
  const row = await findCampaign(ctx.db, slug);
  if (!row || row.engine !== engine || !isShown(campaignState(row, ctx.now())))
    throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  return row;
}

/** Why the caller cannot take part; null for visitors, who have to log in first. */
export async function refusalFor(ctx: Ctx, { audience }: CampaignRow): Promise<AudienceRefusal> {
  const { actor } = ctx;
  if (!actor) return null;
  const needsFacts = audience.newForDays !== undefined || audience.minLevel !== undefined;
  const [facts] = needsFacts ? await ctx.app.hooks.ask(ctx, 'customerFacts', { accountId: actor.accountId }) : [];
  const { joinedAt = 0, level = 1 } = facts ?? {};
  return refusalOf(audience, { roles: actor.roles, joinedAt, level }, ctx.now());
}

function textOfRefusal(refusal: 'role' | 'notNew' | 'level', { audience: { roles = [] } }: CampaignRow): string {
  if (refusal === 'notNew') return campaignTexts.onlyNew;
  if (refusal === 'level') return campaignTexts.levelTooLow;
  const [only, ...others] = roles;
  if (only === undefined || others.length > 0 || only === 'partner') return campaignTexts.notForYou;
  return only === 'owner' ? campaignTexts.onlyOwners : campaignTexts.onlyEmployees;
}

/** Refuses people whom a campaign is not for. @throws FORBIDDEN */
export async function assertMayTakePart(ctx: ActorCtx, row: CampaignRow): Promise<void> {
  const refusal = await refusalFor(ctx, row);
  if (refusal) throw refuse('FORBIDDEN', { message: textOfRefusal(refusal, row) });
}

/**
 * Refuses what is done outside of a campaign's window, while it is paused, and by people whom it is not for.
 * @throws STATE_CHANGED, FORBIDDEN
 */
export async function assertTakesPart(ctx: ActorCtx, row: CampaignRow): Promise<void> {
  const state = campaignState(row, ctx.now());
  if (state === 'ended') throw refuse('STATE_CHANGED', { message: campaignTexts.ended });
  if (state === 'paused') throw refuse('STATE_CHANGED', { message: campaignTexts.paused });
  if (state === 'announced') throw refuse('STATE_CHANGED', { message: campaignTexts.notStarted({ at: row.startsAt }) });
  await assertMayTakePart(ctx, row);
}

/**
 * Lets what a person does in campaigns happen one after the other, until the caller's transaction ends: numbers of draws, limits
 * and doubles are counted under it.
 */
export const holdPerson = ({ db, actor }: ActorCtx): Promise<void> => lockName(db, `campaign:${actor.accountId}`);

/** A campaign as its pages show it. */
export async function presentCampaign(ctx: Ctx, row: CampaignRow): Promise<CampaignData> {
  const { slug, title, lead, startsAt, endsAt, artwork, rules } = row;
  const state = campaignState(row, ctx.now());
  if (state === 'draft' || state === 'withdrawn') throw new InternalError(`campaign ${slug} is not to be shown`);
  return { slug, title, lead, state, startsAt, endsAt, artwork, rules, refusal: await refusalFor(ctx, row) };
}

/** A campaign as its landing page shows it; the read counts as a visit. */
export function presentLanding(ctx: Ctx, row: CampaignRow): Promise<CampaignData> {
  ctx.app.visits.note(ctx, row);
  return presentCampaign(ctx, row);
}

/** How many are left of a prize; null: without end. */
export const leftOf = ({ stock, taken }: PrizeRow): number | null =>
  stock === null ? null : Math.max(0, stock - taken);

export function presentPrize(row: PrizeRow): CampaignPrizeData {
  const { id: prizeId, kind, title, picture, amount, weight, isConsolation, detail } = row;
  const isHidden = detail.isHidden === true;
  return { prizeId, kind, title, picture, amount, weight, left: leftOf(row), isConsolation, isHidden };
}
