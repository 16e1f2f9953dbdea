import type { FAMILY_RELATIONS } from '@voltfront/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../../../kernel/columns';
import { personal, pick } from '../../../../kernel/personal-data';

/** Coupons that employees claimed for their own use, one for each place. */
export const quotaPlaces = pgTable(
  'campaign_quota_places',
  {
    employeeId: text('employee_id').notNull(),
    campaignId: text('campaign_id').notNull(),
    /** Such as `own-1`. */
    place: text('place').notNull(),
    prizeId: text('prize_id').notNull(),
    couponId: text('coupon_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.campaignId, t.place] })],
);

/** Coupons that employees give to their family by a link; the coupon itself is made when it is accepted. */
export const quotaGifts = pgTable(
  'campaign_quota_gifts',
  {
    employeeId: text('employee_id').notNull(),
    /** Unguessable; it is in the link. */
    giftCode: text('gift_code').notNull(),
    campaignId: text('campaign_id').notNull(),
    place: text('place').notNull(),
    /** Sealed. */
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    /** Only the account of this phone can accept. */
    phoneHash: text('phone_hash').notNull(),
    relation: text('relation').$type<(typeof FAMILY_RELATIONS)[number]>().notNull(),
    /** An open one whose time is over has expired, also before another one is made for its place. */
    state: text('state').$type<'open' | 'accepted' | 'takenBack' | 'expired'>().notNull(),
    receiverId: text('receiver_id'),
    couponId: text('coupon_id'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.giftCode] }),
    uniqueIndex('campaign_quota_gifts_code').on(t.giftCode),
    uniqueIndex('campaign_quota_gifts_one')
      .on(t.employeeId, t.campaignId, t.place)
      .where(sql`${t.state} in ('open', 'accepted')`),
    index('campaign_quota_gifts_newest').on(t.employeeId, t.campaignId, t.createdAt),
    index('campaign_quota_gifts_receiver').on(t.receiverId),
  ],
);

personal(quotaPlaces, {
  owner: quotaPlaces.employeeId,
  exported: { title: '内购券', columns: pick(quotaPlaces, 'campaignId', 'place', 'couponId', 'createdAt') },
  erased: { delete: true },
});
personal(quotaGifts, {
  owner: quotaGifts.employeeId,
  exported: {
    title: '赠送亲友的内购券',
    columns: pick(quotaGifts, 'campaignId', 'place', 'relation', 'state', 'createdAt'),
    newest: quotaGifts.createdAt,
  },
  erased: { delete: true },
});
personal(quotaGifts, {
  owner: quotaGifts.receiverId,
  exported: {
    title: '收到的内购券',
    columns: pick(quotaGifts, 'couponId', 'updatedAt'),
    newest: quotaGifts.updatedAt,
  },
  erased: { blank: { receiverId: null, couponId: null } },
});
