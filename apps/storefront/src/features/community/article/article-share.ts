import { t } from '@lingui/core/macro';
import { formatAddress } from '@/platform/router/address';
import { type ShareContent, shareNow } from '@/platform/share';
import { getSession } from '@/session';
import { picture, toast } from '@/ui';

interface SharedText {
  articleId: string;
  title: string;
  cover: string;
}

/** Share content of a text on its page; the link contains the share code of the logged-in person. */
export function textShare(route: string, { articleId, title, cover }: SharedText): ShareContent {
  const { user } = getSession();
  const address = formatAddress(route, { id: articleId, share_code: user?.userId });
  return { title, address, imageUrl: picture(cover, 750) };
}

/** Share content of an article. */
export const articleShare = (article: SharedText): ShareContent => textShare('/pagesCommunity/article/index', article);

/** Shares from a button, and tells what happened where the platform shows nothing itself. */
export async function shareText(content: ShareContent): Promise<void> {
  const outcome = await shareNow(content);
  if (outcome === 'copied') toast(t`链接已复制，快去分享吧`);
  if (outcome === 'menu') toast(t`请点击右上角“···”分享`);
}
