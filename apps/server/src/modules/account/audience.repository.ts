import { and, asc, count, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { AudienceFilter } from '../../kernel/audience';
import type { AppServices } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { isOwnerSql } from '../../kernel/ownership';
import { accounts, notificationSettings, sessions } from './account.tables';

/** Column of the account that conditions of other modules are on. */
export const audienceColumn = accounts.id;

/** The kind of a message, and whether those want it who never chose. */
export interface Wish {
  kind: 'order' | 'activity' | 'community' | 'marketing';
  byDefault: boolean;
}

const sessionOf = (...conditions: (SQL | undefined)[]): SQL => {
  const found = new QueryBuilder()
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.accountId, accounts.id), ...conditions));
  return sql`exists ${found}`;
};

/** People who want messages of a kind; messages about orders go to everybody. */
function wanting({ kind, byDefault }: Wish): SQL | undefined {
  if (kind === 'order') return undefined;
  const settings = new QueryBuilder()
    .select({ wanted: notificationSettings[kind] })
    .from(notificationSettings)
    .where(eq(notificationSettings.accountId, accounts.id));
  return sql`coalesce(${settings}, ${byDefault})`;
}

/** Active accounts of an audience that existed at a moment, with the conditions of other modules. */
export function audienceWhere(
  app: AppServices,
  { filter, wish, until, idleSince }: { filter: AudienceFilter; wish: Wish; until: number; idleSince: number | null },
  others: readonly SQL[],
): SQL | undefined {
  return and(
    eq(accounts.state, 'active'),
    lte(accounts.createdAt, until),
    wanting(wish),
    filter.group === 'owners' ? isOwnerSql(app, accounts.id) : undefined,
    filter.platform ? sessionOf(eq(sessions.platform, filter.platform)) : undefined,
    idleSince === null ? undefined : sql`not ${sessionOf(gte(sessions.lastUsedAt, idleSince))}`,
    ...others,
  );
}

export async function countWhere(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(accounts).where(where);
  return row?.n ?? 0;
}

/** Some of the people, the newest accounts first. */
export function sampleWhere(db: Db, where: SQL | undefined, most: number) {
  const { nickname, mobile } = accounts;
  return db.select({ nickname, mobile }).from(accounts).where(where).orderBy(sql`${accounts.id} desc`).limit(most);
}

/** The next of them by their ids, locked (shared) against a cancellation until the transaction ends. */
export async function nextWhere(db: Db, where: SQL | undefined, after: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(where, gt(accounts.id, after)))
    .orderBy(asc(accounts.id))
    .limit(most)
    .for('key share');
  return rows.map(({ id }) => id);
}
