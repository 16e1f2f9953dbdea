import { t } from '@lingui/core/macro';
import type { ArticleData } from '@voltfront/contract';
import { api, queryClient } from '@/api';
import { back } from '@/navigation';
import { ActionSheet, modal, toast } from '@/ui';
import { FEED, MODEL_ARTICLES, updateLists } from '../community-cache';

export interface ArticleMenuProps {
  article: ArticleData;
  isOpen: boolean;
  onClose: () => void;
  onReport: () => void;
}

/** Menu of an article: delete an own one, report somebody else's. */
export function ArticleMenu({ article, isOpen, onClose, onReport }: ArticleMenuProps) {
  const items = article.isOwn
    ? [{ key: 'delete', text: t`删除文章`, danger: true }]
    : [{ key: 'report', text: t`举报文章` }];
  const handleSelect = (key: string) => (key === 'delete' ? deleteArticle(article.articleId) : onReport());
  return <ActionSheet isOpen={isOpen} onClose={onClose} items={items} onSelect={handleSelect} />;
}

async function deleteArticle(articleId: string): Promise<void> {
  if (!(await modal({ content: t`删除后无法恢复，确定删除这篇文章吗？` }))) return;
  try {
    await api('POST /api/mpmkt/v1/community/article/delete', { body: { articleId } });
  } catch {
    // The call has shown the error.
    return;
  }
  for (const list of [FEED, MODEL_ARTICLES] as const) {
    updateLists(list, (cards) => cards.filter((card) => card.cardId !== articleId));
  }
  queryClient.removeQueries({ queryKey: ['list', FEED], type: 'inactive' });
  toast(t`文章已删除`);
  back();
}
