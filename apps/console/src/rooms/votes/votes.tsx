import { voteStageWords } from '../../texts/activity-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { NewVote } from './vote-fields';

const LIST = 'GET /api/mpmkt/v1/staff/votes';
type Line = ItemOf<typeof LIST>;

/** Votes with their ballots, hidden ones included. */
export function Votes() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="voteId"
      linkOf={({ voteId }) => `/votes/${voteId}`}
      tools={() => <NewVote />}
      filters={[
        { kind: 'text', name: 'words', label: t('activityTitle') },
        {
          kind: 'choice',
          name: 'stage',
          label: t('activityStage'),
          options: Object.entries(voteStageWords).map(([value, [zh, en]]) => ({ value, label: say([zh, en]) })),
        },
      ]}
      columns={[
        { title: t('activityTitle'), dataIndex: 'title' },
        {
          title: t('activityStage'),
          dataIndex: 'stage',
          render: (stage: Line['stage']) => <WordTag of={voteStageWords[stage]} />,
        },
        {
          title: t('voteTime'),
          key: 'time',
          render: (_, { startsAt, endsAt }) => `${momentOr(startsAt)} ~ ${momentOr(endsAt)}`,
        },
        {
          title: t('votePeriodDays'),
          dataIndex: 'periodDays',
          align: 'right',
          render: (days: number | null) => days ?? t('votePeriodNone'),
        },
        { title: t('voteQuestions'), dataIndex: 'questionCount', align: 'right' },
        { title: t('voteBallots'), dataIndex: 'ballotCount', align: 'right' },
      ]}
    />
  );
}
