import { eq } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';
import type { BehaviourFigures } from './behaviour-figures';

/** Kind of decision: a device was assessed, asked for a captcha, or refused. */
export type DecisionKind = 'assessed' | 'challenged' | 'refused';

/** Devices seen after consent, by a secret-keyed hash. */
export const riskDevices = pgTable(
  'risk_devices',
  {
    deviceKey: text('device_key').primaryKey(),
    platform: text('platform').notNull(),
    level: text('level').notNull(),
    score: integer('score').notNull(),
    reasons: jsonb('reasons').$type<readonly string[]>().notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [index('risk_devices_last_seen').on(table.lastSeenAt)],
);

/** Which account was used on which device. */
export const riskLinks = pgTable(
  'risk_links',
  {
    accountId: text('account_id').notNull(),
    deviceKey: text('device_key').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.deviceKey] }),
    index('risk_links_device').on(table.deviceKey),
    index('risk_links_last_seen').on(table.lastSeenAt),
  ],
);

/** History of decisions: changes of a device's level, and every captcha and refusal. */
export const riskDecisions = pgTable(
  'risk_decisions',
  {
    deviceKey: text('device_key').notNull(),
    id: text('id').notNull(),
    /** Empty for visitors. */
    accountId: text('account_id').notNull(),
    kind: text('kind').$type<DecisionKind>().notNull(),
    /** Contract key of the request; empty for an assessment. */
    call: text('call').notNull(),
    level: text('level').notNull(),
    score: integer('score').notNull(),
    reasons: jsonb('reasons').$type<readonly string[]>().notNull(),
    /** False in observe-only mode. */
    isEnforced: boolean('is_enforced').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceKey, table.id] }),
    index('risk_decisions_account').on(table.accountId, table.createdAt),
    index('risk_decisions_created').on(table.createdAt),
  ],
);

/** Statistics of the behaviour on a device. */
export const riskBehaviour = pgTable(
  'risk_behaviour',
  {
    deviceKey: text('device_key').notNull(),
    id: text('id').notNull(),
    figures: jsonb('figures').$type<BehaviourFigures>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceKey, table.id] }),
    index('risk_behaviour_created').on(table.createdAt),
  ],
);

personal(riskLinks, {
  owner: riskLinks.accountId,
  exported: {
    title: '登录过的设备',
    columns: { platform: riskDevices.platform, ...pick(riskLinks, 'firstSeenAt', 'lastSeenAt') },
    newest: riskLinks.lastSeenAt,
    join: { table: riskDevices, on: eq(riskDevices.deviceKey, riskLinks.deviceKey) },
  },
  erased: { delete: true },
});
personal(riskDecisions, {
  owner: riskDecisions.accountId,
  exported: {
    title: '设备安全记录',
    columns: pick(riskDecisions, 'kind', 'level', 'createdAt'),
    newest: riskDecisions.createdAt,
  },
  erased: { blank: { accountId: '' } },
});
