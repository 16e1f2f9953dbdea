import { Tag } from 'antd';
import { Link } from '../../app/link';
import { reportedKindWords, reportedStateWords, reportReasonWords } from '../../texts/report-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import styles from './reports.module.css';

const LIST = 'GET /api/mpmkt/v1/staff/reports';
type Reported = ItemOf<typeof LIST>;

/** What customers reported: one row for each thing, however many reported it. */
export function Reports() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="itemId"
      linkOf={({ itemId }) => `/reports/${itemId}`}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          options: [
            { value: 'open', label: say([reportedStateWords.open[0], reportedStateWords.open[1]]) },
            { value: 'decided', label: t('reportDecided') },
          ],
        },
        {
          kind: 'choice',
          name: 'kind',
          label: t('reportKind'),
          options: Object.entries(reportedKindWords).map(([value, words]) => ({ value, label: say(words) })),
        },
      ]}
      columns={[
        {
          title: t('reportContent'),
          key: 'content',
          render: (_, { title, kind }) => (
            <div className={styles.content}>
              <div>{title || t('reportDeleted')}</div>
              <small>{say(reportedKindWords[kind])}</small>
            </div>
          ),
        },
        {
          title: t('reportAuthor'),
          key: 'author',
          render: (_, { authorId, nickname }) => <Author accountId={authorId} nickname={nickname} />,
        },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Reported['state']) => <WordTag of={reportedStateWords[state]} />,
        },
        { title: t('reportCount'), dataIndex: 'reportCount', align: 'right' },
        {
          title: t('reportReasons'),
          dataIndex: 'reasons',
          render: (reasons: Reported['reasons']) => <Reasons of={reasons} />,
        },
        { title: t('reportNewest'), dataIndex: 'newestAt', render: momentOr },
        { title: t('reportDecidedAt'), dataIndex: 'decidedAt', render: momentOr },
      ]}
    />
  );
}

/** Reasons, each with how many gave it. */
export function Reasons({ of }: { of: Reported['reasons'] }) {
  const { say } = useTexts();
  return (
    <span className={styles.reasons}>
      {of.map(({ reason, count }) => (
        <Tag key={reason}>{`${say(reportReasonWords[reason])} ${count}`}</Tag>
      ))}
    </span>
  );
}

/** Who published something, with the way to their account where they have one. */
export function Author({ accountId, nickname }: { accountId: string | null; nickname: string }) {
  if (accountId === null) return nickname || '–';
  return <Link to={`/customers/${accountId}`}>{nickname || accountId}</Link>;
}
