import type { BindingState } from '@voltfront/rules/association/binding';
import { and, asc, desc, eq, gt, inArray, max } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { associations, associationBindings as bindings } from './association.tables';

export type AssociationRow = typeof associations.$inferSelect;
export type BindingRow = typeof bindings.$inferSelect;
/** A binding with its association. */
export interface FullBinding {
  binding: BindingRow;
  association: AssociationRow;
}

/** States that hold the person and the number. */
const HOLDING: readonly BindingState[] = ['inReview', 'bound'];

const full = (db: Db) =>
  db
    .select({ binding: bindings, association: associations })
    .from(bindings)
    .innerJoin(associations, eq(associations.id, bindings.associationId));

/** Associations whose contract runs, in their order. */
export const listAssociations = (db: Db, now: number, limit: number): Promise<AssociationRow[]> =>
  db
    .select()
    .from(associations)
    .where(gt(associations.contractUntil, now))
    .orderBy(asc(associations.position), asc(associations.id))
    .limit(limit);

/** The newest binding of a person. */
export async function findNewest(db: Db, accountId: string): Promise<FullBinding | undefined> {
  const [row] = await full(db)
    .where(eq(bindings.accountId, accountId))
    .orderBy(desc(bindings.createdAt), desc(bindings.id))
    .limit(1);
  return row;
}

export async function findBinding(db: Db, id: string): Promise<FullBinding | undefined> {
  const [row] = await full(db).where(eq(bindings.id, id));
  return row;
}

/** Adds a request; false when its person or its number is held by another one. */
export async function insertBinding(db: Db, row: BindingRow): Promise<boolean> {
  return (await db.insert(bindings).values(row).onConflictDoNothing().returning({ id: bindings.id })).length > 0;
}

/** Whether a person has a binding that holds them. */
export const hasHolding = async (db: Db, accountId: string): Promise<boolean> =>
  (await db.$count(bindings, and(eq(bindings.accountId, accountId), inArray(bindings.state, [...HOLDING])))) > 0;

/** Changes a binding that is in one of these states; undefined when it is not. */
export async function updateBinding(
  db: Db,
  id: string,
  from: readonly BindingState[],
  changes: Partial<BindingRow>,
): Promise<BindingRow | undefined> {
  const [row] = await db
    .update(bindings)
    .set(changes)
    .where(and(eq(bindings.id, id), inArray(bindings.state, [...from])))
    .returning();
  return row;
}

/** When a person last unbound a binding that had been accepted; null: never. */
export async function lastUnbound(db: Db, accountId: string): Promise<number | null> {
  const [row] = await db
    .select({ at: max(bindings.unboundAt) })
    .from(bindings)
    .where(eq(bindings.accountId, accountId));
  return row?.at ?? null;
}

const waitingFirst = keyset(bindings.createdAt, bindings.id, 'asc');
const newestFirst = keyset(bindings.createdAt, bindings.id);

/** A page of bindings in one state: those in review in the order in which they came. */
export function listForStaff(db: Db, state: BindingState, { after, limit }: PageRange): Promise<FullBinding[]> {
  const order = state === 'inReview' ? waitingFirst : newestFirst;
  return full(db)
    .where(and(eq(bindings.state, state), order.after(after)))
    .orderBy(...order.order)
    .limit(limit);
}

export async function insertAssociations(db: Db, rows: AssociationRow[]): Promise<void> {
  await db.insert(associations).values(rows).onConflictDoNothing();
}
