import type { WhitePaperData } from '@voltfront/contract';
import { formatAddress } from '@/platform/router/address';
import type { ShareContent } from '@/platform/share';
import { getSession } from '@/session';
import { picture } from '@/ui';

/** Width in px of the picture of a shared card. */
const CARD_WIDTH = 750;

/** The element of a chapter, for jumps. */
export const chapterAnchor = (chapterId: string): string => `chapter-${chapterId}`;

/** Share content of a paper, or of one of its chapters. */
export function whitePaperShare(paper: WhitePaperData, chapterId: string | null): ShareContent {
  const { paperId, title, cover, chapters } = paper;
  const chapter = chapters.find((one) => one.chapterId === chapterId);
  const query = { id: paperId, ...(chapter && { chapter: chapter.chapterId }), share_code: getSession().user?.userId };
  return {
    title: chapter ? `${title}：${chapter.title}` : title,
    address: formatAddress('/pagesCommunity/whitePaper', query),
    imageUrl: picture(cover, CARD_WIDTH),
  };
}
