import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { readingsOf, runsOf } from './grams';
import { type Found, findEntries, selectWords } from './search.repository';

type Key = 'GET /api/mpmkt/v1/search';
type Result = ReplyOf<Key>['items'][number];

const MOST_SUGGESTED = 8;
/** Characters of a result's text, and of those before the word that was found. */
const SNIPPET = 80;
const LEAD = 16;

/** The part of a text around the first word of the input, its beginning when that is not in it. */
function snippetOf(text: string, input: string): string {
  const places = runsOf(input).map((run) => text.toLowerCase().indexOf(run.text));
  const at = places.find((place) => place >= 0) ?? 0;
  const from = Math.max(0, at - LEAD);
  const part = text.slice(from, from + SNIPPET);
  return `${from > 0 ? '…' : ''}${part}${from + SNIPPET < text.length ? '…' : ''}`;
}

const present = ({ kind, refId, title, text, picture, link }: Found, input: string): Result => ({
  ...{ kind, refId, title, picture, link },
  text: kind === 'question' ? text : snippetOf(text, input),
});

/**
 * What fits a text, the best first.
 * @throws BAD_INPUT for a cursor of another search
 */
export async function findByText(ctx: Ctx, query: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/search', query);
  const readings = readingsOf(query.text);
  if (readings.length === 0) return { items: [], nextCursor: null };
  const found = await findEntries(ctx.db, readings, query.kind ?? null, page);
  const { rows, nextCursor } = page.cut(found, ({ score, kind, refId }) => ({ key: score, id: `${kind}:${refId}` }));
  return { items: rows.map((row) => present(row, query.text)), nextCursor };
}

/** Titles that fit what was typed so far, each once; recommended words before anything was typed. */
export async function suggest(
  ctx: Ctx,
  { text }: QueryOf<'GET /api/mpmkt/v1/search/suggestions'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/search/suggestions'>> {
  const readings = text ? readingsOf(text) : [];
  if (readings.length === 0) return { words: text ? [] : await selectWords(ctx.db, MOST_SUGGESTED) };
  const found = await findEntries(ctx.db, readings, null, { after: null, limit: MOST_SUGGESTED });
  return { words: [...new Set(found.map(({ title }) => title))] };
}
