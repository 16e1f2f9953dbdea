import { and, eq, getTableColumns, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Actor, AppServices } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { isOwnerSql } from '../../kernel/ownership';
import { prepared } from '../../kernel/prepared';
import { accounts, sessions } from './account.tables';

type AccountRow = typeof accounts.$inferSelect;
/** What an account tells other customers; the roles become complete with `rolesOf`. */
type PublicRow = Pick<AccountRow, 'nickname' | 'avatar' | 'roles' | 'organName'> & {
  accountId: string;
  isOwner: boolean;
};

const isAccount = (accountId: string) => eq(accounts.id, accountId);
const isActive = (accountId: string | SQLWrapper) => and(eq(accounts.id, accountId), eq(accounts.state, 'active'));

/** An account, and whether it has a delivered car. */
export async function findAccount(
  db: Db,
  app: AppServices,
  accountId: string,
): Promise<(AccountRow & { isOwner: boolean }) | undefined> {
  const columns = { ...getTableColumns(accounts), isOwner: isOwnerSql(app, accounts.id) };
  const [row] = await db.select(columns).from(accounts).where(isAccount(accountId));
  return row;
}

/** What other customers may know of accounts, in one query; unknown ids are left out. */
export function findPublicAccounts(db: Db, app: AppServices, accountIds: readonly string[]): Promise<PublicRow[]> {
  const { id, nickname, avatar, roles, organName } = accounts;
  return db
    .select({ accountId: id, nickname, avatar, roles, organName, isOwner: isOwnerSql(app, id) })
    .from(accounts)
    .where(inArray(id, [...accountIds]));
}

/** The phone of an account, 11 digits; null when it has none. */
export async function findMobile(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db.select({ mobile: accounts.mobile }).from(accounts).where(isAccount(accountId));
  return row?.mobile ?? null;
}

/** The account that a phone logs in to. */
export async function findAccountOfMobile(db: Db, mobile: string): Promise<string | undefined> {
  const [found] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.mobile, mobile));
  return found?.id;
}

/** Adds an account; false when its phone has one already. */
export async function addAccount(db: Db, row: typeof accounts.$inferInsert): Promise<boolean> {
  const made = await db.insert(accounts).values(row).onConflictDoNothing().returning({ id: accounts.id });
  return made.length > 0;
}

/** Makes the logins of an account wait for each other and for its cancellation; tells whether it is active. */
export async function queueLogin(tx: Db, accountId: string): Promise<boolean> {
  const [account] = await tx
    .select({ state: accounts.state })
    .from(accounts)
    .where(isAccount(accountId))
    .for('no key update');
  return account?.state === 'active';
}

/** Waits for everybody who holds the account, and keeps everybody who comes later waiting. */
export async function lockForCancellation(
  tx: Db,
  accountId: string,
): Promise<Pick<AccountRow, 'state' | 'mobile'> | undefined> {
  const [row] = await tx
    .select({ state: accounts.state, mobile: accounts.mobile })
    .from(accounts)
    .where(isAccount(accountId))
    .for('update');
  return row;
}

/** Writes over the columns of an account that ends. */
export async function blindAccount(tx: Db, accountId: string, blind: Partial<AccountRow>): Promise<void> {
  await tx.update(accounts).set(blind).where(isAccount(accountId));
}

/** Holds an account by a shared lock on its row; tells its state and that of the session, null for one that is unknown. */
export const holdWithSession = prepared(
  ['accountId', 'sessionId'],
  (db, { accountId, sessionId }: Pick<Actor, 'accountId' | 'sessionId'>) =>
    db
      .select({ account: accounts.state, session: sessions.state })
      .from(accounts)
      .leftJoin(sessions, eq(sessions.id, sessionId))
      .where(isAccount(accountId))
      .for('key share', { of: accounts }),
);

/** Holds an account by a shared lock on its row; false when it is not active. */
export async function holdActive(tx: Db, accountId: string): Promise<boolean> {
  const rows = await tx.select({ id: accounts.id }).from(accounts).where(isActive(accountId)).for('key share');
  return rows.length > 0;
}

/** The same as a condition of another statement. */
export const whileActive = (accountId: string | SQLWrapper): SQL =>
  sql`exists (select 1 from ${accounts} where ${isActive(accountId)} for key share)`;

/** The phone of a person, and since when they have an account. */
export async function findPhoneOf(
  db: Db,
  accountId: string,
): Promise<Pick<AccountRow, 'mobile' | 'createdAt'> | undefined> {
  const { mobile, createdAt } = accounts;
  const [row] = await db.select({ mobile, createdAt }).from(accounts).where(isAccount(accountId));
  return row;
}
