import type { Ctx } from '../../kernel/context';
import {
  communityActivity,
  communityArticle,
  communityAuthor,
  communityCard,
  communityComment,
  communityFavourite,
  communityFollow,
  communityLike,
  communityReport,
  communityReported,
  communityVote,
} from './community.tables';

/**
 * Rows of the community for an empty database. Counters must match the rows: nothing is counted
 * here.
 */
export interface CommunitySeed {
  authors: (typeof communityAuthor.$inferInsert)[];
  articles: (typeof communityArticle.$inferInsert)[];
  activities: (typeof communityActivity.$inferInsert)[];
  votes: (typeof communityVote.$inferInsert)[];
  cards: (typeof communityCard.$inferInsert)[];
  comments: (typeof communityComment.$inferInsert)[];
  likes: (typeof communityLike.$inferInsert)[];
  favourites: (typeof communityFavourite.$inferInsert)[];
  follows: (typeof communityFollow.$inferInsert)[];
  reports?: (typeof communityReport.$inferInsert)[];
  reported?: (typeof communityReported.$inferInsert)[];
}

/** Rows per statement; PostgreSQL allows at most 65 535 parameters. */
const BATCH = 500;

async function inBatches<T>(rows: T[] = [], insert: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
}

/** Inserts these rows of the community in batches; call it in a transaction. */
export async function seedCommunity({ db }: Ctx, seed: Partial<CommunitySeed>): Promise<void> {
  await inBatches(seed.authors, (rows) => db.insert(communityAuthor).values(rows));
  await inBatches(seed.articles, (rows) => db.insert(communityArticle).values(rows));
  await inBatches(seed.activities, (rows) => db.insert(communityActivity).values(rows));
  await inBatches(seed.votes, (rows) => db.insert(communityVote).values(rows));
  await inBatches(seed.cards, (rows) => db.insert(communityCard).values(rows));
  await inBatches(seed.comments, (rows) => db.insert(communityComment).values(rows));
  await inBatches(seed.likes, (rows) => db.insert(communityLike).values(rows));
  await inBatches(seed.favourites, (rows) => db.insert(communityFavourite).values(rows));
  await inBatches(seed.follows, (rows) => db.insert(communityFollow).values(rows));
  await inBatches(seed.reports, (rows) => db.insert(communityReport).values(rows));
  await inBatches(seed.reported, (rows) => db.insert(communityReported).values(rows));
}
