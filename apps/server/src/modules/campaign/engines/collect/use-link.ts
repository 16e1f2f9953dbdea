import type { BodyOf, CollectLinkViewData } from '@voltfront/contract';
import type { LinkView } from '@voltfront/rules/campaign/collect';
import { formatDate } from '@voltfront/rules/format/date';
import { guardOf } from '../../../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { type AppError, refuse } from '../../../../kernel/errors';
import { lockName } from '../../../../kernel/name-lock.repository';
import type { CampaignRow } from '../../campaign.repository';
import { assertTakesPart, holdPerson } from '../../read-campaign';
import { findLink, type LinkRow, useOpenLink } from './collect.repository';
import { collectTexts } from './collect.texts';
import { collectSettingsOf } from './collect-settings';
import { addItems, endGift, settleGifts, takeItems } from './holdings';
import { openLink, presentLinkView, viewOf } from './show-link';

/** Why the caller can do nothing with a link; `closed` and `notAllowed` are said by `assertTakesPart`. */
function refusalOf(view: LinkView, { kind }: LinkRow, campaign: CampaignRow): AppError {
  const { givesPerDay, takesPerDay } = collectSettingsOf(campaign);
  if (view === 'own') return refuse('FORBIDDEN', { message: collectTexts.own });
  if (view === 'nothing') return refuse('STATE_CHANGED', { message: collectTexts.noSpare });
  if (view === 'dailyLimit')
    return refuse('LIMIT_REACHED', {
      message:
        kind === 'give' ? collectTexts.takesUsed({ most: takesPerDay }) : collectTexts.givesUsed({ most: givesPerDay }),
    });
  if (view === 'over') return refuse('STATE_CHANGED', { message: collectTexts.over });
  return refuse('STATE_CHANGED', { message: kind === 'give' ? collectTexts.done : collectTexts.answeredAsk });
}

/**
 * Moves an item from the caller to who asked for it. Both holdings change in the order of their people, so that two who help each
 * other do not wait for each other for ever.
 * @returns false without one to spare
 */
async function handOver(ctx: ActorCtx, { id: ref, accountId: askerId, item }: LinkRow, campaign: CampaignRow) {
  const { id: campaignId } = campaign;
  const { keepsLast } = collectSettingsOf(campaign);
  const giver = { accountId: ctx.actor.accountId, campaignId };
  const take = () => takeItems(ctx, giver, { item, n: 1, keepsLast }, { reason: 'give', ref });
  const add = () => addItems(ctx, { accountId: askerId, campaignId }, item, 1, { reason: 'answer', ref });
  if (askerId < giver.accountId) {
    await add();
    return take();
  }
  const isTaken = await take();
  if (isTaken) await add();
  return isTaken;
}

/**
 * Takes what is given by a link, or gives what is asked for; needs a transaction. Of several callers the first one does.
 * @throws NOT_FOUND, STATE_CHANGED, FORBIDDEN, LIMIT_REACHED; nothing changes then
 */
export async function useLink(
  ctx: ActorCtx,
  { linkId }: BodyOf<'POST /api/mpmkt/v1/campaign/collect/link/use'>,
): Promise<CollectLinkViewData> {
  const { link, campaign } = await openLink(ctx, linkId);
  // Whoever has cancelled their account gives and gets nothing any more.
  if (!(await guardOf(ctx).holdAccount(ctx.db, link.accountId)))
    throw refuse('NOT_FOUND', { message: collectTexts.noLink });
  await holdPerson(ctx);
  const view = await viewOf(ctx, link, campaign);
  if (view === 'closed' || view === 'notAllowed') await assertTakesPart(ctx, campaign);
  if (view !== 'open') throw refusalOf(view, link, campaign);
  const { accountId } = ctx.actor;
  const who = { accountId, campaignId: campaign.id };
  const now = ctx.now();
  if (link.kind === 'ask') await settleGifts(ctx, who);
  if (!(await useOpenLink(ctx.db, linkId, { friendId: accountId, friendDay: formatDate(now), now })))
    throw refusalOf('done', link, campaign);
  if (link.kind === 'give') await addItems(ctx, who, link.item, 1, { reason: 'gift', ref: linkId });
  else if (!(await handOver(ctx, link, campaign))) throw refusalOf('nothing', link, campaign);
  const { link: used } = await openLink(ctx, linkId);
  return presentLinkView(ctx, used, campaign);
}

/** Gives back what is locked in a gift that nobody took in time, once; needs a transaction. */
export async function returnGift(ctx: Ctx, { linkId }: { linkId: string }): Promise<void> {
  const link = await findLink(ctx.db, linkId);
  if (link?.kind !== 'give') return;
  const { accountId, campaignId } = link;
  // What the account had ends with it.
  if (!(await guardOf(ctx).holdAccount(ctx.db, accountId))) return;
  // As what its person does themselves.
  await lockName(ctx.db, `campaign:${accountId}`);
  await endGift(ctx, { accountId, campaignId }, link);
}
