import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { PredictScreen } from '@/features/quiz/predict-screen';
import { QUIZ_MATCH } from '@/features/quiz/quiz-cache';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/worldCup/participateQuiz';

/** 参与竞猜: one match. */
export default function PredictPage() {
  const { id: slug = 'world-cup', match = '' } = useParams(ROUTE);
  const shown = useQuery({ ...apiQuery(QUIZ_MATCH, { slug, match }), enabled: match !== '' });
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      isMissing={match === ''}
      queries={[shown]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        shown.data && (
          <PredictScreen data={shown.data} onBack={() => redirect('/pagesActivity/worldCup/index', { id: slug })} />
        )
      }
    </Page>
  );
}
