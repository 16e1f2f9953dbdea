import { VOICE_CHANNELS, VOICE_POST_STATES } from '@voltfront/rules/campaign/voice';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../../kernel/columns';
import { personal, pick } from '../../../../kernel/personal-data';
import { campaigns } from '../../campaign.tables';

const campaignId = () =>
  text('campaign_id')
    .notNull()
    .references(() => campaigns.id);

/** Posts of people on public channels, handed in for review. */
export const voicePosts = pgTable(
  'campaign_voice_posts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    campaignId: campaignId(),
    channel: text('channel', { enum: VOICE_CHANNELS }).notNull(),
    state: text('state', { enum: VOICE_POST_STATES }).notNull(),
    /** Monday of the week of Asia/Shanghai in which it was first sent. */
    week: text('week').notNull(),
    link: text('link'),
    /** What makes two links the same; null without a link, and once the post was withdrawn. */
    linkKey: text('link_key'),
    /** Path of the uploaded screenshot. */
    picture: text('picture'),
    /** The author's name on the channel; empty where none is asked for. */
    name: text('name').notNull(),
    /** How often it was sent again. */
    resends: integer('resends').notNull(),
    /** Why it was refused or removed; empty else. */
    reason: text('reason').notNull(),
    readCount: integer('read_count'),
    /** It holds the stamp of its channel: the post whose acceptance brought it; null: it does not. */
    stampOf: text('stamp_of'),
    /** Title among the best posts; null: it is not shown there. */
    bestTitle: text('best_title'),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by'),
    /** When it came into review last. */
    sentAt: moment('sent_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // One link counts once, for everyone and in all campaigns.
    uniqueIndex('campaign_voice_posts_of_link').on(t.linkKey).where(sql`${t.linkKey} is not null`),
    uniqueIndex('campaign_voice_posts_stamp')
      .on(t.accountId, t.campaignId, t.channel)
      .where(sql`${t.stampOf} is not null`),
    index('campaign_voice_posts_of_person').on(t.accountId, t.campaignId, t.createdAt, t.id),
    index('campaign_voice_posts_by_time').on(t.campaignId, t.createdAt),
    index('campaign_voice_posts_by_state').on(t.state, t.sentAt, t.id),
    index('campaign_voice_posts_best').on(t.campaignId, t.decidedAt).where(sql`${t.bestTitle} is not null`),
    check('campaign_voice_posts_stamp_accepted', sql`${t.stampOf} is null or ${t.state} = 'accepted'`),
    check(
      'campaign_voice_posts_best_accepted',
      sql`${t.bestTitle} is null or (${t.state} = 'accepted' and ${t.link} is not null)`,
    ),
    check('campaign_voice_posts_content', sql`${t.link} is not null or ${t.picture} is not null`),
  ],
);

/** Who gave the word of a film, right or wrong. */
export const voiceFollows = pgTable(
  'campaign_voice_follows',
  {
    accountId: text('account_id').notNull(),
    campaignId: campaignId(),
    /** When it was right; null before. */
    doneAt: moment('done_at'),
    /** Day of Asia/Shanghai of the wrong words. */
    day: text('day').notNull(),
    /** Wrong words on that day. */
    wrong: integer('wrong').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.campaignId] }),
    index('campaign_voice_follows_by_time').on(t.campaignId, t.createdAt),
    check('campaign_voice_follows_wrong', sql`${t.wrong} >= 0`),
  ],
);

personal(voicePosts, {
  owner: voicePosts.accountId,
  exported: {
    title: '发声投稿',
    columns: pick(voicePosts, 'campaignId', 'channel', 'state', 'link', 'name', 'readCount', 'reason', 'createdAt'),
    newest: voicePosts.createdAt,
  },
  erased: { delete: true },
});
personal(voiceFollows, {
  owner: voiceFollows.accountId,
  exported: {
    title: '关注视频号任务',
    columns: pick(voiceFollows, 'campaignId', 'doneAt', 'createdAt'),
    newest: voiceFollows.createdAt,
  },
  erased: { delete: true },
});
