import { t } from '@lingui/core/macro';
import { formatAddress } from '@/platform/router/address';
import { type ShareContent, shareNow } from '@/platform/share';
import { getSession } from '@/session';
import { picture, toast } from '@/ui';

/** Share content of an article; its link contains the share code of the logged-in person. */
export function articleShare(article: { articleId: string; title: string; cover: string }): ShareContent {
  const { user } = getSession();
  const address = formatAddress('/pagesCommunity/article/index', { id: article.articleId, share_code: user?.userId });
  return { title: article.title, address, imageUrl: picture(article.cover, 750) };
}

/** Shares from a button, and tells what happened where the platform shows nothing itself. */
export async function shareArticle(article: Parameters<typeof articleShare>[0]): Promise<void> {
  const outcome = await shareNow(articleShare(article));
  if (outcome === 'copied') toast(t`链接已复制，快去分享吧`);
  if (outcome === 'menu') toast(t`请点击右上角“···”分享`);
}
