import type { CouponKind, Stacking } from '@voltfront/rules/coupon/coupon-kinds';
import type { CouponActor, CouponState } from '@voltfront/rules/coupon/coupon-states';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, moment, updatedAt } from '../../kernel/columns';
import { notPersonal, personal } from '../../kernel/personal-data';
import type { Audience, CouponLine, GiftState } from './coupon.types';

/** What coupons are made from. A change does not touch value and end of those that people hold. */
export const couponTemplates = pgTable(
  'coupon_templates',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<CouponKind>().notNull(),
    title: text('title').notNull(),
    /** Money off; 0 for coupons that give a quantity. */
    amountFen: fen('amount_fen').notNull().default(0),
    /** Quantity such as 50, with `unit` such as `kWh`; 0 for money. */
    quantity: integer('quantity').notNull().default(0),
    unit: text('unit').notNull().default(''),
    /** Least amount of the purchase; of an option-off coupon of the options. */
    thresholdFen: fen('threshold_fen').notNull().default(0),
    /** Models and stores it fits; empty for all. */
    models: jsonb('models').$type<string[]>().notNull().default([]),
    stores: jsonb('stores').$type<string[]>().notNull().default([]),
    stacking: text('stacking').$type<Stacking>().notNull().default('otherKinds'),
    isGiftable: boolean('is_giftable').notNull().default(false),
    rules: jsonb('rules').$type<string[]>().notNull().default([]),
    /** While coupons are given out. */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Days for which a coupon can be used from the day it is given out. */
    validDays: integer('valid_days').notNull(),
    /** How many there are; null for any number. */
    total: integer('total'),
    issued: integer('issued').notNull().default(0),
    perPerson: integer('per_person').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [check('coupon_templates_stock', sql`${t.issued} >= 0 and (${t.total} is null or ${t.issued} <= ${t.total})`)],
);

/** Coupons that people hold or held. */
export const coupons = pgTable(
  'coupon_coupons',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    /** First part of the number that staff scan. */
    couponNo: text('coupon_no').notNull(),
    templateId: text('template_id').notNull(),
    kind: text('kind').$type<CouponKind>().notNull(),
    title: text('title').notNull(),
    amountFen: fen('amount_fen').notNull(),
    quantity: integer('quantity').notNull().default(0),
    unit: text('unit').notNull().default(''),
    thresholdFen: fen('threshold_fen').notNull().default(0),
    isGiftable: boolean('is_giftable').notNull().default(false),
    state: text('state').$type<CouponState>().notNull(),
    startsAt: moment('starts_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Why it was given out, and the id of the occasion: one coupon of a template for each. */
    reason: text('reason').notNull(),
    ref: text('ref').notNull(),
    /** Order that it lies on or was used for. */
    orderNo: text('order_no'),
    /** Store where staff scanned it. */
    storeId: text('store_id'),
    historyCount: integer('history_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('coupon_coupons_no').on(t.couponNo),
    uniqueIndex('coupon_coupons_once').on(t.accountId, t.templateId, t.ref),
    index('coupon_coupons_ending').on(t.accountId, t.expiresAt, t.id),
    index('coupon_coupons_open')
      .on(t.accountId, t.expiresAt, t.id)
      .where(sql`${t.state} in ('unused', 'locked', 'giftPending')`),
    index('coupon_coupons_over').on(t.accountId, t.expiresAt, t.id).where(sql`${t.state} in ('expired', 'unused')`),
    index('coupon_coupons_moved').on(t.accountId, t.state, t.updatedAt, t.id),
    index('coupon_coupons_to_expire').on(t.expiresAt).where(sql`${t.state} = 'unused'`),
  ],
);

/** History of the coupons' states. */
export const couponHistory = pgTable(
  'coupon_history',
  {
    accountId: text('account_id').notNull(),
    couponId: text('coupon_id').notNull(),
    sequence: integer('sequence').notNull(),
    state: text('state').$type<CouponState>().notNull(),
    /** Key of a text, such as `issued`. */
    title: text('title').$type<CouponLine>().notNull(),
    /** What the line is about: an order's number or a store's id; else empty. */
    note: text('note').notNull(),
    who: text('who').$type<CouponActor>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.couponId, t.sequence] })],
);

/** Codes that are typed in for a coupon, in capitals. */
export const couponCodes = pgTable(
  'coupon_codes',
  {
    code: text('code').primaryKey(),
    templateId: text('template_id').notNull(),
    /** How many people can use it. */
    total: integer('total').notNull(),
    used: integer('used').notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [check('coupon_codes_uses', sql`${t.used} between 0 and ${t.total}`)],
);

/** Coupons given by a link. */
export const couponGifts = pgTable(
  'coupon_gifts',
  {
    accountId: text('account_id').notNull(),
    /** Unguessable; it is in the link. */
    giftCode: text('gift_code').notNull(),
    couponId: text('coupon_id').notNull(),
    message: text('message').notNull(),
    state: text('state').$type<GiftState>().notNull(),
    receiverId: text('receiver_id'),
    /** Coupon that the receiver got. */
    receivedId: text('received_id'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.giftCode] }),
    index('coupon_gifts_code').on(t.giftCode),
    uniqueIndex('coupon_gifts_one_open').on(t.accountId, t.couponId).where(sql`${t.state} = 'open'`),
    index('coupon_gifts_receiver').on(t.receiverId),
    index('coupon_gifts_to_lapse').on(t.expiresAt).where(sql`${t.state} = 'open'`),
  ],
);

/** Coupons that people can claim by themselves, in display order. */
export const couponOffers = pgTable('coupon_offers', {
  id: text('id').primaryKey(),
  templateId: text('template_id').notNull(),
  /** Who may claim; `minLevel` counts for `level`. */
  audience: text('audience').$type<Audience>().notNull(),
  minLevel: integer('min_level').notNull().default(1),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  position: integer('position').notNull(),
});

/** When somebody last looked at the welfare coupons: newer ones make the bubble on the mine tab. */
export const couponVisits = pgTable('coupon_visits', {
  accountId: text('account_id').primaryKey(),
  seenAt: moment('seen_at').notNull(),
});

/** Store that a member of the staff redeems coupons for. */
export const couponDesks = pgTable('coupon_desks', {
  accountId: text('account_id').primaryKey(),
  storeId: text('store_id').notNull(),
});

/** Replaced by `coupon_coupons`, to which its rows were copied; the previous release uses it until it is dropped. */
export const formerCoupons = pgTable(
  'points_coupon',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    amountFen: fen('amount_fen').notNull(),
    state: text('state').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.id] })],
);

personal(coupons, {
  owner: coupons.accountId,
  exported: {
    title: '卡券',
    columns: {
      couponNo: coupons.couponNo,
      kind: coupons.kind,
      title: coupons.title,
      amountFen: coupons.amountFen,
      state: coupons.state,
      orderNo: coupons.orderNo,
      storeId: coupons.storeId,
      expiresAt: coupons.expiresAt,
      createdAt: coupons.createdAt,
    },
    newest: coupons.createdAt,
  },
  erased: { delete: true },
});
personal(couponHistory, {
  owner: couponHistory.accountId,
  exported: {
    title: '卡券记录',
    columns: {
      couponId: couponHistory.couponId,
      state: couponHistory.state,
      title: couponHistory.title,
      note: couponHistory.note,
      at: couponHistory.at,
    },
    newest: couponHistory.at,
  },
  erased: { delete: true },
});
personal(couponGifts, {
  owner: couponGifts.accountId,
  exported: {
    title: '赠送的卡券',
    columns: {
      couponId: couponGifts.couponId,
      message: couponGifts.message,
      state: couponGifts.state,
      createdAt: couponGifts.createdAt,
    },
    newest: couponGifts.createdAt,
  },
  erased: { delete: true },
});
personal(couponGifts, {
  owner: couponGifts.receiverId,
  exported: {
    title: '收到的卡券',
    columns: { couponId: couponGifts.receivedId, message: couponGifts.message, receivedAt: couponGifts.updatedAt },
    newest: couponGifts.updatedAt,
  },
  erased: { blank: { receiverId: null, receivedId: null } },
});
personal(couponVisits, {
  owner: couponVisits.accountId,
  exported: { title: '福利券', columns: { seenAt: couponVisits.seenAt } },
  erased: { delete: true },
});
personal(couponDesks, {
  owner: couponDesks.accountId,
  exported: { nothing: 'the workplace of staff' },
  erased: { delete: true },
});
personal(formerCoupons, {
  owner: formerCoupons.accountId,
  exported: { nothing: 'its rows were copied, and are shown there' },
  erased: { delete: true },
});
notPersonal('codes that anybody may use, and what coupons are made from', couponCodes, couponTemplates, couponOffers);
