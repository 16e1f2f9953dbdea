import type { SearchKindData } from '@voltfront/contract';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import type { PageRange } from '../../kernel/list';
import type { SearchRange } from '../../kernel/search-sources';
import type { Reading } from './grams';
import { searchEntries, searchQuestions, searchWords } from './search.tables';

export type EntryRow = typeof searchEntries.$inferInsert;

/** What a search finds, with its place in the order. */
export interface Found extends Record<string, unknown> {
  kind: SearchKindData;
  refId: string;
  title: string;
  text: string;
  picture: string | null;
  link: string | null;
  score: number;
}

/** Rows that each way to look for candidates may bring; what fits all grams is looked for first. */
const MOST_WHOLE = 300;
const MOST_PARTS = 200;
/** Grams of which one is enough for a text to be a candidate; those of the likeliest reading come first. */
const PARTS_LOOKED_FOR = 8;
/** Results below this score, of 100, fit by chance. */
const LEAST_SCORE = 45;

const textArray = (grams: readonly string[]) => sql`${sql.param([...grams])}::text[]`;

/** Hundredths of a reading's grams that an array has, times the reading's weight. */
const fit = ({ grams, weight }: Reading, column: 'grams' | 'title_grams') =>
  sql`(select count(*) from unnest(${textArray(grams)}) as gram where gram = any(candidate.${sql.raw(column)}))
    * ${weight}::int / ${grams.length}::int`;

/**
 * A page of what fits an input, the best first. Candidates come from the indices of grams, a bounded number in each way;
 * only these are scored.
 */
export async function findEntries(
  db: Db,
  readings: readonly Reading[],
  kind: SearchKindData | null,
  { after, limit }: PageRange,
): Promise<Found[]> {
  const ofKind = kind === null ? sql`true` : sql`kind = ${kind}`;
  // Planned for all that fits, so that the index is used, and read only as far as the limit.
  const pick = (condition: ReturnType<typeof sql>, most: number) =>
    sql`(with part as materialized (select kind, ref_id from ${searchEntries} where ${condition} and ${ofKind})
      select kind, ref_id from part limit ${most}::int)`;
  const all = readings.flatMap(({ grams }) => grams);
  const candidates = sql.join(
    [
      ...readings.map(({ grams }) => pick(sql`grams @> ${textArray(grams)}`, MOST_WHOLE)),
      pick(sql`title_grams && ${textArray(all)}`, MOST_PARTS),
      pick(sql`grams && ${textArray(all.slice(0, PARTS_LOOKED_FOR))}`, MOST_PARTS),
    ],
    sql` union `,
  );
  const best = (column: 'grams' | 'title_grams') =>
    sql`greatest(${sql.join(
      readings.map((reading) => fit(reading, column)),
      sql`, `,
    )})`;
  const { rows } = await db.execute<Found>(sql`
    with found as (${candidates}), scored as (
      select candidate.kind, candidate.ref_id as "refId", candidate.title, candidate.text, candidate.picture,
        candidate.link, (${best('grams')} + ${best('title_grams')} / 2)::int as score,
        candidate.kind || ':' || candidate.ref_id as id
      from found join ${searchEntries} as candidate using (kind, ref_id)
    )
    select * from scored
    where score >= ${LEAST_SCORE}::int
      and ${after ? sql`(score, id) < (${after.key}::int, ${after.id})` : sql`true`}
    order by score desc, id desc limit ${limit}::int`);
  return rows;
}

/** Hashes of the kept entries with these ids. */
export async function findDigests(db: Db, kind: SearchKindData, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ refId: searchEntries.refId, digest: searchEntries.digest })
    .from(searchEntries)
    .where(and(eq(searchEntries.kind, kind), inArray(searchEntries.refId, ids)));
  return new Map(rows.map(({ refId, digest }) => [refId, digest]));
}

/** Keeps entries as they are now. */
export async function keepEntries(db: Db, rows: EntryRow[]): Promise<void> {
  if (rows.length === 0) return;
  const set = Object.fromEntries(
    ['title', 'text', 'picture', 'link', 'title_grams', 'grams', 'digest', 'updated_at'].map((column) => [
      column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      sql.raw(`excluded.${column}`),
    ]),
  );
  await db
    .insert(searchEntries)
    .values(rows)
    .onConflictDoUpdate({ target: [searchEntries.kind, searchEntries.refId], set });
}

/** Forgets entries. */
export async function removeEntries(db: Db, kind: SearchKindData, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(searchEntries).where(and(eq(searchEntries.kind, kind), inArray(searchEntries.refId, ids)));
}

/** Ids of kept entries of a kind between two ids; `to` null: to the end. */
export async function keptIds(db: Db, kind: SearchKindData, from: string | null, to: string | null): Promise<string[]> {
  const { refId } = searchEntries;
  const rows = await db
    .select({ refId })
    .from(searchEntries)
    .where(
      and(
        eq(searchEntries.kind, kind),
        from === null ? undefined : gt(refId, from),
        to === null ? undefined : sql`${refId} <= ${to}`,
      ),
    )
    .orderBy(asc(refId));
  return rows.map((row) => row.refId);
}

/** Questions with their answers, those that are not retired. */
export function selectQuestions(db: Db, range: SearchRange) {
  const { questionId, isRetired } = searchQuestions;
  const query = db.select().from(searchQuestions).$dynamic();
  const isFound = eq(isRetired, false);
  if ('ids' in range) return query.where(and(isFound, inArray(questionId, [...range.ids])));
  return query
    .where(and(isFound, range.after === null ? undefined : gt(questionId, range.after)))
    .orderBy(asc(questionId))
    .limit(range.limit);
}

/** Recommended words, in order. */
export async function selectWords(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .orderBy(asc(searchWords.position))
    .limit(most);
  return rows.map(({ word }) => word);
}

/** Adds questions and words; those that are there stay as they are. */
export async function seedSearch(
  db: Db,
  seed: { questions: (typeof searchQuestions.$inferInsert)[]; words: (typeof searchWords.$inferInsert)[] },
): Promise<void> {
  await db.insert(searchQuestions).values(seed.questions).onConflictDoNothing();
  await db.insert(searchWords).values(seed.words).onConflictDoNothing();
}
