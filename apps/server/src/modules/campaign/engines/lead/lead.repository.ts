import type { LeadState } from '@voltfront/rules/campaign/lead';
import { and, count, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { keyset, type PageRange } from '../../../../kernel/list';
import { leads } from './lead.tables';

export type LeadRow = typeof leads.$inferSelect;
/** Identifies a lead of an employee. */
export type LeadKey = Pick<LeadRow, 'employeeId' | 'id'>;

const newestFirst = keyset(leads.createdAt, leads.id);
const isLead = ({ employeeId, id }: LeadKey) => and(eq(leads.employeeId, employeeId), eq(leads.id, id));
const ofCampaign = ({ employeeId, campaignId }: Pick<LeadRow, 'employeeId' | 'campaignId'>) =>
  and(eq(leads.employeeId, employeeId), eq(leads.campaignId, campaignId));

/** Steps before a deposit, at which a protection can end. */
const isEarly = inArray(leads.step, ['waiting', 'driven']);

/** The condition for a state at a moment. */
function inState(state: LeadState, now: number): SQL | undefined {
  if (state === 'lapsed') return and(isEarly, lte(leads.protectedUntil, now));
  const isStep = eq(leads.step, state);
  return state === 'waiting' || state === 'driven' ? and(isStep, gt(leads.protectedUntil, now)) : isStep;
}

export async function insertLead(db: Db, row: LeadRow): Promise<void> {
  await db.insert(leads).values(row);
}

export async function updateLead(db: Db, key: LeadKey, changes: Partial<LeadRow>): Promise<void> {
  await db.update(leads).set(changes).where(isLead(key));
}

export async function lockLead(db: Db, key: LeadKey): Promise<LeadRow | undefined> {
  const [row] = await db.select().from(leads).where(isLead(key)).for('update');
  return row;
}

const protectedOf = (db: Db, phoneHash: string, now: number) =>
  db
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.phoneHash, phoneHash),
        or(inArray(leads.step, ['deposit', 'delivered']), gt(leads.protectedUntil, now)),
      ),
    )
    .orderBy(desc(leads.createdAt))
    .limit(1);

/** The lead of a phone that is protected at a moment; there is one at most. */
export async function findProtected(db: Db, phoneHash: string, now: number): Promise<LeadRow | undefined> {
  const [row] = await protectedOf(db, phoneHash, now);
  return row;
}

/** The same, locked. */
export async function lockProtected(db: Db, phoneHash: string, now: number): Promise<LeadRow | undefined> {
  const [row] = await protectedOf(db, phoneHash, now).for('update');
  return row;
}

/** A page of an employee's leads, newest first. */
export const listLeads = (
  db: Db,
  {
    state,
    tail,
    now,
    ...whose
  }: Pick<LeadRow, 'employeeId' | 'campaignId'> & { state: 'all' | LeadState; tail: string | undefined; now: number },
  { after, limit }: PageRange,
): Promise<LeadRow[]> =>
  db
    .select()
    .from(leads)
    .where(
      and(
        ofCampaign(whose),
        state === 'all' ? undefined : inState(state, now),
        tail === undefined ? undefined : eq(leads.tail, tail),
        newestFirst.after(after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(limit);

/** How many leads an employee has in each state, and since a moment. */
export async function countLeads(
  db: Db,
  whose: Pick<LeadRow, 'employeeId' | 'campaignId'>,
  { now, monthStart }: { now: number; monthStart: number },
) {
  const those = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      all: count(),
      waiting: those(inState('waiting', now)),
      driven: those(inState('driven', now)),
      deposit: those(inState('deposit', now)),
      delivered: those(inState('delivered', now)),
      lapsed: those(inState('lapsed', now)),
      thisMonth: those(sql`${leads.createdAt} >= ${new Date(monthStart).toISOString()}`),
    })
    .from(leads)
    .where(ofCampaign(whose));
  return row ?? { all: 0, waiting: 0, driven: 0, deposit: 0, delivered: 0, lapsed: 0, thisMonth: 0 };
}
