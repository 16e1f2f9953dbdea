import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';

/** One thing of a package, as it is told and as it is given. */
export type PackageItem = { title: string; note: string } & ({ coupon: string } | { points: number });

/** What packages are made from. A change counts for packages that are out already: what they promise is told from here. */
export const drivePackageOffers = pgTable('drive_package_offers', {
  code: text('code').primaryKey(),
  isOn: boolean('is_on').notNull().default(true),
  items: jsonb('items').$type<PackageItem[]>().notNull(),
  /** Friends that a package is for, and for how long it can be claimed. */
  places: integer('places').notNull(),
  days: integer('days').notNull(),
  /** Days for which a place is kept for a friend. */
  reserveDays: integer('reserve_days').notNull(),
  /** Somebody who drove within so many days is not entitled. */
  pauseDays: integer('pause_days').notNull(),
  sharerPoints: integer('sharer_points').notNull(),
});

/** Packages of people who finished a drive, one for each drive. */
export const drivePackages = pgTable(
  'drive_packages',
  {
    accountId: text('account_id').notNull(),
    /** Unguessable; it is in the link. */
    packageCode: text('package_code').notNull(),
    offerCode: text('offer_code').notNull(),
    driveNo: text('drive_no').notNull(),
    /** Places whose friends drove. */
    used: integer('used').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.packageCode] }),
    uniqueIndex('drive_packages_code').on(t.packageCode),
    uniqueIndex('drive_packages_drive').on(t.driveNo),
    index('drive_packages_newest').on(t.accountId, t.createdAt),
  ],
);

/** Places of packages that friends took. One that was not used in its time is free again, though its row stays. */
export const drivePackagePlaces = pgTable(
  'drive_package_places',
  {
    accountId: text('account_id').notNull(),
    packageCode: text('package_code').notNull(),
    state: text('state').$type<'reserved' | 'done'>().notNull(),
    /** The drive that the friend applied for. */
    driveNo: text('drive_no'),
    reservedUntil: moment('reserved_until').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.packageCode] }),
    index('drive_package_places_of').on(t.packageCode, t.createdAt),
    index('drive_package_places_drive').on(t.driveNo),
  ],
);

personal(drivePackages, {
  owner: drivePackages.accountId,
  exported: {
    title: '试驾礼包',
    columns: pick(drivePackages, 'driveNo', 'used', 'createdAt', 'expiresAt'),
    newest: drivePackages.createdAt,
  },
  erased: { delete: true },
});
personal(drivePackagePlaces, {
  owner: drivePackagePlaces.accountId,
  exported: {
    title: '领取的试驾礼包',
    columns: pick(drivePackagePlaces, 'packageCode', 'state', 'driveNo', 'reservedUntil', 'createdAt'),
    newest: drivePackagePlaces.createdAt,
  },
  erased: { delete: true },
});
notPersonal('what packages are made from', drivePackageOffers);
