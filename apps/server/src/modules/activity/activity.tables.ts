import type { SignUpState } from '@voltfront/rules/activity/sign-up-moves';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment, updatedAt } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** Activities that people sign up for. The text, its comments and favourites are the article with the same id. */
export const activities = pgTable(
  'activities',
  {
    id: idColumn(),
    title: text('title').notNull(),
    isOnline: boolean('is_online').notNull(),
    place: text('place').notNull(),
    /** GCJ-02; null for online activities. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    signUpFrom: moment('sign_up_from').notNull(),
    signUpUntil: moment('sign_up_until').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    capacity: integer('capacity').notNull(),
    /** Seats of sign-ups, and those that stores gave away. */
    seatsTaken: integer('seats_taken').notNull(),
    /** Sign-ups on the waiting list. */
    waitingCount: integer('waiting_count').notNull().default(0),
    pointsFee: integer('points_fee').notNull(),
    isOwnerOnly: boolean('is_owner_only').notNull(),
    isCancelled: boolean('is_cancelled').notNull(),
    /** Customers see it. */
    isPublished: boolean('is_published').notNull().default(true),
    /** Staff look at each sign-up before it counts. */
    isReviewed: boolean('is_reviewed').notNull(),
    /** Form of `modules/form`; its answer `companions` takes further seats. Null: nothing is asked. */
    formId: text('form_id'),
  },
  (t) => [
    check('activities_seats', sql`${t.seatsTaken} between 0 and ${t.capacity} and ${t.waitingCount} >= 0`),
    index('activities_waited_for').on(t.startsAt).where(sql`${t.waitingCount} > 0`),
  ],
);

/** Sign-ups. After one that ended, a person may make another. */
export const activitySignUps = pgTable(
  'activity_sign_ups',
  {
    accountId: text('account_id').notNull(),
    /** Time-ordered: the order of the waiting list. */
    id: text('id').notNull(),
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.id),
    state: text('state').$type<SignUpState>().notNull(),
    seats: integer('seats').notNull(),
    pointsFee: integer('points_fee').notNull(),
    /** Entry of the form with the answers. */
    entryId: text('entry_id'),
    /** What staff scan on site, eight digits. */
    code: text('code').notNull(),
    /** Why staff rejected it. */
    rejection: text('rejection').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('activity_sign_ups_once')
      .on(t.accountId, t.activityId)
      .where(sql`${t.state} in ('waiting', 'reviewing', 'joined', 'checkedIn')`),
    uniqueIndex('activity_sign_ups_code').on(t.activityId, t.code),
    index('activity_sign_ups_newest').on(t.activityId, t.state, t.id),
  ],
);

/** Something of the shop that a post mentions. */
export type Mention = { kind: 'car'; modelId: string } | { kind: 'store'; storeId: string };

/** Official posts about an activity; the text is the article with the same id. */
export const activityTweets = pgTable('activity_tweets', {
  articleId: text('article_id').primaryKey(),
  activityId: text('activity_id')
    .notNull()
    .references(() => activities.id),
  mentions: jsonb('mentions').$type<Mention[]>().notNull(),
});

personal(activitySignUps, {
  owner: activitySignUps.accountId,
  exported: {
    title: '活动报名',
    columns: pick(activitySignUps, 'activityId', 'state', 'seats', 'pointsFee', 'createdAt'),
    newest: activitySignUps.createdAt,
  },
  erased: { by: 'leaveActivities' },
});
