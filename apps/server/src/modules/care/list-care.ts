import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { masked } from '../../kernel/personal-data';
import { type StaffSight, staffSight } from '../../kernel/staff-sight';
import { findPeople } from '../account';
import { advisersById, advisersOf, findStores } from '../store';
import { countWaiting, selectRatings, selectRequests } from './care.repository';

const REQUESTS = 'GET /api/mporder/v1/staff/care/requests';
const RATINGS = 'GET /api/mporder/v1/staff/care/ratings';

interface OfPerson {
  userId: string;
  storeId: string;
}

/** Names of customers, stores and advisers for rows of a page, each read once for all of them. */
async function namesOf(ctx: ActorCtx, sight: StaffSight, rows: readonly OfPerson[]) {
  const people = await findPeople(ctx, [...new Set(rows.map(({ userId }) => userId))]);
  const stores = await findStores(ctx, [...new Set(rows.map(({ storeId }) => storeId))]);
  const advisers = await advisersById(ctx);
  const said = ({ storeId }: OfPerson, text: string) => (sight.isMasked(storeId) ? (masked(text) ?? '') : text);
  return {
    said,
    nickname: (row: OfPerson) => said(row, people.get(row.userId)?.nickname ?? ''),
    storeName: ({ storeId }: OfPerson) => stores.get(storeId)?.name ?? '',
    adviserName: (adviserId: string | null) => advisers.get(adviserId ?? '')?.name ?? '',
  };
}

/** Requests for another adviser, newest first, as far as the caller may see them. */
export async function listRequests(ctx: ActorCtx, query: QueryOf<typeof REQUESTS>): Promise<ReplyOf<typeof REQUESTS>> {
  const page = openPage(ctx, REQUESTS, query);
  const sight = await staffSight(ctx, 'care');
  if (sight.onlyStoreId === null) return { items: [], nextCursor: null };
  const read = await selectRequests(ctx.db, { state: query.state, storeId: sight.onlyStoreId }, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, requestId }) => ({ key: createdAt, id: requestId }));
  const names = await namesOf(ctx, sight, rows);
  const items = rows.map(async (row) => {
    const { requestId, state, reason, orderNo, storeId, adviserId, answer, createdAt, answeredAt } = row;
    const others = (await advisersOf(ctx, storeId)).filter((each) => each.adviserId !== adviserId);
    return {
      requestId,
      state,
      reason,
      note: names.said(row, row.note),
      accountId: row.userId,
      nickname: names.nickname(row),
      orderNo,
      storeId,
      storeName: names.storeName(row),
      adviserName: names.adviserName(adviserId),
      others: others.map(({ adviserId: id, name, title }) => ({ adviserId: id, name, title })),
      givenName: names.adviserName(row.givenAdviserId),
      answer,
      createdAt,
      answeredAt,
    };
  });
  return { items: await Promise.all(items), nextCursor };
}

/** How many requests wait for the caller's answer, and since when. */
export async function showWaiting(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mporder/v1/staff/care/waiting'>> {
  const { onlyStoreId } = await staffSight(ctx, 'care');
  return onlyStoreId === null ? { count: 0, oldestAt: null } : countWaiting(ctx.db, onlyStoreId);
}

/** Ratings of visits, newest first, as far as the caller may see them. */
export async function listRatings(ctx: ActorCtx, query: QueryOf<typeof RATINGS>): Promise<ReplyOf<typeof RATINGS>> {
  const page = openPage(ctx, RATINGS, query);
  const sight = await staffSight(ctx, 'care');
  if (sight.onlyStoreId === null) return { items: [], nextCursor: null };
  const read = await selectRatings(ctx.db, { stars: query.stars, storeId: sight.onlyStoreId }, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, ratingId }) => ({ key: createdAt, id: ratingId }));
  const names = await namesOf(ctx, sight, rows);
  const items = rows.map((row) => {
    const { ratingId, kind, stars, storeId, visitedAt, createdAt } = row;
    return {
      ratingId,
      kind,
      stars,
      note: names.said(row, row.note),
      accountId: row.userId,
      nickname: names.nickname(row),
      storeId,
      storeName: names.storeName(row),
      adviserName: names.adviserName(row.adviserId),
      visitedAt,
      createdAt,
    };
  });
  return { items, nextCursor };
}
