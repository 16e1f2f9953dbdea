import { asset, daysFrom, fillDeep, minutesBefore } from '../../../demo/fill';
import { newId } from '../../../kernel/ids';
import type { CommunitySeed } from '..';
import { activities } from './activities';
import { articles } from './articles';
import { authors } from './authors';
import { comments } from './comments';
import { cardRows } from './feed-seed';
import { marks } from './marks';
import { topics } from './topics';
import type { DemoArticle, DemoBlock, DemoComment } from './types';
import { votes } from './votes';

/** Number of suggested authors. */
const SUGGESTED = 16;
const SUMMARY_LENGTH = 60;

/** How often each of `values` occurs. */
function tally(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function authorRows(): CommunitySeed['authors'] {
  const followers = tally(marks.flatMap((person) => person.followedAuthorIds));
  const written = tally(articles.map((article) => article.authorId));
  return fillDeep(authors).map((author, position) => ({
    ...author,
    avatar: asset(author.avatar),
    isSuggested: position < SUGGESTED && written.has(author.authorId),
    followerCount: (followers.get(author.authorId) ?? 0) + (written.get(author.authorId) ?? 0) * 120,
  }));
}

function summaryOf(article: DemoArticle): string {
  const paragraph = article.blocks.find((block) => block.kind === 'paragraph');
  const text = paragraph?.kind === 'paragraph' ? paragraph.text : article.title;
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH)}…` : text;
}

/** A block with the URLs of its images and videos. */
function servedBlock(block: DemoBlock): DemoBlock {
  if (block.kind === 'video') return { ...block, src: asset(block.src), poster: asset(block.poster) };
  return block.kind === 'picture' ? { ...block, src: asset(block.src) } : block;
}

function articleRows(now: number): CommunitySeed['articles'] {
  const topicNames = new Map(topics.map((topic) => [topic.topicId, topic.name]));
  const keptBy = tally(marks.flatMap((person) => person.favouriteArticleIds));
  const said = tally(comments.map((comment) => comment.articleId));
  return fillDeep(articles).map((article) => {
    const { articleId, authorId, state, title, modelId, place, isCommentClosed, baseCounts } = article;
    const kept = keptBy.get(articleId) ?? 0;
    const blocks = article.blocks.map(servedBlock);
    return {
      id: articleId,
      authorId,
      state,
      title,
      summary: summaryOf(article),
      cover: asset(article.cover),
      blocks,
      topic: topicNames.get(article.topicId ?? '') ?? null,
      modelId,
      place,
      publishedAt: minutesBefore(now, article.publishedMinutesAgo),
      isCommentClosed,
      viewCount: baseCounts.view,
      likeCount: baseCounts.like + kept,
      favouriteCount: baseCounts.favourite + kept,
      commentCount: said.get(articleId) ?? 0,
    };
  });
}

function commentRows(now: number): CommunitySeed['comments'] {
  const momentOf = (comment: DemoComment) => minutesBefore(now, comment.publishedMinutesAgo);
  const ids = new Map(comments.map((comment) => [comment.commentId, newId(momentOf(comment))]));
  const replies = tally(comments.flatMap((comment) => comment.parentId ?? []));
  return fillDeep(comments).map((comment) => {
    const { commentId, articleId, parentId, authorId, replyToAuthorId, text, likeCount } = comment;
    return {
      id: ids.get(commentId) ?? newId(momentOf(comment)),
      articleId,
      parentId: parentId ? (ids.get(parentId) ?? null) : null,
      authorId,
      replyToAuthorId,
      text,
      likeCount,
      replyCount: replies.get(commentId) ?? 0,
      createdAt: momentOf(comment),
    };
  });
}

/**
 * Rows of the demo community; favourites of demo people are also liked. Account ids are those in
 * the demo data.
 */
export function communitySeed(now: number): CommunitySeed {
  const kept = marks.flatMap(({ personId, favouriteArticleIds }) =>
    favouriteArticleIds.map((articleId) => ({ accountId: personId, articleId, createdAt: now })),
  );
  return {
    authors: authorRows(),
    articles: articleRows(now),
    activities: fillDeep(activities).map(({ activityId, title, cover, place, joinedCount, eventDays }) => ({
      id: activityId,
      title,
      cover: asset(cover),
      startsAt: daysFrom(now, eventDays.from),
      endsAt: daysFrom(now, eventDays.to + 1),
      place,
      joinedCount,
    })),
    votes: fillDeep(votes).map(({ voteId, title, cover, windowDays, options }) => ({
      id: voteId,
      title,
      cover: asset(cover),
      startsAt: daysFrom(now, windowDays.from),
      endsAt: daysFrom(now, windowDays.to),
      ballotCount: options.reduce((sum, option) => sum + option.ballotCount, 0),
    })),
    cards: cardRows(now),
    comments: commentRows(now),
    likes: kept.map(({ accountId, articleId, createdAt }) => ({
      accountId,
      kind: 'article',
      targetId: articleId,
      createdAt,
    })),
    favourites: kept,
    follows: marks.flatMap(({ personId, followedAuthorIds }) =>
      followedAuthorIds.map((authorId) => ({ accountId: personId, authorId, createdAt: now })),
    ),
  };
}
