import { and, eq, getTableColumns, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Actor, AppServices } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { isTakenKey } from '../../kernel/database-errors';
import { isOwnerSql } from '../../kernel/ownership';
import { prepared } from '../../kernel/prepared';
import { accounts, sessions } from './account.tables';

type AccountRow = typeof accounts.$inferSelect;
/** Public data of an account; `rolesOf` completes the roles. */
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

/** Public data of accounts, in one query; unknown ids are left out. */
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

/** Phone numbers of accounts, in one query; accounts without one are left out. */
export async function findMobiles(db: Db, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select({ id: accounts.id, mobile: accounts.mobile })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]));
  return new Map(rows.flatMap(({ id, mobile }) => (mobile === null ? [] : [[id, mobile] as const])));
}

/** The account with a phone number. */
export async function findAccountOfMobile(db: Db, mobile: string): Promise<string | undefined> {
  const [found] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.mobile, mobile));
  return found?.id;
}

/** Inserts an account; false when its phone number already has one. */
export async function addAccount(db: Db, row: typeof accounts.$inferInsert): Promise<boolean> {
  const made = await db.insert(accounts).values(row).onConflictDoNothing().returning({ id: accounts.id });
  return made.length > 0;
}

/**
 * Replaces the phone of an account unless it changed meanwhile. The number is claimed in one statement, so that of
 * two accounts that take it at once one gets it.
 */
export async function replaceMobile(
  tx: Db,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<'done' | 'taken' | 'changed'> {
  const isFrom = and(isActive(accountId), eq(accounts.mobile, from));
  // The savepoint keeps the transaction usable after the violation of the unique key.
  const [row] = await tx
    .transaction((inner) => inner.update(accounts).set({ mobile: to }).where(isFrom).returning({ id: accounts.id }))
    .catch((error: unknown) => {
      if (isTakenKey(error, 'accounts_mobile')) return ['taken' as const];
      throw error;
    });
  if (row === 'taken') return 'taken';
  return row ? 'done' : 'changed';
}

/**
 * Locks the account's row, so that its logins and its cancellation run one after the other; returns
 * whether it is active.
 */
export async function queueLogin(tx: Db, accountId: string): Promise<boolean> {
  const [account] = await tx
    .select({ state: accounts.state })
    .from(accounts)
    .where(isAccount(accountId))
    .for('no key update');
  return account?.state === 'active';
}

/** Takes the exclusive lock: waits for all shared locks on the account and blocks later ones. */
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

/** Changes what others see of a person. */
export async function changeShown(
  tx: Db,
  accountId: string,
  shown: Partial<Pick<AccountRow, 'nickname' | 'avatar'>>,
): Promise<void> {
  await tx.update(accounts).set(shown).where(isActive(accountId));
}

/** Overwrites the columns of a cancelled account. */
export async function blindAccount(tx: Db, accountId: string, blind: Partial<AccountRow>): Promise<void> {
  await tx.update(accounts).set(blind).where(isAccount(accountId));
}

/**
 * Takes a shared lock on an account; returns its state and that of the session, null for unknown
 * ones.
 */
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

/** Takes a shared lock on an account; false when it is not active. */
export async function holdActive(tx: Db, accountId: string): Promise<boolean> {
  const rows = await tx.select({ id: accounts.id }).from(accounts).where(isActive(accountId)).for('key share');
  return rows.length > 0;
}

/** The same as a condition in another statement. */
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
