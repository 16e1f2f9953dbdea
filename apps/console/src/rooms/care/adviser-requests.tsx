import { ADVISER_REQUEST_STATES } from '@voltfront/rules/care/adviser-request';
import { Form, Select } from 'antd';
import type { ReactNode } from 'react';
import { call } from '../../api/call';
import { adviserReasonWords, adviserRequestWords } from '../../texts/care-words';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import { momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mporder/v1/staff/care/requests';
type Request = ItemOf<typeof LIST>;

function useRequestActions(): Action<Request>[] {
  const { t } = useTexts();
  const needs = 'care.change' as const;
  return [
    {
      key: 'assign',
      label: t('assignAdviser'),
      hint: t('assignAdviserHint'),
      isMain: true,
      asks: 'note',
      needs,
      isFor: ({ state, others }) => state === 'waiting' && others.length > 0,
      fields: ({ others }) => (
        <Form.Item name="adviserId" label={t('newAdviser')} rules={[{ required: true, message: t('wanted') }]}>
          <Select
            options={others.map(({ adviserId, name, title }) => ({ value: adviserId, label: `${name} ${title}` }))}
          />
        </Form.Item>
      ),
      run: ({ requestId }, { fields, reason }) =>
        call('POST /api/mporder/v1/staff/care/request/assign', {
          body: { requestId, adviserId: String(fields.adviserId) },
          reason,
        }),
    },
    {
      key: 'decline',
      label: t('declineRequest'),
      hint: t('declineRequestHint'),
      longest: 100,
      needs,
      isFor: ({ state }) => state === 'waiting',
      run: ({ requestId }, { reason: answer }) =>
        call('POST /api/mporder/v1/staff/care/request/decline', { body: { requestId, answer }, reason: answer }),
    },
  ];
}

/** Customers who want another adviser, and what the store answered. */
export function AdviserRequests() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="requestId"
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          preset: 'waiting',
          options: ADVISER_REQUEST_STATES.map((value) => ({
            value,
            label: say([adviserRequestWords[value][0], adviserRequestWords[value][1]]),
          })),
        },
      ]}
      columns={[
        { title: t('customer'), key: 'customer', render: (_, row) => <TwoLines of={[row.nickname, row.storeName]} /> },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Request['state']) => <WordTag of={adviserRequestWords[state]} />,
        },
        { title: t('presentAdviser'), dataIndex: 'adviserName' },
        {
          title: t('why'),
          key: 'why',
          render: (_, { reason, note }) => <TwoLines of={[say(adviserReasonWords[reason]), note]} />,
        },
        {
          title: t('orderNo'),
          dataIndex: 'orderNo',
          render: (orderNo: string | null) => (orderNo === null ? '' : <OrderLink orderNo={orderNo} />),
        },
        { title: t('adviserAskedAt'), dataIndex: 'createdAt', render: momentOr },
        {
          title: t('answer'),
          key: 'answer',
          render: (_, { state, givenName, answer, answeredAt, others }) => {
            if (state !== 'waiting') return <TwoLines of={[givenName || answer, momentOr(answeredAt)]} />;
            return others.length === 0 ? t('noOther') : '';
          },
        },
      ]}
      actions={useRequestActions()}
    />
  );
}

/** Words with smaller ones below them. */
function TwoLines({ of: [first, second] }: { of: [first: ReactNode, second: ReactNode] }) {
  return (
    <>
      <div>{first}</div>
      <small>{second}</small>
    </>
  );
}
