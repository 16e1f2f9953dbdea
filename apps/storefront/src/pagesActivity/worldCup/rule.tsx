import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { windowWords } from '@/features/campaign/window-words';
import { QUIZ } from '@/features/quiz/quiz-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { NoticeBar } from '@/ui';

const ROUTE = '/pagesActivity/worldCup/rule';

/** 竞猜规则. */
export default function QuizRulePage() {
  const { id: slug = 'world-cup' } = useParams(ROUTE);
  const quiz = useQuery(apiQuery(QUIZ, { slug }));
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[quiz]}>
      {() =>
        quiz.data && (
          <>
            <NoticeBar>{windowWords(quiz.data.campaign)}</NoticeBar>
            <CampaignRules rules={quiz.data.campaign.rules} />
          </>
        )
      }
    </Page>
  );
}
