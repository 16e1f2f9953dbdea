import type { InsuranceState } from '@voltfront/rules/insurance/insurance-moves';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { masked, personal, pick } from '../../kernel/personal-data';
import type { KeptTexts } from '../../kernel/texts';
import type { StoredOwnPolicy, StoredQuote, StoredRequest } from './insurance.types';

/** The insurance of orders; a row is made when something is chosen first. */
export const insurances = pgTable(
  'insurances',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    modelId: text('model_id').notNull(),
    /** Store of the delivery, whose staff check own policies. */
    storeId: text('store_id'),
    state: text('state').$type<InsuranceState>().notNull(),
    /** Number of the newest request; answers to older ones are not taken. */
    requestNo: text('request_no'),
    request: jsonb('request').$type<StoredRequest>(),
    /** How often the insurer was asked without an answer. */
    tries: integer('tries').notNull().default(0),
    /** When the newest request was given up. */
    unansweredAt: moment('unanswered_at'),
    quote: jsonb('quote').$type<StoredQuote>(),
    /** What request and quote were made of, to say them in another language. */
    texts: jsonb('texts').$type<KeptTexts>(),
    /** Version of the authorisation to pass data on, and when it was given. */
    authorisedVersion: text('authorised_version'),
    authorisedAt: moment('authorised_at'),
    policyNo: text('policy_no'),
    issuedAt: moment('issued_at'),
    ownPolicy: jsonb('own_policy').$type<StoredOwnPolicy>(),
    ownSentAt: moment('own_sent_at'),
    rejection: text('rejection'),
    /** Member of staff who checked the own policy. */
    checkedBy: text('checked_by'),
    checkedAt: moment('checked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.orderNo] }),
    uniqueIndex('insurances_order').on(t.orderNo),
    index('insurances_to_check').on(t.state, t.ownSentAt, t.orderNo),
    index('insurances_to_check_in').on(t.storeId, t.state, t.ownSentAt, t.orderNo),
  ],
);

personal(insurances, {
  owner: insurances.userId,
  exported: {
    title: '车险',
    columns: pick(
      insurances,
      'orderNo',
      'state',
      'request',
      'quote',
      'authorisedVersion',
      'authorisedAt',
      'policyNo',
      'ownPolicy',
      'createdAt',
    ),
    newest: insurances.createdAt,
  },
  erased: { delete: true },
  items: [
    {
      key: 'order',
      since: insurances.createdAt,
      columns: pick(insurances, 'policyNo'),
      value: (row) => (row.policyNo ? masked(row.policyNo, 4, 4) : null),
      onlyWithValue: true,
    },
  ],
});
