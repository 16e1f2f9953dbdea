import type { BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import { shownCouponState } from '@voltfront/rules/coupon/coupon-states';
import { guardOf } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { openPage } from '../../kernel/list';
import { sourceOf } from './coupon.presenter';
import type { TemplateRow } from './coupon.repository';
import { couponTexts } from './coupon.texts';
import { grantCoupon } from './grant-coupon';
import { positionIn, selectCoupons, selectTemplatePage } from './list-coupons.repository';
import { lockCoupon, moveCoupon } from './move-coupon';

const TEMPLATES = 'GET /api/mpintegral/v1/staff/coupons/templates';
const HELD = 'GET /api/mpintegral/v1/staff/coupons';

function presentTemplate(row: TemplateRow, now: number) {
  const { id: templateId, kind, title, startsAt, endsAt, validDays, issued, total } = row;
  const left = total === null ? null : total - issued;
  const isOpen = startsAt <= now && now < endsAt && left !== 0;
  return { templateId, kind, title, startsAt, endsAt, validDays, issued, left, isOpen };
}

/** What coupons are made from, for staff. */
export async function listTemplates(ctx: Ctx, query: QueryOf<typeof TEMPLATES>): Promise<ReplyOf<typeof TEMPLATES>> {
  const page = openPage(ctx, TEMPLATES, query, false);
  const read = await selectTemplatePage(ctx.db, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, id }) => ({ key: createdAt, id }));
  return { items: rows.map((row) => presentTemplate(row, ctx.now())), nextCursor };
}

/** Coupons of a person, for staff. */
export async function listHeldCoupons(ctx: Ctx, query: QueryOf<typeof HELD>): Promise<ReplyOf<typeof HELD>> {
  const page = openPage(ctx, HELD, query, false);
  const { accountId, tab } = query;
  const now = ctx.now();
  const read = await selectCoupons(ctx.db, { accountId, tab, kind: undefined, now }, page);
  const { rows, nextCursor } = page.cut(read, (row) => positionIn(tab, row));
  const items = rows.map((row) => {
    const { id: couponId, templateId, kind, title, orderNo, expiresAt, updatedAt: movedAt } = row;
    const state = shownCouponState(row.state, expiresAt, now);
    const source = sourceOf(row);
    const canTakeBack = state === 'unused';
    return { couponId, templateId, kind, title, state, source, orderNo, expiresAt, movedAt, canTakeBack };
  });
  return { items, nextCursor };
}

/**
 * Gives a person a coupon of a template; needs a transaction.
 * @throws NOT_FOUND for an account that is unknown or cancelled, SOLD_OUT when none is given out now
 */
export async function issueCoupon(
  ctx: Ctx,
  { accountId, templateId }: BodyOf<'POST /api/mpintegral/v1/staff/coupons/issue'>,
): Promise<{ couponId: string }> {
  if (!(await guardOf(ctx).holdAccount(ctx.db, accountId)))
    throw refuse('NOT_FOUND', { message: couponTexts.noPerson });
  const grant = { accountId, template: templateId, reason: 'staff', ref: `staff-${newId(ctx.now())}` };
  const made = await grantCoupon(ctx, grant);
  if (!made) throw refuse('SOLD_OUT', { message: couponTexts.notGivenOut });
  return made;
}

/**
 * Takes an unused coupon back, with a reason that its owner sees; needs a transaction.
 * @throws NOT_FOUND for no coupon of this person, STATE_CHANGED for one that is used, locked, given or over
 */
export async function takeCouponBack(
  ctx: Ctx,
  { accountId, couponId, reason }: BodyOf<'POST /api/mpintegral/v1/staff/coupons/takeBack'>,
): Promise<{ ok: true }> {
  const row = await lockCoupon(ctx, { accountId, couponId });
  await moveCoupon(ctx, row, 'withdraw', { who: 'staff', note: reason, changes: { expiresAt: ctx.now() } });
  return { ok: true };
}
