import type { ArticleData } from '@voltfront/contract';
import { useState } from 'react';
import type { ApiList, ItemOf } from '@/api';
import { scrollToTopOf } from '@/platform/scroll';
import { CommentArea } from '../comments/comment-area';
import { COMMENTS_ID, CommentSection, type CommentSort } from '../comments/comment-section';
import type { COMMENTS } from '../community-cache';
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
  const isClosed = article.isCommentClosed || state !== 'published';
  return (
    <CommentArea articleId={articleId} isClosed={isClosed}>
      {({ write, report }) => (
        <>
          <ArticleHead article={article} onCover={() => setViewed(cover)} />
          <ArticleBody blocks={blocks} onPicture={setViewed} />
          <ArticleTags article={article} />
          <RelatedArticles articleId={articleId} />
          <CommentSection list={comments} count={counts.comment} isClosed={isClosed} sort={sort} onSort={onSort} />
          <ArticleBar article={article} onWrite={() => write()} onComments={() => scrollToTopOf(COMMENTS_ID)} />
          <ArticleMenu
            article={article}
            isOpen={isMenuOpen}
            onClose={onMenuClose}
            onReport={() => report({ kind: 'article', id: articleId })}
          />
          <ArticlePreview article={article} viewed={viewed} onClose={() => setViewed(null)} />
        </>
      )}
    </CommentArea>
  );
}
