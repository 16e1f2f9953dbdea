import type { PlatformCode } from '@voltfront/contract/headers';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';

/** Where a short link is published. */
export type LinkChannelName = 'share' | 'poster' | 'sms' | 'print' | 'store' | 'partner' | 'advert';

/** Target pages of short tokens. */
export const shortLinks = pgTable(
  'short_links',
  {
    token: text('token').primaryKey(),
    /** Its creator; null for links of the brand. */
    accountId: text('account_id'),
    route: text('route').notNull(),
    query: jsonb('query').$type<Record<string, string>>().notNull(),
    channel: text('channel').$type<LinkChannelName>(),
    /** Platforms that open it; null: all. */
    platforms: jsonb('platforms').$type<PlatformCode[]>(),
    /** Digest of target, channel and platforms, so that each target has one link. */
    fingerprint: text('fingerprint').notNull(),
    visitCount: integer('visit_count').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('short_links_same').on(table.accountId, table.fingerprint),
    index('short_links_open').on(table.accountId, table.expiresAt),
  ],
);

/** One row per person who creates links; its row lock serialises their requests. */
export const shortLinkMakers = pgTable('short_link_makers', {
  accountId: text('account_id').primaryKey(),
  lastMadeAt: moment('last_made_at').notNull(),
});

/** Visitors of a link by day, as a digest that differs for every day and link. */
export const shortLinkVisits = pgTable(
  'short_link_visits',
  {
    token: text('token').notNull(),
    /** 2026-11-21 in Asia/Shanghai. */
    day: text('day').notNull(),
    visitor: text('visitor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.token, table.day, table.visitor] })],
);

personal(shortLinks, {
  owner: shortLinks.accountId,
  exported: {
    title: '分享的短链接',
    columns: pick(
      shortLinks,
      'token',
      'route',
      'query',
      'channel',
      'visitCount',
      'createdAt',
      'expiresAt',
      'withdrawnAt',
    ),
    newest: shortLinks.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'link', since: shortLinks.createdAt }],
});
personal(shortLinkMakers, {
  owner: shortLinkMakers.accountId,
  exported: { nothing: 'the moment of the newest link, which is shown' },
  erased: { delete: true },
});
notPersonal('a digest that differs from day to day', shortLinkVisits);
