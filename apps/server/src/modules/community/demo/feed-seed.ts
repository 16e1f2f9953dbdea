import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { minutesBefore } from '../../../demo/fill';
import type { CommunitySeed } from '..';
import { activities } from './activities';
import { articles } from './articles';
import { authors } from './authors';
import type { DemoArticle } from './types';
import { votes } from './votes';

type Card = CommunitySeed['cards'][number];

/** How far a card is moved forward in `recommend`. */
const LEAD_MS = { selected: 2 * DAY_MS, official: DAY_MS, tenfoldLikes: 12 * HOUR_MS };
/** Articles before the first special card of a tab, and between two special cards. */
const GAP = { first: 2, next: 4 };

const officialIds = new Set(authors.filter((author) => author.isOfficial).map((author) => author.authorId));

/** Publishing time moved forward for selected, official and liked articles. */
function recommendRank(article: DemoArticle, publishedAt: number): number {
  const selected = article.isSelected ? LEAD_MS.selected : 0;
  const official = officialIds.has(article.authorId) ? LEAD_MS.official : 0;
  const liked = Math.log10(article.baseCounts.like + 1) * LEAD_MS.tenfoldLikes;
  return Math.round(publishedAt + selected + official + liked);
}

function articleCard(article: DemoArticle, now: number): Card {
  const publishedAt = minutesBefore(now, article.publishedMinutesAgo);
  return {
    cardId: article.articleId,
    kind: 'article',
    newestRank: publishedAt,
    recommendRank: recommendRank(article, publishedAt),
    isSelected: article.isSelected,
    modelId: article.modelId,
    authorId: article.authorId,
    isVisible: article.state === 'published',
  };
}

/** A rank between two neighbours: after two articles, then after every fourth. */
function rankBetween(sortedRanks: readonly number[], turn: number): number {
  const at = GAP.first + turn * GAP.next;
  const before = sortedRanks[at - 1] ?? sortedRanks.at(-1) ?? 0;
  const after = sortedRanks[at] ?? before - HOUR_MS;
  return Math.round((before + after) / 2);
}

/** Activities and votes, alternating, distributed among the articles. */
function specialCards(articleCards: readonly Card[]): Card[] {
  const visible = articleCards.filter((card) => card.isVisible);
  const descending = (ranks: number[]) => ranks.sort((a, b) => b - a);
  const newest = descending(visible.map((card) => card.newestRank));
  const recommended = descending(visible.map((card) => card.recommendRank));
  const shown = activities.filter((activity) => !activity.isCancelled).map((activity) => activity.activityId);
  const entries = shown.flatMap((cardId, i) => [
    { cardId, kind: 'activity' },
    ...votes.slice(i, i + 1).map((vote) => ({ cardId: vote.voteId, kind: 'vote' })),
  ]);
  return entries.map((entry, turn) => ({
    ...entry,
    newestRank: rankBetween(newest, turn),
    recommendRank: rankBetween(recommended, turn),
    isSelected: false,
    modelId: null,
    authorId: null,
    isVisible: true,
  }));
}

/** One card per article, activity and vote. */
export function cardRows(now: number): Card[] {
  const ofArticles = articles.map((article) => articleCard(article, now));
  return [...ofArticles, ...specialCards(ofArticles)];
}
