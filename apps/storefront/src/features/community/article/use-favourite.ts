import { t } from '@lingui/core/macro';
import type { ArticleData } from '@voltfront/contract';
import { useRef } from 'react';
import { api } from '@/api';
import { ensureLogin } from '@/navigation';
import { toast } from '@/ui';
import { updateArticle } from '../community-cache';

function show(articleId: string, isFavourite: boolean, count?: number): void {
  updateArticle(articleId, (article) => {
    const delta = article.isFavourite === isFavourite ? 0 : isFavourite ? 1 : -1;
    const favourite = count ?? Math.max(0, article.counts.favourite + delta);
    return { ...article, isFavourite, counts: { ...article.counts, favourite } };
  });
}

/** Keeps or drops an article; shown at once, and put back when the server refuses. Visitors are sent to login. */
export function useFavourite({ articleId, isFavourite }: ArticleData): () => Promise<void> {
  const isSending = useRef(false);
  return async () => {
    if (!ensureLogin() || isSending.current) return;
    isSending.current = true;
    show(articleId, !isFavourite);
    try {
      const body = { articleId, isFavourite: !isFavourite };
      const answer = await api('POST /api/mpmkt/v1/community/favourite', { body });
      show(articleId, answer.isFavourite, answer.favouriteCount);
      toast(answer.isFavourite ? t`已收藏` : t`已取消收藏`);
    } catch {
      // The call has shown the error.
      show(articleId, isFavourite);
    } finally {
      isSending.current = false;
    }
  };
}
