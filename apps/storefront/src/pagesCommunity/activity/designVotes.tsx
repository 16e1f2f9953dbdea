import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { textShare } from '@/features/community/article/article-share';
import { ShareBar } from '@/features/community/article/share-bar';
import { ARTICLE } from '@/features/community/community-cache';
import { useOwnView } from '@/features/community/use-own-view';
import { StepsScreen } from '@/features/vote/steps-screen';
import { VOTE } from '@/features/vote/vote-cache';
import { voteSubject } from '@/features/vote/vote-subject';
import { useParams } from '@/navigation';
import { foundNothing, Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesCommunity/activity/designVotes';

/** 多项设计投票. */
export default function DesignVotes() {
  const { id = '' } = useParams(ROUTE);
  /** The period to look at; undefined: the one that runs. */
  const [period, setPeriod] = useState<number>();
  const enabled = id !== '';
  const vote = useQuery({
    ...apiQuery(VOTE, { voteId: id, ...(period && { period }) }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const article = useQuery({ ...apiQuery(ARTICLE, { articleId: id }), enabled });
  useOwnView([VOTE, ARTICLE]);
  const text = article.data;
  const share = text && (() => textShare(ROUTE, text));
  return (
    <Page
      route={ROUTE}
      plain
      subject={voteSubject}
      isMissing={!enabled || foundNothing(vote) || foundNothing(article)}
      queries={[vote, article]}
      navBar={<ShareBar title={t`多项设计投票`} share={share} />}
      skeleton={<Skeleton variant="detail" />}
      share={share}
    >
      {() => text && vote.data && <StepsScreen vote={vote.data} article={text} onPeriod={setPeriod} />}
    </Page>
  );
}
