import { formatAddress } from '@/platform/router/address';
import type { ShareContent } from '@/platform/share';
import { getSession } from '@/session';
import { picture } from '@/ui';

/** Width in px of the picture of a shared card. */
const CARD_WIDTH = 750;

/** What sharing the brand's page sends; the link carries the code of the person logged in. */
export function storyShare(story: { film: { title: string; poster: string } }): ShareContent {
  const address = formatAddress('/pagesDetail/introductionZeekr/index', { share_code: getSession().user?.userId });
  return { title: story.film.title, address, imageUrl: picture(story.film.poster, CARD_WIDTH) };
}

/** Share content of a chapter. */
export function chapterShare(chapter: { chapterId: string; title: string; cover: string }): ShareContent {
  const { chapterId, title, cover } = chapter;
  const query = { chapterId, share_code: getSession().user?.userId };
  const address = formatAddress('/pagesDetail/introductionZeekr/detail', query);
  return { title, address, imageUrl: picture(cover, CARD_WIDTH) };
}
