import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';

/** Gifts to choose from with an application through a channel; the answer `gift` of its form names one. */
export const driveGifts = pgTable(
  'drive_gifts',
  {
    giftId: text('gift_id').primaryKey(),
    channelCode: text('channel_code').notNull(),
    kind: text('kind').$type<'goods' | 'points' | 'coupon'>().notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    /** Of `points`. */
    points: integer('points'),
    /** Template of `coupon`. */
    template: text('template'),
    total: integer('total').notNull(),
    /** Reserved or claimed. */
    taken: integer('taken').notNull().default(0),
    position: integer('position').notNull(),
  },
  (t) => [
    index('drive_gifts_of').on(t.channelCode, t.position),
    check('drive_gifts_stock', sql`${t.taken} between 0 and ${t.total}`),
  ],
);

/** Where goods are sent: a copy, so that the customer's later changes do not touch it. */
export interface GiftAddress {
  receiver: string;
  mobile: string;
  area: string;
  street: string;
}

/** Gifts that people chose, one for each drive. `released`: the drive was cancelled, or not made in time. */
export const driveGiftClaims = pgTable(
  'drive_gift_claims',
  {
    driveId: text('drive_id').primaryKey(),
    driveNo: text('drive_no').notNull(),
    /** As of the drive: an account, or `phone:` and the hash of a phone. */
    userId: text('user_id').notNull(),
    phoneHash: text('phone_hash').notNull(),
    channelCode: text('channel_code').notNull(),
    giftId: text('gift_id').notNull(),
    state: text('state').$type<'reserved' | 'earned' | 'claimed' | 'released'>().notNull(),
    reservedUntil: moment('reserved_until').notNull(),
    /** Of goods. */
    address: jsonb('address').$type<GiftAddress>(),
    /** Hash of area and street: a household gets one. */
    addressHash: text('address_hash'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('drive_gift_claims_phone').on(t.phoneHash, t.channelCode).where(sql`${t.state} <> 'released'`),
    uniqueIndex('drive_gift_claims_household')
      .on(t.addressHash, t.channelCode)
      .where(sql`${t.addressHash} is not null`),
    index('drive_gift_claims_of').on(t.userId, t.createdAt),
  ],
);

personal(driveGiftClaims, {
  owner: driveGiftClaims.userId,
  exported: {
    title: '试驾礼',
    columns: pick(driveGiftClaims, 'driveNo', 'giftId', 'state', 'address', 'createdAt'),
    newest: driveGiftClaims.createdAt,
  },
  erased: { by: 'forgetDriveGifts' },
});
notPersonal('gifts and their stock', driveGifts);
