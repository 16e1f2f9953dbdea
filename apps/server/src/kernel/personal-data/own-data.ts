import type { CollectionKey } from '@voltfront/brand/privacy';
import type { Ctx } from '../context';
import { type PersonalExport, type PersonalItem, type PersonalTable, personalTables } from './declare';
import { countItem, eraseRows, newestRow, ownPage, type Position } from './own-rows.repository';

/** Newest value and number of times of one item that is kept of a person. */
export interface PersonalFact {
  key: CollectionKey;
  /** With its middle hidden; null where there is none to show. */
  value: string | null;
  /** Times since the moment asked for. */
  count: number;
}

/** A table of the copy that a person gets of their data. */
export interface PersonalSection {
  title: string;
  /** At most `COPY_ROWS`, newest first; moments in epoch milliseconds in fields that end in `At`. */
  rows: object[];
}

/** Most rows of one table in a copy, and of one statement. */
const COPY_ROWS = 2000;
const PAGE_ROWS = 500;

declare module '../hooks' {
  interface HookMap {
    /** What no table with the person's id tells of them since `since` (epoch ms). A few bounded queries, none per row. */
    personalFacts: { input: { accountId: string; since: number }; answer: PersonalFact[] };
  }
}

type Exported = PersonalTable & { exported: PersonalExport };
const isExported = (declaration: PersonalTable): declaration is Exported => 'title' in declaration.exported;

async function ownRows(ctx: Ctx, declaration: Exported, accountId: string): Promise<object[]> {
  const rows: object[] = [];
  let after: Position | null = null;
  do {
    const page: Awaited<ReturnType<typeof ownPage>> = await ownPage(ctx.db, declaration, accountId, {
      after,
      limit: PAGE_ROWS,
    });
    rows.push(...page.rows);
    after = page.last;
  } while (after && rows.length < COPY_ROWS);
  return rows;
}

/** Everything that the tables keep of a person, as they declare it. Tables without rows are left out. */
export async function exportOwnData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const sections = new Map<string, PersonalSection>();
  for (const declaration of personalTables().filter(isExported)) {
    const { title } = declaration.exported;
    const rows = await ownRows(ctx, declaration, accountId);
    const known = sections.get(title);
    if (known) known.rows.push(...rows);
    else if (rows.length > 0) sections.set(title, { title, rows });
  }
  return [...sections.values()];
}

async function factOf(
  ctx: Ctx,
  declaration: PersonalTable,
  item: PersonalItem,
  person: { accountId: string; since: number },
): Promise<PersonalFact> {
  const row = item.value && (await newestRow(ctx.db, declaration, item.columns ?? {}, person.accountId));
  const value = (row && item.value?.(row)) ?? null;
  const isCounted = !item.uncounted && (!item.onlyWithValue || value !== null);
  return { key: item.key, value, count: isCounted ? await countItem(ctx.db, declaration, item, person) : 0 };
}

/** What the tables tell of a person for the privacy list. */
export async function ownFacts(ctx: Ctx, person: { accountId: string; since: number }): Promise<PersonalFact[]> {
  const facts: PersonalFact[] = [];
  for (const declaration of personalTables())
    for (const item of declaration.items ?? []) facts.push(await factOf(ctx, declaration, item, person));
  return facts;
}

/** Deletes and blanks what the tables declare, of a person whose account is cancelled. May run twice. */
export async function eraseOwnData(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  for (const declaration of personalTables()) await eraseRows(ctx.db, declaration, accountId);
}
