import { WRITING_STATES } from '@voltfront/rules/writing/writing-moves';
import { Tag } from 'antd';
import { Link } from '../../app/link';
import { useTexts } from '../../texts/texts';
import { writingWords } from '../../texts/writing-words';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mpmkt/v1/staff/writings';
type Line = ItemOf<typeof LIST>;

/** Articles that customers submitted: those to be reviewed, appeals, and what was decided. */
export function Writings() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="writingId"
      linkOf={({ writingId }) => `/articles/${writingId}`}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          options: WRITING_STATES.filter((value) => value !== 'draft').map((value) => ({
            value,
            label: say([writingWords[value][0], writingWords[value][1]]),
          })),
        },
        { kind: 'text', name: 'words', label: t('writingTitle') },
      ]}
      columns={[
        { title: t('writingTitle'), dataIndex: 'title' },
        {
          title: t('writingAuthor'),
          key: 'author',
          render: (_, { authorId, nickname }) => <Link to={`/customers/${authorId}`}>{nickname || authorId}</Link>,
        },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Line['state'], { isDoubtful }) => (
            <>
              <WordTag of={writingWords[state]} />
              {isDoubtful && <Tag color="warning">{t('writingDoubtful')}</Tag>}
            </>
          ),
        },
        { title: t('writingReason'), dataIndex: 'reason', render: (reason: string) => reason || '–' },
        { title: t('writingSubmitted'), dataIndex: 'submittedAt', render: momentOr },
      ]}
    />
  );
}
