import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, useApiList } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { PredictionList } from '@/features/quiz/prediction-list';
import { PREDICTIONS, STANDING } from '@/features/quiz/quiz-cache';
import { RankingList } from '@/features/quiz/ranking-list';
import { StandingHead, StreakPrizes } from '@/features/quiz/result-screen';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton, Tabs } from '@/ui';

const ROUTE = '/pagesActivity/worldCup/quizResult';

/** 竞猜结果: own predictions with what came of them, prizes of streaks, and the ranking. */
export default function QuizResultPage() {
  const { id: slug = 'world-cup', tab = 'own' } = useParams(ROUTE);
  const [shown, show] = useState(tab);
  const own = useQuery(apiQuery(STANDING, { slug }));
  const list = useApiList(PREDICTIONS, { slug }, { enabled: shown === 'own' });
  const predict = () => redirect('/pagesActivity/worldCup/index', { id: slug });
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[own]}
      onRefresh={() => Promise.all([own.refetch(), list.refresh()])}
      onReachBottom={list.loadMore}
      skeleton={<Skeleton variant="card" count={3} />}
    >
      {() =>
        own.data && (
          <>
            <StandingHead own={own.data} />
            <Tabs
              stretch
              label={t`竞猜结果`}
              items={[
                { key: 'own', text: t`我的竞猜` },
                { key: 'ranking', text: t`排行榜` },
              ]}
              activeKey={shown}
              onChange={(key) => show(key === 'ranking' ? 'ranking' : 'own')}
            />
            {shown === 'own' ? (
              <>
                <StreakPrizes own={own.data} />
                <PredictionList slug={slug} list={list} onPredict={predict} />
              </>
            ) : (
              <RankingList slug={slug} onPredict={predict} />
            )}
          </>
        )
      }
    </Page>
  );
}
