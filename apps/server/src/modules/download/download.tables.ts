import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { count, createdAt, moment } from '../../kernel/columns';
import { personal } from '../../kernel/personal-data';

/** Systems that the native app exists for. */
export type AppPlatform = 'ios' | 'android' | 'harmony';

/** Where one system's build is had. `link` is a path of ours or an address. */
export interface StoredBuild {
  platform: AppPlatform;
  link: string;
  sizeBytes: number;
  /** SHA-256 in lower-case hex; null where a store delivers the file. */
  checksum: string | null;
  /** Oldest system, in words. */
  requires: string;
}

/** Public versions of the native app; the one released last counts. */
export const appVersions = pgTable('app_versions', {
  version: text('version').primaryKey(),
  /** Older apps must be updated before they go on. */
  minimumVersion: text('minimum_version').notNull(),
  isForced: boolean('is_forced').notNull(),
  notes: jsonb('notes').$type<string[]>().notNull(),
  builds: jsonb('builds').$type<StoredBuild[]>().notNull(),
  releasedAt: moment('released_at').notNull(),
});

/** Trial rounds. Places are taken by one conditional update; the check holds whatever else happens. */
export const trialRounds = pgTable(
  'trial_rounds',
  {
    roundId: text('round_id').primaryKey(),
    version: text('version').notNull(),
    builtAt: moment('built_at').notNull(),
    focus: jsonb('focus').$type<string[]>().notNull(),
    builds: jsonb('builds').$type<StoredBuild[]>().notNull(),
    placesTotal: integer('places_total').notNull(),
    placesUsed: integer('places_used').notNull().default(0),
    /** Only accounts of `trial_testers` may take part. */
    isListed: boolean('is_listed').notNull(),
    /** Offered to people without an invitation; the others are reached by their link. */
    isPublic: boolean('is_public').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [check('trial_rounds_places', sql`${table.placesUsed} between 0 and ${table.placesTotal}`)],
);

/** Accounts on the list of a round. */
export const trialTesters = pgTable(
  'trial_testers',
  { accountId: text('account_id').notNull(), roundId: text('round_id').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.roundId] })],
);

/** Who has a place in a round, and the system it was last used for. */
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

/** Downloads begun, by day (Shanghai), system and the person whose link brought them; nothing about who downloads. */
export const appDownloads = pgTable(
  'app_downloads',
  {
    day: date('day', { mode: 'string' }).notNull(),
    platform: text('platform').$type<AppPlatform>().notNull(),
    kind: text('kind').$type<'formal' | 'trial'>().notNull(),
    /** Empty without one. */
    shareCode: text('share_code').notNull(),
    total: count('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.platform, table.kind, table.shareCode] })],
);

personal(trialClaims, {
  owner: trialClaims.accountId,
  exported: {
    title: '体验版名额',
    columns: { roundId: trialClaims.roundId, platform: trialClaims.platform, createdAt: trialClaims.createdAt },
    newest: trialClaims.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'trial', since: trialClaims.createdAt }],
});
personal(trialTesters, {
  owner: trialTesters.accountId,
  exported: { title: '体验版邀请', columns: { roundId: trialTesters.roundId } },
  erased: { delete: true },
});
