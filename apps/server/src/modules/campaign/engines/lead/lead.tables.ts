import type { LEAD_RELATIONS, LeadStep } from '@voltfront/rules/campaign/lead';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../../kernel/columns';
import { personal, pick } from '../../../../kernel/personal-data';
import { campaigns } from '../../campaign.tables';

/** A line of a lead's timeline; `ref`: the drive or order that it is about. */
export interface LeadLine {
  step: LeadStep | 'extended' | 'refunded';
  at: number;
  ref: string;
}

/** Buyers whom employees recommended by phone number. */
export const leads = pgTable(
  'campaign_leads',
  {
    employeeId: text('employee_id').notNull(),
    id: text('id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** Encrypted. */
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    phoneHash: text('phone_hash').notNull(),
    /** Last four digits of the phone, to search by. */
    tail: text('tail').notNull(),
    relation: text('relation').$type<(typeof LEAD_RELATIONS)[number]>().notNull(),
    modelId: text('model_id').notNull(),
    cityCode: text('city_code').notNull(),
    step: text('step').$type<LeadStep>().notNull(),
    /** When the customer agreed to be contacted, as the employee stated. */
    agreedAt: moment('agreed_at').notNull(),
    protectedUntil: moment('protected_until').notNull(),
    extendedAt: moment('extended_at'),
    lines: jsonb('lines').$type<LeadLine[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.id] }),
    index('campaign_leads_newest').on(t.employeeId, t.campaignId, t.createdAt, t.id),
    index('campaign_leads_of_phone').on(t.phoneHash, t.createdAt),
  ],
);

personal(leads, {
  owner: leads.employeeId,
  exported: {
    title: '我推荐的客户',
    columns: pick(leads, 'campaignId', 'relation', 'modelId', 'cityCode', 'step', 'protectedUntil', 'createdAt'),
    newest: leads.createdAt,
  },
  erased: { delete: true },
});
