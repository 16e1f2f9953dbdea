import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../../kernel/context';
import { openPage } from '../../../../kernel/list';
import { maskedMobiles } from '../../../account';
import { openCampaign } from '../../read-campaign';
import { listRefusalsOf } from '../../relation/relation.repository';
import { HIDDEN_MOBILE } from './friend-faces';
import { INVITE } from './invite-settings';

const KEY = 'GET /api/mpmkt/v1/campaign/invite/refused';

/** People who were not bound to the caller in a campaign; phones are masked. @throws NOT_FOUND */
export async function listOwnRefused(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query);
  const { id: campaignId } = await openCampaign(ctx, INVITE, query.slug);
  const read = await listRefusalsOf(ctx.db, { inviterId: ctx.actor.accountId, campaignId }, page);
  const { rows, nextCursor } = page.cut(read, ({ updatedAt: key, id }) => ({ key, id }));
  const mobiles = await maskedMobiles(
    ctx,
    rows.map(({ friendId }) => friendId),
  );
  const items = rows.map(({ id: refusedId, friendId, reason, updatedAt: lastAt }) => ({
    refusedId,
    mobile: mobiles.get(friendId) ?? HIDDEN_MOBILE,
    reason,
    lastAt,
  }));
  return { items, nextCursor };
}
