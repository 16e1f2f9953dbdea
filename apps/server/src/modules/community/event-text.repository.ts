import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { communityActivity, communityArticle, communityAuthor, communityCard, communityVote } from './community.tables';

type ArticleRow = typeof communityArticle.$inferSelect;

/** Author of the texts of activities and votes. */
const OFFICIAL = 'official';

/** The text of an activity or a vote, which is the article with its id. */
export interface EventRows {
  id: string;
  kind: 'activity' | 'vote';
  page: ArticleRow['page'];
  title: string;
  /** Path under /assets or /files. */
  cover: string;
  place: string | null;
  startsAt: number;
  endsAt: number;
  /** Null keeps those that there are. */
  blocks: ArticleRow['blocks'] | null;
}

/** The cover of an activity or a vote and its paragraphs; empty without a text. */
export async function selectEventText(db: Db, id: string): Promise<{ cover: string; text: string }> {
  const { cover, blocks } = communityArticle;
  const [row] = await db.select({ cover, blocks }).from(communityArticle).where(eq(communityArticle.id, id));
  const paragraphs = (row?.blocks ?? []).flatMap((block) => ('text' in block ? [block.text] : []));
  return { cover: row?.cover ?? '', text: paragraphs.join('\n\n') };
}

/** Writes the text of an activity or a vote, new ones as drafts, and what its card says where it has one. */
export async function upsertEventText(db: Db, event: EventRows, nickname: string, now: number): Promise<void> {
  const { id, kind, page, title, cover, place, startsAt, endsAt, blocks } = event;
  const official = { authorId: OFFICIAL, nickname, avatar: '/assets/avatars/view-road.webp', bio: '' };
  await db
    .insert(communityAuthor)
    .values({ ...official, isOwner: false, isOfficial: true, isSuggested: false })
    .onConflictDoNothing();
  const shown = { title, cover, place, ...(blocks === null ? {} : { blocks }) };
  const row = { id, authorId: OFFICIAL, state: 'reviewing', page, summary: '', blocks: [], ...shown };
  await db
    .insert(communityArticle)
    .values({ ...row, publishedAt: now, isCommentClosed: false })
    .onConflictDoUpdate({ target: communityArticle.id, set: shown });
  if (kind === 'activity')
    await db
      .update(communityActivity)
      .set({ title, cover, startsAt, endsAt, place: place ?? '' })
      .where(eq(communityActivity.id, id));
  else await db.update(communityVote).set({ title, cover, startsAt, endsAt }).where(eq(communityVote.id, id));
}

/** Shows an activity or a vote to customers with a card in the feed, or takes both away. */
export async function updateEventShown(
  db: Db,
  event: Omit<EventRows, 'blocks' | 'cover' | 'page'>,
  isVisible: boolean,
  now: number,
): Promise<void> {
  const { id, kind, title, place, startsAt, endsAt } = event;
  const { cover } = await selectEventText(db, id);
  const changes = { state: isVisible ? 'published' : 'reviewing' };
  await db.update(communityArticle).set(changes).where(eq(communityArticle.id, id));
  const face = { id, title, cover, startsAt, endsAt };
  if (kind === 'activity')
    await db
      .insert(communityActivity)
      .values({ ...face, place: place ?? '', joinedCount: 0 })
      .onConflictDoNothing();
  else
    await db
      .insert(communityVote)
      .values({ ...face, ballotCount: 0 })
      .onConflictDoNothing();
  const rank = { newestRank: now, recommendRank: now };
  await db
    .insert(communityCard)
    .values({ cardId: id, kind, ...rank, isSelected: false, modelId: null, authorId: null, isVisible })
    .onConflictDoUpdate({ target: communityCard.cardId, set: { isVisible } });
}
