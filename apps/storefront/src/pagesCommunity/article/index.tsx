import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, useApiList } from '@/api';
import { ArticleNav } from '@/features/community/article/article-nav';
import { ArticleScreen } from '@/features/community/article/article-screen';
import { articleShare } from '@/features/community/article/article-share';
import { articleSubject } from '@/features/community/article/article-subject';
import { useReadingPosition } from '@/features/community/article/use-reading-position';
import { useSharedOpen } from '@/features/community/article/use-shared-open';
import type { CommentSort } from '@/features/community/comments/comment-section';
import { ARTICLE, COMMENTS } from '@/features/community/community-cache';
import { useOwnView } from '@/features/community/use-own-view';
import { useParams } from '@/navigation';
import { foundNothing, Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesCommunity/article/index';

/** 文章详情. */
export default function ArticlePage() {
  const { id: articleId = '', share_code: shareCode } = useParams(ROUTE);
  const [sort, setSort] = useState<CommentSort>('hottest');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const article = useQuery(apiQuery(ARTICLE, { articleId }));
  const comments = useApiList(COMMENTS, { articleId, sort }, { enabled: article.data !== undefined });
  useOwnView([ARTICLE, COMMENTS]);
  useSharedOpen(articleId, shareCode, article.data !== undefined);
  useReadingPosition(articleId, article.data !== undefined);
  const isGone = articleId === '' || foundNothing(article);
  const shown = isGone ? undefined : article.data;
  return (
    <Page
      route={ROUTE}
      plain
      title={shown?.title}
      subject={articleSubject}
      isMissing={isGone}
      queries={[article]}
      navBar={<ArticleNav article={shown} onMore={() => setMenuOpen(true)} />}
      onRefresh={() => Promise.all([article.refetch(), comments.refresh()])}
      hasBottomBar
      onReachBottom={comments.loadMore}
      skeleton={<Skeleton variant="detail" />}
      share={shown && (() => articleShare(shown))}
    >
      {() =>
        shown && (
          <ArticleScreen
            article={shown}
            comments={comments}
            sort={sort}
            onSort={setSort}
            isMenuOpen={isMenuOpen}
            onMenuClose={() => setMenuOpen(false)}
          />
        )
      }
    </Page>
  );
}
