import type { LayoutContentData, LayoutKindData } from '@voltfront/contract';
import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import type { PageRange } from '../../../kernel/list';
import type { BlockRow } from '../layout.repository';
import { layoutBlocks, layoutPages, layoutRevisions } from '../layout.tables';

export type PageRow = typeof layoutPages.$inferSelect;

/** Which page: its kind and slug. */
export interface PageName {
  kind: LayoutKindData;
  slug: string;
}

const MOST_REVISIONS = 20;

const isPage = ({ kind, slug }: PageName) => and(eq(layoutPages.kind, kind), eq(layoutPages.slug, slug));
const layoutId = sql<string>`${layoutPages.kind} || '_' || ${layoutPages.slug}`;

export interface PageFilter {
  kind?: LayoutKindData | undefined;
  state?: 'published' | 'hidden' | 'draft' | undefined;
}

/** Pages as staff look for them. There are dozens, so they are sorted without an index. */
export function selectPages(db: Db, { kind, state }: PageFilter, { after, limit }: PageRange) {
  const { isPublished, draft } = layoutPages;
  const isInState = state === 'draft' ? isNotNull(draft) : state && eq(isPublished, state === 'published');
  return db
    .select()
    .from(layoutPages)
    .where(and(kind && eq(layoutPages.kind, kind), isInState, after ? gt(layoutId, after.id) : undefined))
    .orderBy(asc(layoutId))
    .limit(limit);
}

/** A page, published or not. */
export async function findAnyPage(db: Db, name: PageName): Promise<PageRow | undefined> {
  const [row] = await db.select().from(layoutPages).where(isPage(name));
  return row;
}

/** A page that nobody else changes until the transaction ends. */
export async function lockPage(db: Db, name: PageName): Promise<PageRow | undefined> {
  const [row] = await db.select().from(layoutPages).where(isPage(name)).for('update');
  return row;
}

/** Adds a page; false when it is there. */
export async function insertPage(db: Db, row: typeof layoutPages.$inferInsert): Promise<boolean> {
  const rows = await db.insert(layoutPages).values(row).onConflictDoNothing().returning({ slug: layoutPages.slug });
  return rows.length > 0;
}

export async function updatePage(db: Db, name: PageName, changes: Partial<PageRow>): Promise<void> {
  await db
    .update(layoutPages)
    .set({ ...changes, edit: sql`${layoutPages.edit} + 1` })
    .where(isPage(name));
}

/** All published blocks of a page, those outside of their display period too. */
export function selectAllBlocks(db: Db, { kind, slug }: PageName): Promise<BlockRow[]> {
  return db
    .select()
    .from(layoutBlocks)
    .where(and(eq(layoutBlocks.kind, kind), eq(layoutBlocks.slug, slug)))
    .orderBy(asc(layoutBlocks.position));
}

/** Gives a page other blocks. */
export async function replaceBlocks(db: Db, { kind, slug }: PageName, rows: readonly BlockRow[]): Promise<void> {
  await db.delete(layoutBlocks).where(and(eq(layoutBlocks.kind, kind), eq(layoutBlocks.slug, slug)));
  if (rows.length > 0) await db.insert(layoutBlocks).values([...rows]);
}

const isRevisionOf = ({ kind, slug }: PageName) => and(eq(layoutRevisions.kind, kind), eq(layoutRevisions.slug, slug));

/** Newest revisions of a page. */
export function selectRevisions(db: Db, name: PageName) {
  const { revision, publishedAt, content } = layoutRevisions;
  return db
    .select({
      revision,
      publishedAt,
      title: sql<string>`${content}->>'title'`,
      blockCount: sql<number>`jsonb_array_length(${content}->'blocks')`.mapWith(Number),
    })
    .from(layoutRevisions)
    .where(isRevisionOf(name))
    .orderBy(desc(revision))
    .limit(MOST_REVISIONS);
}

export async function findRevision(db: Db, name: PageName, wanted: number): Promise<LayoutContentData | undefined> {
  const [row] = await db
    .select({ content: layoutRevisions.content })
    .from(layoutRevisions)
    .where(and(isRevisionOf(name), eq(layoutRevisions.revision, wanted)));
  return row?.content;
}

export async function insertRevision(db: Db, row: typeof layoutRevisions.$inferInsert): Promise<void> {
  await db.insert(layoutRevisions).values(row);
}
