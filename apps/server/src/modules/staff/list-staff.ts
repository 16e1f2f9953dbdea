import { grantedRoles, type QueryOf, type ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { staffSight } from '../../kernel/staff-sight';
import { lastSeenAtConsole, maskMobile, type StaffRow, selectStaff, staffRowOf } from '../account';
import { desksOf } from '../coupon';
import { allStores, findStores } from '../store';
import { uploadAddress } from '../upload';
import { enrolledAt } from './factor.repository';

const KEY = 'GET /api/mpaccount/v1/staff/list';
type Member = ReplyOf<typeof KEY>['items'][number];

async function presentAll(ctx: Ctx, rows: readonly StaffRow[], isMasked: boolean): Promise<Member[]> {
  const ids = rows.map(({ id }) => id);
  const desks = await desksOf(ctx.db, ids);
  const stores = await findStores(ctx, [...new Set(desks.values())]);
  const enrolled = await enrolledAt(ctx.db, ids);
  const seen = await lastSeenAtConsole(ctx.db, ids);
  return rows.map((row) => {
    const store = stores.get(desks.get(row.id) ?? '');
    return {
      accountId: row.id,
      nickname: isMasked ? `${[...row.nickname][0] ?? ''}**` : row.nickname,
      avatar: uploadAddress(ctx, row.avatar),
      maskedMobile: maskMobile(row.mobile),
      organName: row.organName,
      roles: grantedRoles.filter((role) => row.roles.includes(role)),
      store: store ? { storeId: store.storeId, name: store.name } : null,
      enrolledAt: enrolled.get(row.id) ?? null,
      lastSeenAt: seen.get(row.id) ?? null,
    };
  });
}

/** One account in the format of the list. @throws NOT_FOUND */
export async function presentMember(ctx: Ctx, accountId: string): Promise<Member> {
  const row = await staffRowOf(ctx.db, accountId);
  const [member] = row ? await presentAll(ctx, [row], false) : [];
  if (!member) throw refuse('NOT_FOUND');
  return member;
}

/** People who hold a role, newest account first. */
export async function listStaff(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query, false);
  const sight = await staffSight(ctx, 'staff');
  // Who sees people masked cannot ask for a phone either, or would learn whose it is.
  const mobile = sight.isMasked(null) ? undefined : query.mobile;
  const read = await selectStaff(ctx.db, { role: query.role, mobile }, page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.id }));
  return { items: await presentAll(ctx, rows, sight.isMasked(null)), nextCursor };
}

/** Stores that a consultant can work in. */
export async function listStores(ctx: Ctx): Promise<ReplyOf<'GET /api/mpaccount/v1/staff/stores'>> {
  const stores = await allStores(ctx);
  return { stores: stores.map(({ storeId, name }) => ({ storeId, name })) };
}
