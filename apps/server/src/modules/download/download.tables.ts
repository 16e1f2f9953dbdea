import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { count, createdAt, moment } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** Platforms of the native app. */
export type AppPlatform = 'ios' | 'android' | 'harmony';

/** Where a platform's build is available. `link` is a path on this server or a URL. */
export interface StoredBuild {
  platform: AppPlatform;
  link: string;
  sizeBytes: number;
  /** SHA-256 in lower-case hex; null where a store delivers the file. */
  checksum: string | null;
  /** Oldest supported system version, as text. */
  requires: string;
}

/** Public versions of the native app; the newest release is current. */
export const appVersions = pgTable('app_versions', {
  version: text('version').primaryKey(),
  /** Older apps must be updated. */
  minimumVersion: text('minimum_version').notNull(),
  isForced: boolean('is_forced').notNull(),
  notes: jsonb('notes').$type<string[]>().notNull(),
  builds: jsonb('builds').$type<StoredBuild[]>().notNull(),
  releasedAt: moment('released_at').notNull(),
});

/**
 * Trial rounds. Seats are taken by one conditional update; the check constraint enforces the
 * capacity.
 */
export const trialRounds = pgTable(
  'trial_rounds',
  {
    roundId: text('round_id').primaryKey(),
    version: text('version').notNull(),
    builtAt: moment('built_at').notNull(),
    focus: jsonb('focus').$type<string[]>().notNull(),
    builds: jsonb('builds').$type<StoredBuild[]>().notNull(),
    seatsTotal: integer('places_total').notNull(),
    seatsUsed: integer('places_used').notNull().default(0),
    /** Only accounts of `trial_testers` may take part. */
    isListed: boolean('is_listed').notNull(),
    /** Shown to people without an invitation; others are reached by their link. */
    isPublic: boolean('is_public').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [check('trial_rounds_places', sql`${table.seatsUsed} between 0 and ${table.seatsTotal}`)],
);

/** Accounts on the list of a round. */
export const trialTesters = pgTable(
  'trial_testers',
  { accountId: text('account_id').notNull(), roundId: text('round_id').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.roundId] })],
);

/** Claimed seats, and the platform last used. */
export const trialClaims = pgTable(
  'trial_claims',
  {
    accountId: text('account_id').notNull(),
    roundId: text('round_id').notNull(),
    platform: text('platform').$type<AppPlatform>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.roundId] }), index('trial_claims_round').on(table.roundId)],
);

/** Downloads started, by day (Shanghai), platform and share code; nothing about the downloader. */
export const appDownloads = pgTable(
  'app_downloads',
  {
    day: date('day', { mode: 'string' }).notNull(),
    platform: text('platform').$type<AppPlatform>().notNull(),
    kind: text('kind').$type<'formal' | 'trial'>().notNull(),
    /** Empty without a share code. */
    shareCode: text('share_code').notNull(),
    total: count('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.platform, table.kind, table.shareCode] })],
);

personal(trialClaims, {
  owner: trialClaims.accountId,
  exported: {
    title: '体验版名额',
    columns: pick(trialClaims, 'roundId', 'platform', 'createdAt'),
    newest: trialClaims.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'trial', since: trialClaims.createdAt }],
});
personal(trialTesters, {
  owner: trialTesters.accountId,
  exported: { title: '体验版邀请', columns: pick(trialTesters, 'roundId') },
  erased: { delete: true },
});
