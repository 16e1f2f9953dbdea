import { createHash, randomInt } from 'node:crypto';
import { brand } from '@voltfront/brand';
import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { WechatOfficial } from '../../providers/wechat-official/types';
import { shareTexts } from './share.texts';

type Sign = ReplyOf<'POST /api/appuser/v1/platform/pub/wechatGZHJSSDKSign/query'>;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const NONCE_LENGTH = 16;

const nonce = () => Array.from({ length: NONCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Origins of our own pages; in demo runs also that of the request. */
function ownOrigins({ app, request }: Ctx): string[] {
  const { publicUrl, isDemo } = app.config;
  const origins: (string | undefined)[] = [
    ...Object.values(brand.hosts),
    publicUrl,
    isDemo ? request.origin : undefined,
  ];
  return origins.flatMap((origin) => (origin ? [new URL(origin).origin] : []));
}

/** @throws FORBIDDEN for pages of other hosts, and for URLs with a user name or password */
function ownPage(ctx: Ctx, url: string): string {
  const address = new URL(url);
  if (address.username || address.password || !ownOrigins(ctx).includes(address.origin)) throw refuse('FORBIDDEN');
  return url.split('#')[0] ?? '';
}

function officialOf({ app }: Ctx): WechatOfficial {
  if (!app.wechatOfficial) throw refuse('PROVIDER_DOWN', { message: shareTexts.wechatClosed });
  return app.wechatOfficial;
}

/**
 * Signature of a page for the web SDK: SHA-1 of `jsapi_ticket=…&noncestr=…&timestamp=…&url=…`.
 * @throws FORBIDDEN for pages that are not ours, PROVIDER_DOWN
 */
export async function signPage(ctx: Ctx, url: string): Promise<Sign> {
  const page = ownPage(ctx, url);
  const official = officialOf(ctx);
  const ticket = await official.ticket();
  const [nonceStr, timestamp] = [nonce(), Math.floor(ctx.now() / 1000)];
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`;
  return { appId: official.appId, timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') };
}

/**
 * URL where WeChat's browser requests a code, which is returned to one of our pages. @throws
 * FORBIDDEN, PROVIDER_DOWN
 */
export function authorizeAddress(
  ctx: Ctx,
  { url, state }: QueryOf<'GET /api/appuser/v1/platform/pub/wechatGZHAuthorize'>,
): { address: string } {
  return { address: officialOf(ctx).authorizeAddress(ownPage(ctx, url), state) };
}
