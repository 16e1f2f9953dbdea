import type { ArticleData } from '@voltfront/contract';
import { useState } from 'react';
import type { ApiList, ItemOf } from '@/api';
import { scrollToTopOf } from '@/platform/scroll';
import { CommentContext } from '../comments/comment-actions';
import { CommentForm } from '../comments/comment-form';
import { COMMENTS_ID, CommentSection, type CommentSort } from '../comments/comment-section';
import { useCommentForm } from '../comments/use-comment-form';
import type { COMMENTS } from '../community-cache';
import { ReportSheet } from '../report-sheet';
import { useReport } from '../use-report';
import { ArticleBar } from './article-bar';
import { ArticleBody } from './article-body';
import { ArticleHead, ArticleTags } from './article-head';
import { ArticleMenu } from './article-menu';
import { ArticlePreview } from './article-preview';
import { RelatedArticles } from './related-articles';

export interface ArticleScreenProps {
  article: ArticleData;
  comments: ApiList<ItemOf<typeof COMMENTS>>;
  sort: CommentSort;
  onSort: (sort: CommentSort) => void;
  isMenuOpen: boolean;
  onMenuClose: () => void;
}

/** An article with everything around it. */
export function ArticleScreen({ article, comments, sort, onSort, isMenuOpen, onMenuClose }: ArticleScreenProps) {
  const { articleId, cover, blocks, counts, state } = article;
  const [viewed, setViewed] = useState<string | null>(null);
  const form = useCommentForm(articleId);
  const report = useReport();
  const isClosed = article.isCommentClosed || state !== 'published';
  const actions = {
    articleId,
    isClosed,
    answer: form.open,
    report: (comment: { commentId: string }) => report.open({ kind: 'comment', id: comment.commentId }),
  };
  return (
    <CommentContext.Provider value={actions}>
      <ArticleHead article={article} onCover={() => setViewed(cover)} />
      <ArticleBody blocks={blocks} onPicture={setViewed} />
      <ArticleTags article={article} />
      <RelatedArticles articleId={articleId} />
      <CommentSection list={comments} count={counts.comment} isClosed={isClosed} sort={sort} onSort={onSort} />
      <ArticleBar article={article} onWrite={() => form.open()} onComments={() => scrollToTopOf(COMMENTS_ID)} />
      <CommentForm form={form} />
      <ArticleMenu
        article={article}
        isOpen={isMenuOpen}
        onClose={onMenuClose}
        onReport={() => report.open({ kind: 'article', id: articleId })}
      />
      <ReportSheet target={report.target} isOpen={report.isOpen} onClose={report.close} />
      <ArticlePreview article={article} viewed={viewed} onClose={() => setViewed(null)} />
    </CommentContext.Provider>
  );
}
