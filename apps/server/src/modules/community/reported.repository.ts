import { and, asc, count, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { communityReport, communityReported, type ReportedKind, type ReportReason } from './community.tables';

/** Something that was reported. */
export type ReportedRow = typeof communityReported.$inferSelect;
/** What one person reported. */
type ReportRow = typeof communityReport.$inferSelect;

const isOpen = eq(communityReported.state, 'open');
const newestFirst = keyset(communityReported.newestAt, communityReported.id);

/** Inserts a report; false when this person already reported this target. */
export async function insertReport(db: Db, row: typeof communityReport.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(communityReport)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: communityReport.targetId });
  return rows.length > 0;
}

/** Counts a report with the others of the same thing, which waits for a decision from now on. */
export async function raiseReported(
  db: Db,
  { id, kind, targetId, reason }: { id: string; kind: ReportedKind; targetId: string; reason: ReportReason },
  now: number,
): Promise<void> {
  const times = { firstAt: now, openedAt: now, newestAt: now };
  const { reasons, state, firstAt, openedAt, newestAt, reportCount } = communityReported;
  const counted = sql`jsonb_set(${reasons}, array[${reason}::text], to_jsonb(coalesce((${reasons} ->> ${reason}::text)::int, 0) + 1))`;
  await db
    .insert(communityReported)
    .values({ id, kind, targetId, state: 'open', reportCount: 1, reasons: { [reason]: 1 }, ...times })
    .onConflictDoUpdate({
      target: [communityReported.kind, communityReported.targetId],
      set: {
        state: 'open',
        reportCount: sql`${reportCount} + 1`,
        reasons: counted,
        openedAt: sql`case when ${state} = 'open' then ${openedAt} else excluded.opened_at end`,
        // Of several at once the later one may be counted first.
        firstAt: sql`least(${firstAt}, excluded.first_at)`,
        newestAt: sql`greatest(${newestAt}, excluded.newest_at)`,
      },
    });
}

/** What was reported, the newest reports first. */
export function selectReported(
  db: Db,
  { state, kind }: { state?: 'open' | 'decided' | undefined; kind?: ReportedKind | undefined },
  { after, limit }: PageRange,
): Promise<ReportedRow[]> {
  const isWanted = state && (state === 'open' ? isOpen : ne(communityReported.state, 'open'));
  return db
    .select()
    .from(communityReported)
    .where(and(isWanted, kind && eq(communityReported.kind, kind), newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
}

export async function selectReportedItem(db: Db, id: string): Promise<ReportedRow | undefined> {
  const [row] = await db.select().from(communityReported).where(eq(communityReported.id, id));
  return row;
}

/** The reports of a thing: their queue is read within the span of its reports alone. */
const reportsOf = ({ kind, targetId, firstAt, newestAt }: ReportedRow) =>
  and(
    eq(communityReport.kind, kind),
    eq(communityReport.targetId, targetId),
    gte(communityReport.createdAt, firstAt),
    lte(communityReport.createdAt, newestAt),
  );

/** The newest reports of a thing. */
export const selectReports = (db: Db, item: ReportedRow, limit: number): Promise<ReportRow[]> =>
  db
    .select()
    .from(communityReport)
    .where(and(reportsOf(item), sql`${communityReport.state} in ('open', 'dismissed', 'upheld')`))
    .orderBy(desc(communityReport.createdAt), asc(communityReport.accountId))
    .limit(limit);

/** A decision about what was reported. */
export interface Decision {
  id: string;
  edit: number;
  state: 'kept' | 'takenDown';
  decidedBy: string;
  decidedAt: number;
  decision: string;
}

/**
 * Decides about something that is open, for whoever has seen its last decision, with its reports; undefined otherwise.
 * @returns the thing, and the accounts whose reports were decided
 */
export async function decideReported(
  db: Db,
  { id, edit, ...decision }: Decision,
): Promise<{ row: ReportedRow; reporters: string[] } | undefined> {
  const [row] = await db
    .update(communityReported)
    .set({ ...decision, edit: edit + 1 })
    .where(and(eq(communityReported.id, id), eq(communityReported.edit, edit), isOpen))
    .returning();
  if (!row) return undefined;
  const state = row.state === 'kept' ? 'dismissed' : 'upheld';
  const decided = await db
    .update(communityReport)
    .set({ state })
    .where(and(eq(communityReport.state, 'open'), reportsOf(row)))
    .returning({ accountId: communityReport.accountId });
  return { row, reporters: decided.map(({ accountId }) => accountId) };
}

/** How many things wait for a decision, and since when the one that waits longest. */
export async function countOpenReported(db: Db): Promise<{ count: number; oldestAt: number | null }> {
  const [row] = await db
    .select({ count: count(), oldestAt: sql<string | null>`min(${communityReported.openedAt})` })
    .from(communityReported)
    .where(isOpen);
  const oldest = row?.oldestAt ?? null;
  return { count: row?.count ?? 0, oldestAt: oldest === null ? null : Date.parse(oldest) };
}

/** Queues open reports whose thing is not in the queue: an earlier version of the server took them. */
export async function queueEarlierReports(db: Db): Promise<void> {
  const open = sql`select r.kind, r.target_id, r.reason, count(*)::int as n, min(r.created_at) as first_at, max(r.created_at) as last_at
    from ${communityReport} r
    where r.state = 'open'
      and not exists (select 1 from ${communityReported} q where q.kind = r.kind and q.target_id = r.target_id)
    group by r.kind, r.target_id, r.reason`;
  await db.execute(sql`
    insert into ${communityReported} (id, kind, target_id, state, report_count, reasons, first_at, opened_at, newest_at)
    select gen_random_uuid()::text, kind, target_id, 'open', sum(n), jsonb_object_agg(reason, n), min(first_at), min(first_at), max(last_at)
    from (${open}) as told group by kind, target_id
    on conflict do nothing`);
}
