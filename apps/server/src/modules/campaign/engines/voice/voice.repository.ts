import type { VoiceChannel, VoicePostState } from '@voltfront/rules/campaign/voice';
import { and, asc, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { keyset, type PageRange } from '../../../../kernel/list';
import { campaigns } from '../../campaign.tables';
import { voiceFollows, voicePosts } from './voice.tables';

export type VoicePostRow = typeof voicePosts.$inferSelect;
export type VoiceFollowRow = typeof voiceFollows.$inferSelect;

const ofPerson = (accountId: string, campaignId: string) =>
  and(eq(voicePosts.accountId, accountId), eq(voicePosts.campaignId, campaignId));

/** Inserts a post. @returns false when its link was sent before */
export async function insertPost(db: Db, row: VoicePostRow): Promise<boolean> {
  const rows = await db
    .insert(voicePosts)
    .values(row)
    .onConflictDoNothing({ target: voicePosts.linkKey, where: isNotNull(voicePosts.linkKey) })
    .returning({ id: voicePosts.id });
  return rows.length > 0;
}

export async function findPost(db: Db, id: string): Promise<VoicePostRow | undefined> {
  const [row] = await db.select().from(voicePosts).where(eq(voicePosts.id, id));
  return row;
}

/** A post, locked until the transaction ends. */
export async function lockPost(db: Db, id: string): Promise<VoicePostRow | undefined> {
  const [row] = await db.select().from(voicePosts).where(eq(voicePosts.id, id)).for('update');
  return row;
}

export async function updatePost(
  db: Db,
  { id }: Pick<VoicePostRow, 'id'>,
  changes: Partial<VoicePostRow>,
): Promise<VoicePostRow> {
  const [row] = await db.update(voicePosts).set(changes).where(eq(voicePosts.id, id)).returning();
  return row as VoicePostRow;
}

/** Whether another post has this link. */
export async function isLinkTaken(db: Db, linkKey: string, exceptId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: voicePosts.id })
    .from(voicePosts)
    .where(and(eq(voicePosts.linkKey, linkKey), ne(voicePosts.id, exceptId)))
    .limit(1);
  return row !== undefined;
}

/** What a person has on each channel: a row for each with a post. */
export const countOwn = (db: Db, accountId: string, campaignId: string, week: string) =>
  db
    .select({
      channel: voicePosts.channel,
      hasStamp: sql<boolean>`bool_or(${voicePosts.stampOf} is not null)`,
      inReview: sql<number>`count(*) filter (where ${voicePosts.state} = 'review')`.mapWith(Number),
      refused: sql<number>`count(*) filter (where ${voicePosts.state} = 'refused')`.mapWith(Number),
      thisWeek:
        sql<number>`count(*) filter (where ${voicePosts.week} = ${week} and ${voicePosts.state} <> 'withdrawn')`.mapWith(
          Number,
        ),
    })
    .from(voicePosts)
    .where(ofPerson(accountId, campaignId))
    .groupBy(voicePosts.channel);

const newestFirst = keyset(voicePosts.createdAt, voicePosts.id);

/** A page of the posts of a person, newest first. */
export const listOwnPosts = (
  db: Db,
  { accountId, campaignId, channel }: { accountId: string; campaignId: string; channel: VoiceChannel | undefined },
  { after, limit }: PageRange,
): Promise<VoicePostRow[]> =>
  db
    .select()
    .from(voicePosts)
    .where(
      and(
        ofPerson(accountId, campaignId),
        channel === undefined ? undefined : eq(voicePosts.channel, channel),
        newestFirst.after(after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(limit);

/** Another accepted post of a person on the channel, the oldest, to which its stamp can go. */
export async function findHeir(
  db: Db,
  { id, accountId, campaignId, channel }: VoicePostRow,
): Promise<VoicePostRow | undefined> {
  const [row] = await db
    .select()
    .from(voicePosts)
    .where(
      and(
        ofPerson(accountId, campaignId),
        eq(voicePosts.channel, channel),
        eq(voicePosts.state, 'accepted'),
        ne(voicePosts.id, id),
      ),
    )
    .orderBy(asc(voicePosts.createdAt), asc(voicePosts.id))
    .limit(1);
  return row;
}

const isBest = (campaignId: string) => and(eq(voicePosts.campaignId, campaignId), isNotNull(voicePosts.bestTitle));

/** The best posts of a campaign, those decided last first. */
export const listBest = (db: Db, campaignId: string, limit: number): Promise<VoicePostRow[]> =>
  db
    .select()
    .from(voicePosts)
    .where(isBest(campaignId))
    .orderBy(desc(voicePosts.decidedAt), desc(voicePosts.id))
    .limit(limit);

export async function countBest(db: Db, campaignId: string): Promise<number> {
  const [row] = await db.select({ best: count() }).from(voicePosts).where(isBest(campaignId));
  return row?.best ?? 0;
}

const waitingFirst = keyset(voicePosts.sentAt, voicePosts.id, 'asc');
const lastSentFirst = keyset(voicePosts.sentAt, voicePosts.id);

/** A page of posts of everybody with their campaign: those in review in the order in which they came. */
export function listForStaff(
  db: Db,
  { state, channel, slug }: { state: VoicePostState; channel: VoiceChannel | undefined; slug: string | undefined },
  { after, limit }: PageRange,
) {
  const order = state === 'review' ? waitingFirst : lastSentFirst;
  return db
    .select({ post: voicePosts, slug: campaigns.slug, title: campaigns.title })
    .from(voicePosts)
    .innerJoin(campaigns, eq(campaigns.id, voicePosts.campaignId))
    .where(
      and(
        eq(voicePosts.state, state),
        channel === undefined ? undefined : eq(voicePosts.channel, channel),
        slug === undefined ? undefined : eq(campaigns.slug, slug),
        order.after(after),
      ),
    )
    .orderBy(...order.order)
    .limit(limit);
}

export async function findFollow(db: Db, accountId: string, campaignId: string): Promise<VoiceFollowRow | undefined> {
  const [row] = await db
    .select()
    .from(voiceFollows)
    .where(and(eq(voiceFollows.accountId, accountId), eq(voiceFollows.campaignId, campaignId)));
  return row;
}

/** Stores what is known of a person's words; what they do waits for each other, so nothing is lost. */
export async function saveFollow(db: Db, row: VoiceFollowRow): Promise<void> {
  const { doneAt, day, wrong } = row;
  await db
    .insert(voiceFollows)
    .values(row)
    .onConflictDoUpdate({
      target: [voiceFollows.accountId, voiceFollows.campaignId],
      set: { doneAt, day, wrong },
    });
}
