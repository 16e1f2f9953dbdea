import { formatAddress } from '@/platform/router/address';
import type { ShareContent } from '@/platform/share';
import { getSession } from '@/session';
import { picture } from '@/ui';
import type { LayoutData } from './layout-data';

/** Width in px of the picture of a shared card. */
const CARD_WIDTH = 750;

/** Share content of a laid out page; the link names the same page and carries the code of the person logged in. */
export function layoutShare(path: string, layout: LayoutData): ShareContent {
  const { kind, slug, title, text, picture: image } = layout;
  const named = kind === 'campaigns' ? { kind: slug } : { modelId: slug };
  const address = formatAddress(path, { ...named, share_code: getSession().user?.userId });
  return { title: text || title, address, imageUrl: picture(image, CARD_WIDTH) };
}
