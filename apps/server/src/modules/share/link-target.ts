import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPage } from './known-pages';

/** Query fields that a link stores separately, or that must not be passed on. */
const NOT_PASSED_ON = new Set(['share_code', 'channel', 'channel_token', 'token', 'scene', 'src', 'url', 'redirect']);
const MOST_FIELDS = 12;
/** Matches URLs: `https:`, `javascript:`, `//elsewhere`, `\\elsewhere`. */
const ADDRESS = /^\s*([a-z][a-z0-9+.-]*:\S|[/\\]{2})/i;

/** A page of the app with its query. */
export interface LinkTarget {
  route: string;
  query: Record<string, string>;
}

/**
 * The query sorted by name, without fields that a link must not pass on. @throws BAD_INPUT for
 * values that are URLs
 */
export function plainQuery(query: Readonly<Record<string, string>>): Record<string, string> {
  const fields = Object.entries(query)
    .filter(([name]) => !NOT_PASSED_ON.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const isPlain = fields.length <= MOST_FIELDS && fields.every(([, value]) => !ADDRESS.test(value));
  if (!isPlain) throw refuse('BAD_INPUT', { data: { fields: ['body.query'] } });
  return Object.fromEntries(fields);
}

/** Validates a link's target. @throws BAD_INPUT when it is not a page of the app */
export function checkTarget(ctx: Ctx, { route, query }: LinkTarget): LinkTarget & { title: string } {
  const page = findPage(ctx, route);
  if (!page) throw refuse('BAD_INPUT', { data: { fields: ['body.route'] } });
  return { route, query: plainQuery(query), title: page.title };
}
