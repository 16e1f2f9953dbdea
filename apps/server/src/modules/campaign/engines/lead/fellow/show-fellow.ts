import { type FellowData, may, type QueryOf } from '@voltfront/contract';
import { campaignState } from '@voltfront/rules/campaign/campaign-state';
import type { Ctx } from '../../../../../kernel/context';
import { refuse } from '../../../../../kernel/errors';
import { findMobile, hashPhone } from '../../../../account';
import { advisersById, storePlaces } from '../../../../store';
import { loadModel, loadVersion, newestShareOf, repairConfiguration } from '../../../../vehicle';
import type { CampaignRow } from '../../../campaign.repository';
import { openCampaign, presentLanding } from '../../../read-campaign';
import { inviterOf } from '../../../relation/inviter-code';
import { countLeads, findProtected } from '../lead.repository';
import { leadTexts } from '../lead.texts';
import { LEAD } from '../lead-settings';
import { type FellowRow, selectFellow } from './fellow.repository';

/** Reasons for a car that are shown. */
const MOST_REASONS = 4;

export interface OpenFellow {
  campaign: CampaignRow;
  card: FellowRow;
  /** Undefined once the adviser has left, or is no employee any more. */
  adviser: { name: string; title: string; phone: string; avatar: string; hours: string | null } | undefined;
}

/** The card behind a share code. @throws NOT_FOUND for a campaign or card that does not exist */
export async function openFellow(
  ctx: Ctx,
  { slug, shareCode }: { slug: string; shareCode: string },
): Promise<OpenFellow> {
  const campaign = await openCampaign(ctx, LEAD, slug);
  const person = await inviterOf(ctx, shareCode);
  const card = person ? await selectFellow(ctx.db, person.accountId) : undefined;
  if (!person || !card) throw refuse('NOT_FOUND', { message: leadTexts.noCard });
  const adviser = (await advisersById(ctx)).get(card.adviserId);
  return { campaign, card, adviser: may(person, 'advise') ? adviser : undefined };
}

/** What the adviser shared last, at the prices of today; null when nothing of it can be ordered. */
async function recommendationOf(ctx: Ctx, accountId: string): Promise<FellowData['recommendation']> {
  const share = await newestShareOf(ctx, accountId);
  if (!share) return null;
  const { shareId, modelId, versionId, productCodes, message } = share;
  const version = await loadVersion(ctx, versionId);
  if (version.isWithdrawn) return null;
  const { benefits } = await loadModel(ctx, modelId);
  const now = ctx.now();
  return {
    shareId,
    line: message,
    quote: await repairConfiguration(ctx, { modelId, versionId, productCodes, subsidy: 'personal' }),
    reasons: version.highlights.slice(0, MOST_REASONS),
    benefits: benefits.filter(({ endsAt }) => endsAt > now).map(({ title, text }) => ({ title, text })),
  };
}

/** Where the caller stands, as far as the phone of their account tells. */
async function standOf(ctx: Ctx, { campaign, card, adviser }: OpenFellow): Promise<FellowData['state']> {
  const state = campaignState(campaign, ctx.now());
  if (ctx.actor?.accountId === card.accountId) return 'own';
  if (!adviser) return 'left';
  if (state === 'ended' || state === 'paused') return state;
  if (state === 'announced') return 'notStarted';
  const mobile = ctx.actor && (await findMobile(ctx.db, ctx.actor.accountId));
  const lead = mobile ? await findProtected(ctx.db, hashPhone(ctx, mobile), ctx.now()) : undefined;
  if (!lead) return 'open';
  return lead.employeeId === card.accountId ? 'mine' : 'bound';
}

/** An adviser's card. @throws NOT_FOUND */
export async function showFellow(ctx: Ctx, query: QueryOf<'GET /api/mpmkt/v1/campaign/fellow'>): Promise<FellowData> {
  const fellow = await openFellow(ctx, query);
  const { campaign, card, adviser } = fellow;
  const [store] = await storePlaces(ctx, [card.storeId]);
  if (!store) throw refuse('NOT_FOUND', { message: leadTexts.noCard });
  const state = await standOf(ctx, fellow);
  const { storeId, name, address, phone, hours } = store;
  const counted = state === 'own' && {
    ...(await countLeads(
      ctx.db,
      { employeeId: card.accountId, campaignId: campaign.id },
      { now: ctx.now(), monthStart: 0 },
    )),
  };
  return {
    campaign: await presentLanding(ctx, campaign),
    state,
    adviser: adviser
      ? {
          name: adviser.name,
          avatar: adviser.avatar,
          title: adviser.title,
          phone: adviser.phone,
          hours: adviser.hours ?? hours,
        }
      : null,
    store: { storeId, name, address, phone, hours },
    recommendation: adviser ? await recommendationOf(ctx, card.accountId) : null,
    leads: counted ? counted.all : null,
  };
}
