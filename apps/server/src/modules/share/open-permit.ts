import { brand } from '@voltfront/brand';
import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { platformCodes } from '@voltfront/contract/headers';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPage } from './known-pages';
import { plainQuery } from './link-target';
import { shareTexts } from './share.texts';

type Key = 'POST /{product}-mp-mkt/toc/open/v1/apply/openPermit';

/**
 * Whether a page may be opened from outside, and the URL by which the app opens it. @throws
 * BAD_INPUT for URLs in the query
 */
export function showOpenPermit(ctx: Ctx, { route, query }: BodyOf<Key>): ReplyOf<Key> {
  const fields = new URLSearchParams(plainQuery(query)).toString();
  if (!findPage(ctx, route)) return { isPermitted: false, platforms: [], appScheme: null };
  const address = encodeURIComponent(fields ? `${route}?${fields}` : route);
  return {
    isPermitted: true,
    platforms: [...platformCodes],
    appScheme: `${brand.appScheme}://open?route=${address}`,
  };
}

const SHARE_CODE = /^[\w-]{1,64}$/;

/**
 * A page that the caller may open: its route, and its normalised query with the sharer's code.
 * @throws NOT_FOUND, BAD_INPUT for URLs in the query
 */
export function assertPage(ctx: Ctx, route: string, query: string): { route: string; query: string } {
  if (!findPage(ctx, route)) throw refuse('NOT_FOUND', { message: shareTexts.pageMissing });
  const { share_code: code = '', ...fields } = Object.fromEntries(new URLSearchParams(query));
  const shared: Record<string, string> = SHARE_CODE.test(code) ? { share_code: code } : {};
  return { route, query: new URLSearchParams({ ...plainQuery(fields), ...shared }).toString() };
}
