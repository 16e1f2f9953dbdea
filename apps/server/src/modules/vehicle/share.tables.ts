import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** Configurations behind a share code. */
export const vehicleShare = pgTable(
  'vehicle_share',
  {
    shareId: text('share_id').primaryKey(),
    modelId: text('model_id').notNull(),
    versionId: text('version_id').notNull(),
    productCodes: jsonb('product_codes').$type<string[]>().notNull(),
    /** Null when a visitor shared it. */
    accountId: text('account_id'),
    sharedBy: text('shared_by'),
    /** Message to the recipient; may be empty. */
    message: text('message').notNull().default(''),
    viewCount: integer('view_count').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [index('vehicle_share_newest').on(t.accountId, t.createdAt, t.shareId)],
);

/** Viewers of a shared configuration: each person counts once. */
export const vehicleShareView = pgTable(
  'vehicle_share_view',
  { shareId: text('share_id').notNull(), viewer: text('viewer').notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.shareId, t.viewer] })],
);

/** A customer's contact: the adviser whose shared configuration they opened first. */
export const vehicleContact = pgTable('vehicle_contact', {
  accountId: text('account_id').primaryKey(),
  adviserId: text('adviser_id').notNull(),
  shareId: text('share_id').notNull(),
  createdAt: createdAt(),
});

personal(vehicleShare, {
  owner: vehicleShare.accountId,
  exported: {
    title: '分享的配置',
    columns: pick(vehicleShare, 'modelId', 'versionId', 'message', 'viewCount', 'createdAt'),
    newest: vehicleShare.createdAt,
  },
  erased: { blank: { accountId: null, sharedBy: null, message: '' } },
  items: [{ key: 'wish', since: vehicleShare.createdAt }],
});
personal(vehicleShareView, {
  owner: vehicleShareView.viewer,
  exported: {
    title: '看过的分享',
    columns: pick(vehicleShareView, 'shareId', 'createdAt'),
    newest: vehicleShareView.createdAt,
  },
  erased: { delete: true },
});
personal(vehicleContact, {
  owner: vehicleContact.accountId,
  exported: {
    title: '专属顾问',
    columns: pick(vehicleContact, 'adviserId', 'shareId', 'createdAt'),
    newest: vehicleContact.createdAt,
  },
  erased: { delete: true },
});
