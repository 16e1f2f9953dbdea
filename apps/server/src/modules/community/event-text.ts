import { brand } from '@voltfront/brand';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { communityActivity, communityArticle, communityAuthor, communityCard, communityVote } from './community.tables';

type ArticleRow = typeof communityArticle.$inferSelect;

/** Author of the texts of activities and votes. */
const OFFICIAL = 'official';

/** The text of an activity or a vote, which is the article with its id. */
export interface EventText {
  id: string;
  kind: 'activity' | 'vote';
  page: ArticleRow['page'];
  title: string;
  /** Path under /assets or /files. */
  cover: string;
  place: string | null;
  startsAt: number;
  endsAt: number;
  /** Paragraphs with an empty line between them; null keeps those that there are. */
  text: string | null;
}

const blocksOf = (text: string): ArticleRow['blocks'] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph }));

/** The cover of an activity or a vote and its paragraphs; empty without a text. */
export async function findEventText(ctx: Ctx, id: string): Promise<{ cover: string; text: string }> {
  const { cover, blocks } = communityArticle;
  const [row] = await ctx.db.select({ cover, blocks }).from(communityArticle).where(eq(communityArticle.id, id));
  const paragraphs = (row?.blocks ?? []).flatMap((block) => ('text' in block ? [block.text] : []));
  return { cover: row?.cover ?? '', text: paragraphs.join('\n\n') };
}

/** Writes the text of an activity or a vote, new ones as drafts, and what its card says where it has one. */
export async function saveEventText(ctx: Ctx, event: EventText): Promise<void> {
  const { id, kind, page, title, cover, place, startsAt, endsAt, text } = event;
  const official = { authorId: OFFICIAL, nickname: brand.name, avatar: '/assets/brand/mark.svg', bio: '' };
  await ctx.db
    .insert(communityAuthor)
    .values({ ...official, isOwner: false, isOfficial: true, isSuggested: false })
    .onConflictDoNothing();
  const shown = { title, cover, place, ...(text === null ? {} : { blocks: blocksOf(text) }) };
  const row = { id, authorId: OFFICIAL, state: 'reviewing', page, summary: '', blocks: [], ...shown };
  await ctx.db
    .insert(communityArticle)
    .values({ ...row, publishedAt: ctx.now(), isCommentClosed: false })
    .onConflictDoUpdate({ target: communityArticle.id, set: shown });
  if (kind === 'activity')
    await ctx.db
      .update(communityActivity)
      .set({ title, cover, startsAt, endsAt, place: place ?? '' })
      .where(eq(communityActivity.id, id));
  else await ctx.db.update(communityVote).set({ title, cover, startsAt, endsAt }).where(eq(communityVote.id, id));
}

/** Shows an activity or a vote to customers with a card in the feed, or takes both away. */
export async function showEventText(ctx: Ctx, event: Omit<EventText, 'text' | 'cover' | 'page'>, isVisible: boolean) {
  const { id, kind, title, place, startsAt, endsAt } = event;
  const { cover } = await findEventText(ctx, id);
  const now = ctx.now();
  const changes = { state: isVisible ? 'published' : 'reviewing' };
  await ctx.db.update(communityArticle).set(changes).where(eq(communityArticle.id, id));
  const face = { id, title, cover, startsAt, endsAt };
  if (kind === 'activity')
    await ctx.db
      .insert(communityActivity)
      .values({ ...face, place: place ?? '', joinedCount: 0 })
      .onConflictDoNothing();
  else
    await ctx.db
      .insert(communityVote)
      .values({ ...face, ballotCount: 0 })
      .onConflictDoNothing();
  const rank = { newestRank: now, recommendRank: now };
  await ctx.db
    .insert(communityCard)
    .values({ cardId: id, kind, ...rank, isSelected: false, modelId: null, authorId: null, isVisible })
    .onConflictDoUpdate({ target: communityCard.cardId, set: { isVisible } });
}
