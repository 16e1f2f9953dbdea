import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { POLL } from '@/features/poll/poll-cache';
import { QuestionTimes } from '@/features/poll/question-times';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesActivity/zeekrXVote/rule';

/** 投票规则: when each question is open, and what holds for all of them. */
export default function ModelPollRulePage() {
  const { id: slug = 'x-vote' } = useParams(ROUTE);
  const poll = useQuery(apiQuery(POLL, { slug }));
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[poll]}>
      {() =>
        poll.data && (
          <>
            <QuestionTimes questions={poll.data.questions} />
            <CampaignRules rules={poll.data.campaign.rules} />
          </>
        )
      }
    </Page>
  );
}
