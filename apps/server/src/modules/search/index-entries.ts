import { createHash } from 'node:crypto';
import { SearchKind, type SearchKindData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { SearchEntry, SearchRange } from '../../kernel/search-sources';
import { indexGrams } from './grams';
import { type EntryRow, findDigests, keepEntries, keptIds, removeEntries } from './search.repository';

/** Raised when grams are made in another way, so that all of them are made anew. */
const GRAMS_VERSION = 1;
/** Entries that are read and written at once. */
const BATCH = 200;

const digestOf = (entry: SearchEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([GRAMS_VERSION, entry]))
    .digest('base64url');

const rowOf = (entry: SearchEntry, digest: string, updatedAt: number): EntryRow => {
  const titleGrams = indexGrams(entry.title, true);
  const grams = [...new Set([...titleGrams, ...indexGrams(entry.text, false)])];
  return { ...entry, titleGrams, grams, digest, updatedAt };
};

async function entriesOf(ctx: Ctx, kind: SearchKindData, range: SearchRange): Promise<SearchEntry[] | null> {
  const answers = await ctx.app.hooks.ask(ctx, 'searchEntries', { kind, range });
  const known = answers.filter((answer) => answer !== null);
  return known.length === 0 ? null : known.flat();
}

async function keepChanged(ctx: Ctx, kind: SearchKindData, entries: readonly SearchEntry[]): Promise<void> {
  const digests = await findDigests(
    ctx.db,
    kind,
    entries.map(({ refId }) => refId),
  );
  const rows = entries.flatMap((entry) => {
    const digest = digestOf(entry);
    return digests.get(entry.refId) === digest ? [] : [rowOf(entry, digest, ctx.now())];
  });
  await keepEntries(ctx.db, rows);
}

/** Brings what is searched in line with these things, some of which may be hidden or gone. */
export async function reindex(ctx: Ctx, { kind, ids }: { kind: SearchKindData; ids: string[] }): Promise<void> {
  const entries = (await entriesOf(ctx, kind, { ids })) ?? [];
  await keepChanged(ctx, kind, entries);
  const found = new Set(entries.map(({ refId }) => refId));
  await removeEntries(
    ctx.db,
    kind,
    ids.filter((id) => !found.has(id)),
  );
}

async function indexKind(ctx: Ctx, kind: SearchKindData): Promise<void> {
  for (let after: string | null = null; ; ) {
    const entries: SearchEntry[] | null = await entriesOf(ctx, kind, { after, limit: BATCH });
    if (entries === null) return;
    await keepChanged(ctx, kind, entries);
    const last: string | null = entries.length < BATCH ? null : (entries.at(-1)?.refId ?? null);
    const found = new Set(entries.map(({ refId }) => refId));
    const gone = (await keptIds(ctx.db, kind, after, last)).filter((id) => !found.has(id));
    await removeEntries(ctx.db, kind, gone);
    if (last === null) return;
    after = last;
  }
}

/** Brings everything that is searched in line with its modules: what changed without an event, and what was there before. */
export async function indexAll(ctx: Ctx): Promise<void> {
  for (const kind of SearchKind.options) await indexKind(ctx, kind);
}
