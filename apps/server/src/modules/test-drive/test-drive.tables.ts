import type { TestDriveSettingsData } from '@voltfront/contract';
import type { DriveGiftState } from '@voltfront/rules/test-drive/drive-form';
import { runningDriveStates, type TestDriveState } from '@voltfront/rules/test-drive/test-drive-moves';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { masked, notPersonal, personal, pick } from '../../kernel/personal-data';
import type { KeptTexts } from '../../kernel/texts';

/** Channels that people apply through; a new one is a row, with its form in the form module. */
export const testDriveChannels = pgTable('test_drive_channels', {
  code: text('code').primaryKey(),
  formId: text('form_id').notNull(),
  settings: jsonb('settings').$type<TestDriveSettingsData>().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  createdAt: createdAt(),
});

/** Cars of a model that a store has to drive. Slots and their capacity are kept by the slot module under the same id. */
export const testDriveCars = pgTable(
  'test_drive_cars',
  {
    placeId: text('place_id').primaryKey(),
    storeId: text('store_id').notNull(),
    modelId: text('model_id').notNull(),
    /** Number plates: as many cars can be driven at once. */
    plates: jsonb('plates').$type<string[]>().notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    /** District of the store, where channels ask for it. */
    districtCode: text('district_code'),
    /** The car comes to the customer; the store is the one that sends it. */
    isHome: boolean('is_home').notNull().default(false),
  },
  (t) => [index('test_drive_cars_model').on(t.modelId, t.storeId), index('test_drive_cars_store').on(t.storeId)],
);

/** What a channel has a limited number of: applications, and gifts. */
export const testDriveStocks = pgTable(
  'test_drive_stocks',
  {
    channelCode: text('channel_code').notNull(),
    thing: text('thing').$type<'application' | 'gift'>().notNull(),
    total: integer('total').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.channelCode, t.thing] })],
);

/** Numbers that a channel knows, such as plates of a series, as hashes: who has one gets its gift. */
export const testDriveNumbers = pgTable(
  'test_drive_numbers',
  { channelCode: text('channel_code').notNull(), numberHash: text('number_hash').notNull() },
  (t) => [primaryKey({ columns: [t.channelCode, t.numberHash] })],
);

const isRunning = sql.raw(`state in (${runningDriveStates.map((state) => `'${state}'`).join(', ')})`);

/** Applications for a test drive. */
export const testDrives = pgTable(
  'test_drives',
  {
    driveId: text('drive_id').primaryKey(),
    driveNo: text('drive_no').notNull(),
    /** Account id; for a visitor without an account `phone:` and the hash of their phone. */
    userId: text('user_id').notNull(),
    /** Owner of the form entry and of the slot: differs from `userId` where a visitor proved the phone of an account. */
    holderId: text('holder_id').notNull(),
    phoneHash: text('phone_hash').notNull(),
    /** Encrypted. */
    contactName: text('contact_name').notNull(),
    contactMobile: text('contact_mobile').notNull(),
    channelCode: text('channel_code').notNull(),
    subChannel: text('sub_channel'),
    /** What the advertisement said about the click that led here. */
    click: text('click'),
    modelId: text('model_id').notNull(),
    cityCode: text('city_code'),
    storeId: text('store_id'),
    placeId: text('place_id'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    state: text('state').$type<TestDriveState>().notNull(),
    moves: integer('moves').notNull().default(0),
    arrivalCode: text('arrival_code').notNull(),
    reason: text('reason').notNull().default(''),
    /** Null where the channel counts none. */
    gift: text('gift').$type<DriveGiftState>(),
    /** The car, given at the arrival. */
    plate: text('plate'),
    /** Account of the consultant who drove along. */
    consultantId: text('consultant_id'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** Tenths of a kilometre. */
    distanceTenths: integer('distance_tenths'),
    historyCount: integer('history_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('test_drives_no').on(t.driveNo),
    // One drive to come or under way per phone and model, and per account and model.
    uniqueIndex('test_drives_one_per_phone').on(t.phoneHash, t.modelId).where(isRunning),
    uniqueIndex('test_drives_one_per_user').on(t.userId, t.modelId).where(isRunning),
    index('test_drives_of').on(t.userId, t.createdAt),
    index('test_drives_of_phone').on(t.phoneHash, t.channelCode, t.createdAt),
    index('test_drives_of_visitors').on(t.updatedAt).where(sql`${t.userId} like 'phone:%'`),
    index('test_drives_of_store').on(t.storeId, t.startsAt),
    index('test_drives_by_time').on(t.startsAt),
    index('test_drives_newest').on(t.createdAt, t.driveId),
    index('test_drives_newest_channel').on(t.channelCode, t.createdAt, t.driveId),
    index('test_drives_newest_in').on(t.storeId, t.createdAt, t.driveId),
    index('test_drives_newest_state').on(t.state, t.createdAt, t.driveId),
  ],
);

/** History of the test drives. */
export const testDriveHistory = pgTable(
  'test_drive_history',
  {
    userId: text('user_id').notNull(),
    driveId: text('drive_id').notNull(),
    sequence: integer('sequence').notNull(),
    state: text('state').$type<TestDriveState>().notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    /** What title and note were made of, to say them in another language. */
    texts: jsonb('texts').$type<KeptTexts>(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.driveId, t.sequence] }), index('test_drive_history_of').on(t.userId)],
);

/** Letters that drivers signed before they drove, one per drive. */
export const testDriveLetters = pgTable(
  'test_drive_letters',
  {
    driveId: text('drive_id').primaryKey(),
    userId: text('user_id').notNull(),
    letterNo: text('letter_no').notNull(),
    /** Name and number of the licence, encrypted; the number also masked. */
    driverName: text('driver_name').notNull(),
    licence: text('licence').notNull(),
    maskedLicence: text('masked_licence').notNull(),
    /** Day of the first issue, `2020-05-01`. */
    licensedOn: text('licensed_on').notNull(),
    /** Version of the text, and what the finger drew. */
    version: text('version').notNull(),
    strokes: jsonb('strokes').$type<number[][]>().notNull(),
    signedAt: moment('signed_at').notNull(),
  },
  (t) => [uniqueIndex('test_drive_letters_no').on(t.letterNo), index('test_drive_letters_of').on(t.userId, t.signedAt)],
);

personal(testDrives, {
  owner: testDrives.userId,
  exported: {
    title: '试驾预约',
    columns: pick(testDrives, 'driveNo', 'state', 'modelId', 'storeId', 'startsAt', 'reason', 'createdAt'),
    newest: testDrives.createdAt,
  },
  erased: { by: 'forgetTestDrives' },
  items: [
    {
      key: 'testDrive',
      since: testDrives.createdAt,
      columns: pick(testDrives, 'driveNo'),
      value: (row) => masked(row.driveNo, 4, 4),
    },
  ],
});
personal(testDriveHistory, {
  owner: testDriveHistory.userId,
  exported: {
    title: '试驾进度',
    columns: pick(testDriveHistory, 'driveId', 'state', 'title', 'note', 'at'),
    newest: testDriveHistory.at,
  },
  erased: { by: 'forgetTestDrives' },
});
personal(testDriveLetters, {
  owner: testDriveLetters.userId,
  exported: {
    title: '试驾确认书',
    columns: pick(testDriveLetters, 'letterNo', 'maskedLicence', 'licensedOn', 'version', 'signedAt'),
    newest: testDriveLetters.signedAt,
  },
  erased: { delete: true },
});
notPersonal('cars of stores, and where applications come from', testDriveCars, testDriveChannels, testDriveStocks);
notPersonal('hashes, of nobody’s account', testDriveNumbers);
