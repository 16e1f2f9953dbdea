import { parseHttpAddress } from '../web-address/http-address';
import type { VoiceChannel } from './voice';

/** A link to a post. */
export interface PostLink {
  /** What is opened. */
  href: string;
  /** What makes two links the same: host and post, without what a share adds. */
  key: string;
}

/** Longest text in which a link is looked for. */
export const SHARE_TEXT_MOST = 1000;

/** Ids and short codes; a code is told apart by the case of its letters. */
const PART = '[A-Za-z0-9_-]{4,40}';
const DOUYIN_SHORT = new RegExp(`^/(${PART})/?$`);
const DOUYIN_POST = /^\/(?:share\/)?(video|note)\/(\d{6,25})\/?$/;
const REDBOOK_SHORT = new RegExp(`^/(?:([a-z])/)?(${PART})/?$`);
const REDBOOK_NOTE = /^\/(?:explore|discovery\/item)\/([0-9a-fA-F]{24})\/?$/;

/** The path, without query and fragment. */
const pathOf = (rest: string): string => rest.split(/[?#]/)[0] ?? '';

function douyinLink(hostname: string, path: string): PostLink | null {
  if (hostname === 'v.douyin.com') {
    const code = DOUYIN_SHORT.exec(path)?.[1];
    return code ? { href: `https://v.douyin.com/${code}/`, key: `v.douyin.com/${code}` } : null;
  }
  if (hostname !== 'www.douyin.com') return null;
  const [, kind, id] = DOUYIN_POST.exec(path) ?? [];
  return kind && id ? { href: `https://www.douyin.com/${kind}/${id}`, key: `douyin.com/${id}` } : null;
}

/** A note opens only with the token that its share carries, so its query stays in the link and not in the key. */
function redbookLink(hostname: string, path: string, query: string): PostLink | null {
  if (hostname === 'xhslink.com') {
    const [, kind, code] = REDBOOK_SHORT.exec(path) ?? [];
    if (!code) return null;
    const full = kind ? `${kind}/${code}` : code;
    return { href: `https://xhslink.com/${full}`, key: `xhslink.com/${full}` };
  }
  if (hostname !== 'xiaohongshu.com' && hostname !== 'www.xiaohongshu.com') return null;
  const id = REDBOOK_NOTE.exec(path)?.[1]?.toLowerCase();
  return id ? { href: `https://www.xiaohongshu.com/explore/${id}${query}`, key: `xiaohongshu.com/${id}` } : null;
}

/** Share texts put words right behind a link; none of its letters is outside of these. */
const LINKS = /https?:\/\/[\w.~:/?#@!$&*+;=%-]+/gi;

/**
 * The link to a post in the text that a share copies; null when there is none of the channel's hosts.
 *
 * Example: `3.56 看看这辆车 https://v.douyin.com/iAbC12d/ 复制此链接` is `v.douyin.com/iAbC12d`.
 */
export function findPostLink(channel: VoiceChannel, text: string): PostLink | null {
  for (const [found] of text.slice(0, SHARE_TEXT_MOST).matchAll(LINKS)) {
    const address = parseHttpAddress(found);
    if (!address || address.origin !== `${address.protocol}//${address.hostname}`) continue;
    const path = pathOf(address.rest);
    const query = address.rest.slice(path.length).split('#')[0] ?? '';
    const link =
      channel === 'douyin'
        ? douyinLink(address.hostname, path)
        : channel === 'redbook'
          ? redbookLink(address.hostname, path, query)
          : null;
    if (link) return link;
  }
  return null;
}
