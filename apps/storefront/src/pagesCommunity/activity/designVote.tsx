import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery, useApiList } from '@/api';
import { textShare } from '@/features/community/article/article-share';
import { ShareBar } from '@/features/community/article/share-bar';
import type { CommentSort } from '@/features/community/comments/comment-section';
import { ARTICLE, COMMENTS } from '@/features/community/community-cache';
import { useOwnView } from '@/features/community/use-own-view';
import { VOTE } from '@/features/vote/vote-cache';
import { VoteScreen } from '@/features/vote/vote-screen';
import { voteSubject } from '@/features/vote/vote-subject';
import { redirect, useParams } from '@/navigation';
import { foundNothing, Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesCommunity/activity/designVote';

/** 设计投票: one question. A vote on several has a page of its own, which opens in its place. */
export default function DesignVote() {
  const { id = '' } = useParams(ROUTE);
  const [sort, setSort] = useState<CommentSort>('hottest');
  const enabled = id !== '';
  const vote = useQuery({ ...apiQuery(VOTE, { voteId: id }), enabled });
  const article = useQuery({ ...apiQuery(ARTICLE, { articleId: id }), enabled });
  const comments = useApiList(COMMENTS, { articleId: id, sort }, { enabled: article.data !== undefined });
  useOwnView([VOTE, ARTICLE, COMMENTS]);
  const hasSteps = vote.data !== undefined && vote.data.questions.length > 1;
  useEffect(() => {
    if (hasSteps) redirect('/pagesCommunity/activity/designVotes', { id });
  }, [hasSteps, id]);
  const text = article.data;
  const share = text && (() => textShare(ROUTE, text));
  return (
    <Page
      route={ROUTE}
      plain
      subject={voteSubject}
      isMissing={!enabled || foundNothing(vote) || foundNothing(article)}
      queries={[vote, article]}
      navBar={<ShareBar title={t`设计投票`} share={share} />}
      hasBottomBar
      onReachBottom={comments.loadMore}
      skeleton={<Skeleton variant="detail" />}
      share={share}
    >
      {() =>
        text &&
        vote.data &&
        !hasSteps && (
          <VoteScreen route={ROUTE} vote={vote.data} article={text} comments={comments} sort={sort} onSort={setSort} />
        )
      }
    </Page>
  );
}
