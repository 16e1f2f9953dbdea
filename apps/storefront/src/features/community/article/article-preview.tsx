import type { ArticleData } from '@voltfront/contract';
import { useMemo } from 'react';
import { ImagePreview } from '@/ui';
import { articlePictures } from './article-pictures';

export interface ArticlePreviewProps {
  article: ArticleData;
  /** Source of the picture that was tapped; null: closed. */
  viewed: string | null;
  onClose: () => void;
}

/** All pictures of an article over the whole screen, beginning with the tapped one. */
export function ArticlePreview({ article, viewed, onClose }: ArticlePreviewProps) {
  const pictures = useMemo(() => articlePictures(article), [article]);
  return (
    <ImagePreview
      isOpen={viewed !== null}
      onClose={onClose}
      pictures={pictures}
      startIndex={pictures.findIndex(({ src }) => src === viewed)}
      saveName={article.title}
    />
  );
}
