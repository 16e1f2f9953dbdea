import type { CouponKind } from '@voltfront/rules/coupon/coupon-kinds';
import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, newestRows, type PageRange } from '../../kernel/list';
import type { CouponRow, TemplateRow } from './coupon.repository';
import { coupons, couponTemplates } from './coupon.tables';

/** Tabs of the card bag. */
export type CouponTab = 'unused' | 'used' | 'expired' | 'givenAway';

/** Which coupons are listed, and as of when. */
export interface CouponFilter {
  accountId: string;
  tab: CouponTab;
  kind: CouponKind | undefined;
  now: number;
}

const soonestFirst = keyset(coupons.expiresAt, coupons.id, 'asc');
const endedLast = keyset(coupons.expiresAt, coupons.id);
const movedLast = keyset(coupons.updatedAt, coupons.id);

/** Unused ones by their end, expired ones from the last, the others by when they were used or given. */
const orderOf = (tab: CouponTab) =>
  ({ unused: soonestFirst, expired: endedLast, used: movedLast, givenAway: movedLast })[tab];

/** Where a row stands in the order of its tab. */
export const positionIn = (tab: CouponTab, row: CouponRow) => ({
  key: tab === 'used' || tab === 'givenAway' ? row.updatedAt : row.expiresAt,
  id: row.id,
});

function isIn(tab: CouponTab, now: number) {
  const { state, expiresAt } = coupons;
  if (tab === 'used' || tab === 'givenAway') return eq(state, tab);
  // Spelled as in the partial indices, which the database then knows to fit.
  if (tab === 'expired') return and(sql`${state} in ('expired', 'unused')`, lte(expiresAt, now));
  const isOpen = or(ne(state, 'unused'), gt(expiresAt, now));
  return and(sql`${state} in ('unused', 'locked', 'giftPending')`, isOpen);
}

/** A page of a tab. */
export function selectCoupons(db: Db, filter: CouponFilter, page: PageRange): Promise<CouponRow[]> {
  const { accountId, tab, kind, now } = filter;
  const order = orderOf(tab);
  return db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.accountId, accountId),
        isIn(tab, now),
        kind ? eq(coupons.kind, kind) : undefined,
        order.after(page.after),
      ),
    )
    .orderBy(...order.order)
    .limit(page.limit);
}

/** A page of what coupons are made from, newest first. */
export const selectTemplatePage = (db: Db, page: PageRange): Promise<TemplateRow[]> =>
  newestRows(db, couponTemplates, page);
