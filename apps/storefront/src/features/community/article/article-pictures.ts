import { t } from '@lingui/core/macro';
import type { ArticleData } from '@voltfront/contract';
import type { PreviewPicture } from '@/ui';

/** Alternative text of pictures without one. */
export const pictureName = (caption: string | null): string => caption || t`文章图片`;

/** The cover and every picture of the text in reading order, each once, to be looked at one after the other. */
export function articlePictures({ cover, title, blocks }: ArticleData): PreviewPicture[] {
  const bySource = new Map<string, PreviewPicture>();
  if (cover) bySource.set(cover, { src: cover, alt: title });
  for (const block of blocks) {
    if (block.kind !== 'picture') continue;
    const { src, caption } = block;
    const isKnown = bySource.has(src);
    if (!isKnown || caption) bySource.set(src, { src, alt: pictureName(caption), ...(caption ? { caption } : {}) });
  }
  return [...bySource.values()];
}
