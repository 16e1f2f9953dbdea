import type { BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../../../kernel/context';
import { refuse } from '../../../../../kernel/errors';
import { openPage } from '../../../../../kernel/list';
import { findPeople, maskedMobiles } from '../../../../account';
import { findCampaigns } from '../../../campaign.repository';
import { inviteTexts } from '../invite.texts';
import { answerRow, findDispute, listDisputes } from './staff.repository';

const KEY = 'GET /api/mpmkt/v1/staff/campaign/disputes';

/** States of customers that employees dispute, for staff; phones are masked for everybody. */
export async function listStaffDisputes(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query, false);
  const { rows, nextCursor } = page.cut(await listDisputes(ctx.db, page), ({ dispute }) => ({
    key: dispute.createdAt,
    id: dispute.relationId,
  }));
  const people = await findPeople(ctx, [...new Set(rows.map(({ dispute }) => dispute.inviterId))]);
  const mobiles = await maskedMobiles(ctx, [...new Set(rows.map(({ relation }) => relation.friendId))]);
  const campaigns = await findCampaigns(ctx.db, [...new Set(rows.map(({ dispute }) => dispute.campaignId))]);
  return {
    items: rows.map(({ dispute: { inviterId, campaignId, relationId, text, createdAt: at, ...row }, relation }) => ({
      relationId,
      employeeId: inviterId,
      employee: people.get(inviterId)?.nickname ?? '—',
      organName: people.get(inviterId)?.organName ?? '',
      campaign: campaigns.get(campaignId)?.title ?? '—',
      friend: mobiles.get(relation.friendId) ?? '—',
      state: relation.isLapsed ? ('lapsed' as const) : relation.milestone,
      text,
      at,
      answer: row.answer === null ? null : { text: row.answer, at: row.answeredAt ?? at },
    })),
    nextCursor,
  };
}

/** Answers a dispute, which its employee reads beside the customer. @throws NOT_FOUND, STATE_CHANGED the second time */
export async function answerDispute(
  ctx: ActorCtx,
  { employeeId, relationId, answer }: BodyOf<'POST /api/mpmkt/v1/staff/campaign/disputes/answer'>,
): Promise<{ ok: true }> {
  const dispute = await findDispute(ctx.db, employeeId, relationId);
  if (!dispute) throw refuse('NOT_FOUND', { message: inviteTexts.noDispute });
  if (!(await answerRow(ctx.db, dispute, answer, ctx.now())))
    throw refuse('STATE_CHANGED', { message: inviteTexts.answered });
  return { ok: true };
}
