import type { GrantedRole } from '@voltfront/contract/permissions';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from '../../kernel/columns';
import { masked, notPersonal, personal, pick } from '../../kernel/personal-data';

/** One person. A cancelled account keeps its row, without phone number and name. */
export const accounts = pgTable(
  'accounts',
  {
    id: idColumn(),
    /** Null for platform accounts without a phone number yet, and after cancellation. */
    mobile: text('mobile'),
    nickname: text('nickname').notNull(),
    avatar: text('avatar').notNull(),
    /** Explicitly granted roles; read all roles with `rolesOf`. */
    roles: jsonb('roles').$type<GrantedRole[]>().notNull(),
    organName: text('organ_name'),
    jobId: text('job_id'),
    state: text('state').$type<'active' | 'cancelled'>().notNull(),
    createdAt: createdAt(),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    uniqueIndex('accounts_mobile').on(table.mobile).where(sql`${table.mobile} is not null`),
    index('accounts_with_roles').on(table.createdAt, table.id).where(sql`${table.roles} <> '[]'::jsonb`),
  ],
);

/** A person's account on a platform. */
export const platformIdentities = pgTable(
  'platform_identities',
  {
    platform: text('platform').notNull(),
    openId: text('open_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.openId] }),
    index('platform_identities_account').on(table.accountId),
  ],
);

/** Login sessions. At most one is live per account and platform. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    platform: text('platform').notNull(),
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    state: text('state').$type<'live' | 'replaced' | 'loggedOut' | 'cancelled'>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** When the second factor was passed; null before, and in sessions of customers. */
    secondFactorAt: moment('second_factor_at'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_account').on(table.accountId, table.createdAt),
    uniqueIndex('sessions_one_live').on(table.accountId, table.platform).where(sql`${table.state} = 'live'`),
  ],
);

/** The newest code per phone number and scene; kept for a day. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    /** Keyed hash (HMAC) of the phone number, so that the table contains none. */
    phoneHash: text('phone_hash').notNull(),
    scene: text('scene').notNull(),
    /** Keyed hash (HMAC) of the code. */
    codeHash: text('code_hash').notNull(),
    /** Remaining attempts; 0 voids the code. */
    triesLeft: integer('tries_left').notNull(),
    isUsed: boolean('is_used').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phoneHash, table.scene] }), index('sms_codes_expires').on(table.expiresAt)],
);

/**
 * Number of codes sent to a phone per day (Asia/Shanghai); kept as long as its owner can see it.
 */
export const smsDays = pgTable(
  'sms_days',
  {
    phoneHash: text('phone_hash').notNull(),
    /** For example 2026-11-20. */
    day: text('day').notNull(),
    sentCount: integer('sent_count').notNull(),
    lastSentAt: moment('last_sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phoneHash, table.day] }), index('sms_days_day').on(table.day)],
);

/** Which notifications a person wants. */
export const notificationSettings = pgTable('notification_settings', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  order: boolean('order').notNull(),
  activity: boolean('activity').notNull(),
  community: boolean('community').notNull(),
  marketing: boolean('marketing').notNull(),
});

/** Every consent given or withdrawn; rows are never updated. */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: idColumn(),
    accountId: text('account_id'),
    isAccepted: boolean('is_accepted').notNull(),
    version: text('version').notNull(),
    platform: text('platform').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [index('consent_records_account').on(table.accountId)],
);

personal(accounts, {
  owner: accounts.id,
  exported: {
    title: '账号',
    columns: pick(accounts, 'id', 'mobile', 'nickname', 'avatar', 'roles', 'organName', 'jobId', 'state', 'createdAt'),
  },
  erased: { by: 'closeAccount' },
  items: [
    {
      key: 'nickname',
      since: accounts.createdAt,
      columns: pick(accounts, 'nickname'),
      value: (row) => masked(row.nickname),
    },
    {
      key: 'employee',
      since: accounts.createdAt,
      columns: pick(accounts, 'organName'),
      value: (row) => (typeof row.organName === 'string' ? row.organName : null),
      onlyWithValue: true,
    },
  ],
});
personal(platformIdentities, {
  owner: platformIdentities.accountId,
  exported: {
    title: '平台账号',
    columns: pick(platformIdentities, 'platform', 'openId', 'accountId', 'createdAt'),
    newest: platformIdentities.createdAt,
  },
  erased: { by: 'closeAccount' },
  items: [
    {
      key: 'platformId',
      since: platformIdentities.createdAt,
      columns: pick(platformIdentities, 'openId'),
      value: (row) => masked(row.openId, 3, 3),
    },
  ],
});
personal(sessions, {
  owner: sessions.accountId,
  exported: {
    title: '登录记录',
    columns: pick(sessions, 'platform', 'state', 'createdAt', 'lastUsedAt'),
    newest: sessions.createdAt,
  },
  erased: { by: 'closeAccount' },
  items: [
    { key: 'session', since: sessions.createdAt },
    {
      key: 'environment',
      since: sessions.createdAt,
      columns: pick(sessions, 'platform'),
      value: (row) => (typeof row.platform === 'string' ? row.platform : null),
    },
  ],
});
personal(notificationSettings, {
  owner: notificationSettings.accountId,
  exported: {
    title: '通知设置',
    columns: pick(notificationSettings, 'accountId', 'order', 'activity', 'community', 'marketing'),
  },
  erased: { by: 'closeAccount' },
  items: [{ key: 'notification' }],
});
personal(consentRecords, {
  owner: consentRecords.accountId,
  exported: {
    title: '同意与撤回记录',
    columns: pick(consentRecords, 'id', 'accountId', 'isAccepted', 'version', 'platform', 'recordedAt'),
    newest: consentRecords.recordedAt,
  },
  erased: { keep: 'proof of what was consented to and withdrawn' },
  items: [{ key: 'consent', since: consentRecords.recordedAt }],
});
notPersonal('a keyed hash of a phone, which `closeAccount` forgets and upkeep deletes', smsCodes, smsDays);
