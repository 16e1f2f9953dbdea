import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { QUIZ } from '@/features/quiz/quiz-cache';
import { QuizScreen } from '@/features/quiz/quiz-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { picture, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/worldCup/index';
/** Width of the picture on a card (px). */
const CARD_WIDTH = 750;

/** 世界杯竞猜: the calendar of matches to predict. */
export default function QuizPage() {
  const { id: slug = 'world-cup' } = useParams(ROUTE);
  const quiz = useQuery(apiQuery(QUIZ, { slug }));
  const share = () => ({
    title: t`今晚谁会赢？来和我一起竞猜`,
    address: `${ROUTE}?id=${slug}`,
    ...(quiz.data && { imageUrl: picture(quiz.data.campaign.artwork.wide, CARD_WIDTH) }),
  });
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[quiz]}
      share={share}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => quiz.data && <QuizScreen quiz={quiz.data} share={share()} />}
    </Page>
  );
}
