import { formatDateTime } from '@voltfront/rules/format/date';
import { Descriptions } from 'antd';
import { call } from '../../api/call';
import { incidentWords, lookWords, methodWords } from '../../texts/money-words';
import { useTexts } from '../../texts/texts';
import { fact } from '../../ui/detail';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { IncidentSubject } from './incident-subject';

const LIST = 'GET /api/mporder/v1/staff/payments/incidents';
type Incident = ItemOf<typeof LIST>;

const WORDS: Readonly<Record<string, readonly [string, string]>> = methodWords;

/** What was wrong with payments, and whether somebody looked. */
export function Incidents() {
  const { t, say } = useTexts();
  const when = (at: number | null) => (at === null ? '–' : formatDateTime(at));
  return (
    <ResourceTable
      list={LIST}
      rowKey="incidentId"
      filters={[
        {
          kind: 'choice',
          name: 'only',
          label: t('state'),
          preset: 'all',
          options: [
            { value: 'all', label: t('allIncidents') },
            { value: 'new', label: t('onlyNew') },
          ],
        },
      ]}
      columns={[
        { title: t('incidentKind'), dataIndex: 'kind', render: (kind: Incident['kind']) => say(incidentWords[kind]) },
        {
          title: t('state'),
          dataIndex: 'isNew',
          render: (isNew: boolean) => <WordTag of={lookWords[isNew ? 'isNew' : 'isSeen']} />,
        },
        {
          title: t('incidentSubject'),
          key: 'subject',
          render: (_, { kind, subject }) => <IncidentSubject kind={kind} subject={subject} />,
        },
        { title: t('method'), dataIndex: 'method', render: (method: string) => say(WORDS[method]) || method },
        { title: t('seenCount'), dataIndex: 'seenCount', align: 'right' },
        { title: t('firstSeen'), dataIndex: 'firstAt', render: when },
        { title: t('lastSeenAt'), dataIndex: 'lastAt', render: when },
        { title: t('lookedAt'), dataIndex: 'lookedAt', render: when },
      ]}
      expand={({ detail }) => (
        <Descriptions
          size="small"
          column={2}
          items={Object.entries(detail).map(([name, value]) => fact(name, <code>{JSON.stringify(value)}</code>))}
        />
      )}
      actions={[
        {
          key: 'look',
          label: t('look'),
          hint: t('lookHint'),
          needs: 'payments.change',
          isFor: ({ isNew }) => isNew,
          run: ({ incidentId }, { reason, idempotencyKey }) =>
            call('POST /api/mporder/v1/staff/payments/incident/look', { body: { incidentId }, reason, idempotencyKey }),
        },
      ]}
    />
  );
}
