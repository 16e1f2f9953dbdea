import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, fen, idColumn, moment } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';

/** Terms of the loan example. */
export interface LoanExample {
  downPercent: number;
  months: number;
  /** Yearly interest in basis points. */
  rateBp: number;
}

/** One row: incremented by every change of the catalogue, so that each process reloads it. */
export const catalogueRevision = pgTable('vehicle_catalogue_revision', {
  id: integer('id').primaryKey(),
  revision: integer('revision').notNull(),
});

/** Car models. */
export const vehicleModel = pgTable('vehicle_model', {
  modelId: text('model_id').primaryKey(),
  name: text('name').notNull(),
  tagline: text('tagline').notNull(),
  /** `upcoming`, `blindBooking`, `onSale` or `soldOut`. */
  stage: text('stage').notNull(),
  hero: text('hero').notNull(),
  cutout: text('cutout').notNull(),
  facts: jsonb('facts').$type<{ value: string; unit: string; label: string }[]>().notNull(),
  /** Scenes, each with a caption. */
  gallery: jsonb('gallery').$type<{ picture: string; title: string }[]>().notNull().default([]),
  /**
   * Image patterns of the configurator with the placeholders `{view}`, `{wheel}`, `{paint}` and
   * `{theme}`.
   */
  exteriorPattern: text('exterior_pattern').notNull(),
  interiorPattern: text('interior_pattern').notNull(),
  /** Image key of the only wheel with rear images. */
  rearWheel: text('rear_wheel').notNull(),
  /** Terms of the loan example below every price. */
  loanExample: jsonb('loan_example').$type<LoanExample>().notNull(),
  position: integer('position').notNull(),
});

/** Versions of a model. */
export const vehicleVersion = pgTable('vehicle_version', {
  versionId: text('version_id').primaryKey(),
  modelId: text('model_id')
    .notNull()
    .references(() => vehicleModel.modelId),
  name: text('name').notNull(),
  title: text('title').notNull(),
  basePriceFen: fen('base_price_fen').notNull(),
  rangeKm: integer('range_km').notNull(),
  powerKw: integer('power_kw').notNull(),
  accelerationS: real('acceleration_s').notNull(),
  highlights: jsonb('highlights').$type<string[]>().notNull(),
  isSoldOut: boolean('is_sold_out').notNull(),
  /** Withdrawn: hidden, and refused with VERSION_WITHDRAWN. */
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  modelYear: integer('model_year').notNull().default(2026),
  /**
   * False: not in any list, found by its id only, such as the next model year while orders can
   * change to it.
   */
  isListed: boolean('is_listed').notNull().default(true),
  deliveryFromWeeks: integer('delivery_from_weeks').notNull(),
  deliveryToWeeks: integer('delivery_to_weeks').notNull(),
  cutout: text('cutout').notNull(),
  position: integer('position').notNull(),
});

/** Option groups of a version's configurator. */
export const vehicleOptionGroup = pgTable(
  'vehicle_option_group',
  {
    versionId: text('version_id')
      .notNull()
      .references(() => vehicleVersion.versionId),
    groupCode: text('group_code').notNull(),
    name: text('name').notNull(),
    /** `one` or `many`. */
    choice: text('choice').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.groupCode] })],
);

/** Options of a version. */
export const vehicleOptionProduct = pgTable(
  'vehicle_option_product',
  {
    versionId: text('version_id')
      .notNull()
      .references(() => vehicleVersion.versionId),
    productCode: text('product_code').notNull(),
    groupCode: text('group_code').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** 1 or 2. */
    level: integer('level').notNull(),
    parentCode: text('parent_code'),
    priceFen: fen('price_fen').notNull(),
    isDefaultSelected: boolean('is_default_selected').notNull(),
    isSoldOut: boolean('is_sold_out').notNull(),
    cascadeProduct: jsonb('cascade_product').$type<string[]>().notNull(),
    dependProduct: jsonb('depend_product').$type<string[]>().notNull(),
    art: text('art'),
    swatch: text('swatch'),
    picture: text('picture'),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.versionId, t.productCode] }),
    check('vehicle_option_product_price', sql`${t.priceFen} >= 0`),
  ],
);

/** Limited-time benefits, shown with the model. */
export const vehicleBenefit = pgTable('vehicle_benefit', {
  id: idColumn(),
  modelId: text('model_id')
    .notNull()
    .references(() => vehicleModel.modelId),
  title: text('title').notNull(),
  text: text('text').notNull(),
  endsAt: moment('ends_at').notNull(),
  position: integer('position').notNull(),
});

/** Limited-time discounts, for a whole model, one version, or one option of a version. */
export const vehicleDiscount = pgTable(
  'vehicle_discount',
  {
    code: text('code').primaryKey(),
    modelId: text('model_id')
      .notNull()
      .references(() => vehicleModel.modelId),
    /** Null: every version of the model. */
    versionId: text('version_id'),
    /** Null: of the whole car. */
    productCode: text('product_code'),
    name: text('name').notNull(),
    amountFen: fen('amount_fen').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [check('vehicle_discount_amount', sql`${t.amountFen} >= 0`)],
);

/** Subsidies of a model; without a row there is none. */
export const vehicleSubsidy = pgTable(
  'vehicle_subsidy',
  {
    modelId: text('model_id')
      .notNull()
      .references(() => vehicleModel.modelId),
    /** `personal` or `enterprise`. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    amountFen: fen('amount_fen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.modelId, t.kind] }), check('vehicle_subsidy_amount', sql`${t.amountFen} >= 0`)],
);

/** Customers to be notified when a model can be ordered. */
export const vehicleReminder = pgTable(
  'vehicle_reminder',
  {
    accountId: text('account_id').notNull(),
    modelId: text('model_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.modelId] }), index('vehicle_reminder_model').on(t.modelId)],
);

/** Wish list entries. */
export const vehicleWish = pgTable(
  'vehicle_wish',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    modelId: text('model_id').notNull(),
    versionId: text('version_id').notNull(),
    productCodes: jsonb('product_codes').$type<string[]>().notNull(),
    /** Version and sorted codes, so that the same configuration is stored once. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('vehicle_wish_once').on(t.accountId, t.fingerprint),
    index('vehicle_wish_version').on(t.versionId),
  ],
);

/** Used slots of each wish list; the check constraint limits them to 20 under concurrency. */
export const vehicleWishCount = pgTable(
  'vehicle_wish_count',
  { accountId: text('account_id').primaryKey(), used: integer('used').notNull() },
  (t) => [check('vehicle_wish_count_limit', sql`${t.used} between 0 and 20`)],
);

personal(vehicleWish, {
  owner: vehicleWish.accountId,
  exported: {
    title: '心愿单',
    columns: pick(vehicleWish, 'modelId', 'versionId', 'productCodes', 'createdAt'),
    newest: vehicleWish.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'wish', since: vehicleWish.createdAt }],
});
personal(vehicleReminder, {
  owner: vehicleReminder.accountId,
  exported: {
    title: '车型提醒',
    columns: pick(vehicleReminder, 'modelId', 'createdAt'),
    newest: vehicleReminder.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'wish', since: vehicleReminder.createdAt }],
});
personal(vehicleWishCount, {
  owner: vehicleWishCount.accountId,
  exported: { nothing: 'a count of rows that are shown' },
  erased: { delete: true },
});
notPersonal(
  'names of models and options',
  vehicleModel,
  vehicleVersion,
  vehicleOptionGroup,
  vehicleOptionProduct,
  vehicleDiscount,
  vehicleSubsidy,
);
