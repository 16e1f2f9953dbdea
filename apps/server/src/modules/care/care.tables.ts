import type { AdviserReason, AdviserRequestState } from '@voltfront/rules/care/adviser-request';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { VisitKind } from '../../kernel/care-sources';
import { createdAt, moment } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** What a person chose and knows about their store and adviser: a row is made with the first change. */
export const carePeople = pgTable('care_people', {
  userId: text('user_id').primaryKey(),
  /** Store that the person chose, and who advises there. */
  storeId: text('store_id'),
  adviserId: text('adviser_id'),
  /** The adviser that the person was told of last. */
  knownAdviserId: text('known_adviser_id'),
  /** When they asked for another adviser last. */
  adviserAskedAt: moment('adviser_asked_at'),
});

/** Requests for another adviser. */
export const adviserRequests = pgTable(
  'adviser_requests',
  {
    requestId: text('request_id').primaryKey(),
    userId: text('user_id').notNull(),
    storeId: text('store_id').notNull(),
    /** Who advises when the person asks. */
    adviserId: text('adviser_id').notNull(),
    /** The order that the adviser looks after; null for a chosen store. */
    orderNo: text('order_no'),
    state: text('state').$type<AdviserRequestState>().notNull(),
    reason: text('reason').$type<AdviserReason>().notNull(),
    note: text('note').notNull(),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by'),
    givenAdviserId: text('given_adviser_id'),
    /** Why the adviser stays; empty otherwise. */
    answer: text('answer').notNull().default(''),
  },
  (t) => [
    index('adviser_requests_of').on(t.userId, t.createdAt, t.requestId),
    index('adviser_requests_newest').on(t.state, t.createdAt, t.requestId),
    index('adviser_requests_newest_in').on(t.storeId, t.state, t.createdAt, t.requestId),
  ],
);

/** Ratings of visits, one for each. */
export const visitRatings = pgTable(
  'visit_ratings',
  {
    userId: text('user_id').notNull(),
    /** Kind, thing and moment of the visit. */
    visitId: text('visit_id').notNull(),
    ratingId: text('rating_id').notNull(),
    kind: text('kind').$type<VisitKind>().notNull(),
    storeId: text('store_id').notNull(),
    /** Who advised the person then; null where nobody did. */
    adviserId: text('adviser_id'),
    stars: integer('stars').notNull(),
    note: text('note').notNull(),
    visitedAt: moment('visited_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.visitId] }),
    index('visit_ratings_newest').on(t.createdAt, t.ratingId),
    index('visit_ratings_newest_in').on(t.storeId, t.createdAt, t.ratingId),
    index('visit_ratings_stars').on(t.stars, t.createdAt, t.ratingId),
  ],
);

personal(carePeople, {
  owner: carePeople.userId,
  exported: { title: '我的门店', columns: pick(carePeople, 'storeId', 'adviserId', 'adviserAskedAt') },
  erased: { delete: true },
});
personal(adviserRequests, {
  owner: adviserRequests.userId,
  exported: {
    title: '更换顾问申请',
    columns: pick(adviserRequests, 'storeId', 'state', 'reason', 'note', 'answer', 'createdAt', 'answeredAt'),
    newest: adviserRequests.createdAt,
  },
  erased: { delete: true },
});
personal(visitRatings, {
  owner: visitRatings.userId,
  exported: {
    title: '到店评价',
    columns: pick(visitRatings, 'kind', 'storeId', 'stars', 'note', 'visitedAt', 'createdAt'),
    newest: visitRatings.createdAt,
  },
  erased: { delete: true },
});
