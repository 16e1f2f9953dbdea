import type { ChangeKind, ChangeState, SaleState } from '@voltfront/rules/catalogue/change-moves';
import type { TextField } from '@voltfront/rules/catalogue/texts';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** A price in fen, how something is offered, or a text. */
export type ChangeValue = number | SaleState | (string & {});

/** One version, the car, or a text of the model or a version, that a change concerns. */
export interface ChangeItem {
  /** Of the version, the car in stock, or the model. */
  id: string;
  /** Which text it is; nothing for prices and the sale. */
  field?: TextField;
  /** Of a discount: the price without it. */
  before: ChangeValue;
  after: ChangeValue;
}

/**
 * Changes of prices, discounts, texts and of what is on sale: each is a revision that stays, with what was before and after. A change is taken
 * back by another one.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    changeNo: text('change_no').primaryKey(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    state: text('state').$type<ChangeState>().notNull(),
    modelId: text('model_id').notNull(),
    productCode: text('product_code'),
    stockCarId: text('stock_car_id'),
    /** Name of the version or option, or the VIN, as it was then. */
    subject: text('subject').notNull(),
    items: jsonb('items').$type<ChangeItem[]>().notNull(),
    /** Null: with the approval. */
    startsAt: moment('starts_at'),
    /** Of a discount: what customers read, and when it ends by itself. */
    discountText: text('discount_text'),
    endsAt: moment('ends_at'),
    revertsNo: text('reverts_no'),
    proposedBy: text('proposed_by').notNull(),
    reason: text('reason').notNull(),
    approvedBy: text('approved_by'),
    approvedAt: moment('approved_at'),
    approvalReason: text('approval_reason'),
    /** Who rejected or withdrew it. */
    endedBy: text('ended_by'),
    endedAt: moment('ended_at'),
    endReason: text('end_reason'),
    appliedAt: moment('applied_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('catalogue_changes_newest').on(t.createdAt, t.changeNo),
    index('catalogue_changes_of_state').on(t.state, t.createdAt, t.changeNo),
    index('catalogue_changes_of_model').on(t.modelId, t.createdAt, t.changeNo),
    index('catalogue_changes_of_car').on(t.stockCarId, t.createdAt, t.changeNo),
    index('catalogue_changes_of_staff').on(t.proposedBy, t.createdAt),
    // Four eyes: no price without the approval of somebody else.
    check('catalogue_changes_two_people', sql`${t.approvedBy} is null or ${t.approvedBy} <> ${t.proposedBy}`),
    check(
      'catalogue_changes_approved',
      sql`${t.approvedBy} is not null or ${t.kind} not like '%Price' or ${t.state} not in ('scheduled', 'applied', 'lapsed')`,
    ),
    check(
      'catalogue_changes_discount',
      sql`${t.kind} not like '%Discount' or (${t.discountText} is not null and ${t.endsAt} is not null and (${t.approvedBy} is not null or ${t.state} not in ('scheduled', 'applied', 'lapsed')))`,
    ),
  ],
);

personal(catalogueChanges, {
  owner: catalogueChanges.proposedBy,
  exported: {
    title: '商品变更',
    columns: pick(catalogueChanges, 'changeNo', 'kind', 'subject', 'reason', 'createdAt'),
    newest: catalogueChanges.createdAt,
  },
  erased: { keep: 'proof of what staff changed' },
});
