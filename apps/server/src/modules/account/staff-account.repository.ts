import { consoleCode } from '@voltfront/contract/headers';
import type { GrantedRole } from '@voltfront/contract/permissions';
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { accounts, sessions } from './account.tables';

/** An account as the lists of staff show it. */
export type StaffRow = Pick<
  typeof accounts.$inferSelect,
  'id' | 'nickname' | 'avatar' | 'mobile' | 'organName' | 'roles' | 'createdAt'
>;

const { id, nickname, avatar, mobile, organName, roles, createdAt } = accounts;
const COLUMNS = { id, nickname, avatar, mobile, organName, roles, createdAt };
const isActive = eq(accounts.state, 'active');
const holdsSome = sql`${accounts.roles} <> '[]'::jsonb`;
const holds = (role: GrantedRole) => sql`${accounts.roles} @> ${JSON.stringify([role])}::jsonb`;
const newestFirst = keyset(accounts.createdAt, accounts.id);

/** An active account. */
export async function staffRowOf(db: Db, accountId: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isActive));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockStaff(tx: Db, accountId: string): Promise<StaffRow | undefined> {
  const [row] = await tx
    .select(COLUMNS)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isActive))
    .for('no key update');
  return row;
}

/** Ids of all administrators, each locked until the transaction ends. */
export async function lockAdministrators(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isActive, holdsSome, holds('administrator')))
    .orderBy(asc(accounts.id))
    .for('no key update');
  return rows.map((row) => row.id);
}

/** Replaces the granted roles of an account. */
export async function writeRoles(tx: Db, accountId: string, held: GrantedRole[]): Promise<void> {
  await tx.update(accounts).set({ roles: held }).where(eq(accounts.id, accountId));
}

/** A page of the people who hold a role, newest account first. */
export function selectStaff(
  db: Db,
  filter: { role?: GrantedRole | undefined; mobile?: string | undefined },
  { after, limit }: PageRange,
): Promise<StaffRow[]> {
  const ofRole = filter.role === undefined ? undefined : holds(filter.role);
  const ofMobile = filter.mobile === undefined ? undefined : eq(accounts.mobile, filter.mobile);
  return db
    .select(COLUMNS)
    .from(accounts)
    .where(and(isActive, holdsSome, ofRole, ofMobile, newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** Last use of the live console session of each of some accounts; those without one are left out. */
export async function lastSeenAtConsole(db: Db, accountIds: readonly string[]): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map();
  const live = and(eq(sessions.state, 'live'), eq(sessions.platform, consoleCode));
  const rows = await db
    .select({ accountId: sessions.accountId, at: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(and(inArray(sessions.accountId, [...accountIds]), live))
    .groupBy(sessions.accountId);
  return new Map(rows.flatMap(({ accountId, at }) => (at === null ? [] : [[accountId, at] as const])));
}

/** Whether the second factor was passed in a session. */
export async function isStrong(db: Db, sessionId: string): Promise<boolean> {
  const [row] = await db.select({ at: sessions.secondFactorAt }).from(sessions).where(eq(sessions.id, sessionId));
  return row !== undefined && row.at !== null;
}

/** Adds an account of staff unless it is there. */
export async function addStaffAccount(tx: Db, row: Omit<typeof accounts.$inferInsert, 'state'>): Promise<void> {
  await tx
    .insert(accounts)
    .values({ ...row, state: 'active' })
    .onConflictDoNothing();
}
