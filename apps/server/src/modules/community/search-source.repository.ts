import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database';
import type { SearchRange } from '../../kernel/search-sources';
import { communityActivity, communityArticle, communityVote } from './community.tables';

const within = (id: PgColumn, range: SearchRange) =>
  'ids' in range ? inArray(id, [...range.ids]) : range.after === null ? undefined : gt(id, range.after);

/** Rows of a range; ids that are asked for are never many. */
const mostOf = (range: SearchRange): number => ('ids' in range ? range.ids.length : range.limit);

/** Published articles of the feed, in the order of ids. */
export function articlesToSearch(db: Db, range: SearchRange) {
  const { id, title, summary, cover, blocks, topic, place, state, page } = communityArticle;
  return db
    .select({ id, title, summary, cover, blocks, topic, place })
    .from(communityArticle)
    .where(and(within(id, range), eq(state, 'published'), eq(page, 'article')))
    .orderBy(asc(id))
    .limit(mostOf(range));
}

/** Cards of activities, in the order of ids. */
export function activitiesToSearch(db: Db, range: SearchRange) {
  return db
    .select()
    .from(communityActivity)
    .where(within(communityActivity.id, range))
    .orderBy(asc(communityActivity.id))
    .limit(mostOf(range));
}

/** Cards of votes, in the order of ids. */
export function votesToSearch(db: Db, range: SearchRange) {
  return db
    .select()
    .from(communityVote)
    .where(within(communityVote.id, range))
    .orderBy(asc(communityVote.id))
    .limit(mostOf(range));
}
