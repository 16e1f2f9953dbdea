import { Form, Input } from 'antd';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';

const LIST = 'GET /api/mpmkt/v1/staff/campaign/disputes';
type Dispute = ItemOf<typeof LIST>;

const ANSWER_MOST = 200;

/** States of customers that staff ambassadors call wrong, and what was answered. */
export function Disputes() {
  const { t } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="relationId"
      columns={[
        { title: t('disputedAt'), dataIndex: 'at', render: (at: number) => momentOr(at) },
        { title: t('parcelCampaign'), dataIndex: 'campaign' },
        {
          title: t('disputeEmployee'),
          key: 'employee',
          render: (_, { employee, organName }) => `${employee} ${organName}`,
        },
        { title: t('disputeCustomer'), dataIndex: 'friend' },
        { title: t('disputeText'), dataIndex: 'text' },
        {
          title: t('disputeAnswer'),
          key: 'answer',
          render: (_, { answer }) => (answer ? `${answer.text} ${momentOr(answer.at)}` : t('disputeWaiting')),
        },
      ]}
      actions={[
        {
          key: 'answer',
          label: t('answerDispute'),
          isMain: true,
          needs: 'campaigns.change',
          asks: 'nothing',
          isFor: ({ answer }: Dispute) => answer === null,
          fields: () => (
            <Form.Item
              name="answer"
              label={t('disputeAnswer')}
              rules={[{ required: true, whitespace: true, message: t('wanted') }]}
            >
              <Input.TextArea maxLength={ANSWER_MOST} showCount rows={4} />
            </Form.Item>
          ),
          run: ({ employeeId, relationId }, { fields, reason }) =>
            call('POST /api/mpmkt/v1/staff/campaign/disputes/answer', {
              body: { employeeId, relationId, answer: String(fields.answer) },
              reason,
            }),
        },
      ]}
    />
  );
}
