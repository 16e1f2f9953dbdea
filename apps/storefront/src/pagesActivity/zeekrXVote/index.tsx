import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { POLL } from '@/features/poll/poll-cache';
import { QuestionsScreen } from '@/features/poll/questions-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/zeekrXVote/index';

/** Three questions about the new model, one after the other. */
export default function ModelPollPage() {
  const { id: slug = 'x-vote' } = useParams(ROUTE);
  const poll = useQuery(apiQuery(POLL, { slug }));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[poll]}
      hasBottomBar={poll.data?.campaign.state === 'ended'}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => poll.data && <QuestionsScreen poll={poll.data} />}
    </Page>
  );
}
