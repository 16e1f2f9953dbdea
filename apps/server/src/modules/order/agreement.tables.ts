import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/columns';
import { masked, personal, pick, SALES_ARE_KEPT } from '../../kernel/personal-data';
import type { Clause } from './order.types';

export type AgreementKind = 'booking' | 'purchase' | 'special' | 'personalInfo' | 'rights' | 'yearChange';

/** Agreements and their versions. Texts hold `{{placeholders}}` that an order or draft fills in. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    agreementId: text('agreement_id').notNull(),
    version: text('version').notNull(),
    kind: text('kind').$type<AgreementKind>().notNull(),
    title: text('title').notNull(),
    clauses: jsonb('clauses').$type<Clause[]>().notNull(),
    /** In force from then on; the newest one in force is the current version. */
    effectiveAt: moment('effective_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agreementId, table.version] })],
);

/** Signed copies, with the text as it was signed. */
export const agreementSignatures = pgTable(
  'agreement_signatures',
  {
    userId: text('user_id').notNull(),
    /** Number of the copy, shown to people. */
    copyNo: text('copy_no').notNull(),
    agreementId: text('agreement_id').notNull(),
    version: text('version').notNull(),
    draftId: text('draft_id'),
    orderNo: text('order_no'),
    clauses: jsonb('clauses').$type<Clause[]>().notNull(),
    /** Fingerprint of what the text was filled with: another price or configuration wants a new signature. */
    basis: text('basis').notNull(),
    signedAt: moment('signed_at').notNull(),
    /** The buyer changed since: sign again. */
    voidedAt: moment('voided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.copyNo] }),
    index('agreement_signatures_draft').on(table.userId, table.draftId),
    // Of callers who sign the same at once, one does.
    uniqueIndex('agreement_signatures_once')
      .on(table.userId, table.draftId, table.agreementId, table.version, table.basis)
      .where(sql`${table.voidedAt} is null and ${table.draftId} is not null`),
    index('agreement_signatures_order').on(table.userId, table.orderNo),
  ],
);

/** Special agreements an order may choose one of. */
export const specialOptions = pgTable(
  'special_options',
  {
    optionCode: text('option_code').primaryKey(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Model it is offered for; null means all. */
    modelId: text('model_id'),
    position: text('position').notNull(),
  },
  (table) => [uniqueIndex('special_options_position').on(table.position)],
);

/** When orders of a model may choose a special agreement, and the one that applies to who does not. */
export const specialOffers = pgTable('special_offers', {
  offerId: text('offer_id').primaryKey(),
  /** Model it is for; null means all that have none of their own. */
  modelId: text('model_id'),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  defaultOption: text('default_option').notNull(),
  /** What holds for whatever is chosen, one sentence each. */
  terms: jsonb('terms').$type<string[]>().notNull(),
});

personal(agreementSignatures, {
  owner: agreementSignatures.userId,
  exported: {
    title: '协议签署',
    columns: pick(agreementSignatures, 'copyNo', 'agreementId', 'version', 'orderNo', 'signedAt'),
    newest: agreementSignatures.signedAt,
  },
  erased: { keep: SALES_ARE_KEPT },
  items: [
    {
      key: 'agreement',
      since: agreementSignatures.signedAt,
      columns: pick(agreementSignatures, 'copyNo'),
      value: (row) => masked(row.copyNo, 4, 4),
    },
  ],
});
