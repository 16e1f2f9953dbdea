import { may, menuOf, type QueryOf, type ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { findPeople } from '../account';
import { mask, stateOfOrder } from '../order';
import { accountForStaff } from './bank-account';
import { type RefundRow, selectRefundOfNumber, selectRefunds } from './refund.repository';
import { reasonTitles, refundTexts } from './refund.texts';
import { presentCommon } from './show-refund';

const LIST = 'GET /api/mporder/v1/staff/refunds';
type Detail = ReplyOf<'GET /api/mporder/v1/staff/refund/detail'>;

/** Whether the caller sees personal data masked only. */
const isMasked = (ctx: ActorCtx): boolean =>
  !menuOf(ctx.actor)
    .find(({ section }) => section === 'refunds')
    ?.scopes.includes('all');

const nameFor = (name: string, isHidden: boolean): string => (isHidden ? mask(name, 1, 0) : name);

const needsTwo = (ctx: ActorCtx, row: RefundRow): boolean =>
  row.firstApprovedBy !== null || row.amountFen > ctx.app.config.refundLimitFen;

/** Approvals in their order; who rejects approves nothing. */
const approvalsOf = ({ firstApprovedBy, firstApprovedAt, decidedBy, decidedAt, state }: RefundRow) => [
  ...(firstApprovedBy && firstApprovedAt !== null ? [{ staffId: firstApprovedBy, at: firstApprovedAt }] : []),
  ...(decidedBy && decidedAt !== null && state !== 'rejected' ? [{ staffId: decidedBy, at: decidedAt }] : []),
];

/** A refund as the caller sees it in lists. */
export const presentLine = (ctx: ActorCtx, row: RefundRow): ReplyOf<typeof LIST>['items'][number] => ({
  refundNo: row.refundNo,
  orderNo: row.orderNo,
  state: row.state,
  amountFen: row.amountFen,
  modelName: row.order.modelName,
  versionName: row.order.versionName,
  reason: reasonTitles[row.reason],
  buyerName: nameFor(row.order.buyerName, isMasked(ctx)),
  needsTwo: needsTwo(ctx, row),
  approvals: approvalsOf(row).length,
  isByBank: row.parts.some(({ channel }) => channel === 'bank'),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** Refunds of all customers, newest first. @throws BAD_INPUT for a forged cursor */
export async function listStaffRefunds(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const search = query.search?.toUpperCase();
  const read = await selectRefunds(ctx.db, { state: query.state, search }, page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.refundNo }));
  return { items: rows.map((row) => presentLine(ctx, row)), nextCursor };
}

function actionsOf(ctx: ActorCtx, row: RefundRow): Detail['actions'] {
  const me = ctx.actor.accountId;
  if (!may(ctx.actor, 'refunds.change') || row.userId === me) return [];
  if (row.state === 'inReview') return row.firstApprovedBy === me ? ['reject'] : ['approve', 'reject'];
  const isDue = row.parts.some(({ channel, state }) => channel === 'bank' && state === 'sending');
  return row.state === 'sending' && isDue ? ['transfer'] : [];
}

/** A refund as staff see it. @throws NOT_FOUND */
export async function showStaffRefund(ctx: ActorCtx, { refundNo }: { refundNo: string }): Promise<Detail> {
  const row = await selectRefundOfNumber(ctx.db, refundNo);
  if (!row) throw refuse('NOT_FOUND', { message: refundTexts.missing });
  const isHidden = isMasked(ctx);
  const { userId, orderNo, order } = row;
  const { kind, modelName, versionName, cutout } = order;
  const approvals = approvalsOf(row);
  const accountIds = approvals.map(({ staffId }) => staffId);
  const people = await findPeople(ctx, accountIds);
  const { words, explanation, pictures, ...common } = await masked(ctx, row, isHidden);
  return {
    ...common,
    explanation,
    pictures,
    reason: { ...common.reason, words },
    order: {
      orderNo,
      kind,
      state: await stateOfOrder(ctx, { userId, orderNo }),
      modelName,
      versionName,
      cutout,
    },
    customer: {
      accountId: userId,
      buyerName: nameFor(order.buyerName, isHidden),
      maskedMobile: order.maskedMobile,
      maskedNumber: order.maskedNumber,
    },
    account: accountForStaff(ctx, row.account, isHidden),
    needsTwo: needsTwo(ctx, row),
    limitFen: ctx.app.config.refundLimitFen,
    approvals: approvals.map((each) => ({ ...each, name: people.get(each.staffId)?.nickname ?? '' })),
    actions: actionsOf(ctx, row),
  };
}

/** The customer's own words and pictures are personal: the auditor does not see them. */
async function masked(ctx: ActorCtx, row: RefundRow, isHidden: boolean) {
  const common = await presentCommon(ctx, row);
  const { words } = common.reason;
  if (!isHidden) return { ...common, words };
  return { ...common, words: mask(words, 0, 0), explanation: mask(common.explanation, 0, 0), pictures: [] };
}
