import { formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { Card, Form, Input, Table } from 'antd';
import { call } from '../../api/call';
import { Link } from '../../app/link';
import { methodWords, refundPartWords } from '../../texts/money-words';
import { useTexts } from '../../texts/texts';
import { type Action, useActions } from '../../ui/actions';
import { WordTag } from '../../ui/word-tag';
import type { Refund } from './refund-detail';

type Part = Refund['parts'][number];
const TRANSFER = 'POST /api/mporder/v1/staff/refund/transfer';

function useTransfers({ refundNo, actions }: Refund): Action<Part>[] {
  const { t } = useTexts();
  const isFor = ({ channel, state }: Part) => actions.includes('transfer') && channel === 'bank' && state === 'sending';
  return [
    {
      key: 'done',
      label: t('transferDone'),
      hint: t('transferDoneHint'),
      isMain: true,
      asks: 'note',
      needs: 'refunds.change',
      isFor,
      fields: () => (
        <Form.Item
          name="reference"
          label={t('bankReference')}
          rules={[{ required: true, min: 4, max: 64, whitespace: true, message: t('referenceWrong') }]}
        >
          <Input maxLength={64} autoFocus />
        </Form.Item>
      ),
      run: ({ paymentNo }, { fields, reason }) => {
        const reference = String(fields.reference);
        return call(TRANSFER, { body: { outcome: 'done', refundNo, paymentNo, reference }, reason });
      },
    },
    {
      key: 'failed',
      label: t('transferFailed'),
      hint: t('transferFailedHint'),
      isDanger: true,
      needs: 'refunds.change',
      isFor,
      run: ({ paymentNo }, { reason }) =>
        call(TRANSFER, { body: { outcome: 'failed', refundNo, paymentNo, reason }, reason }),
    },
  ];
}

/** The payments that go back, each with the transfer to a bank account that staff note. */
export function RefundParts({ refund }: { refund: Refund }) {
  const { t, say } = useTexts();
  const { buttons, dialog } = useActions(useTransfers(refund), 'small');
  return (
    <Card title={t('refundParts')}>
      <Table
        size="small"
        pagination={false}
        rowKey="paymentNo"
        dataSource={refund.parts}
        columns={[
          {
            title: t('paymentNo'),
            dataIndex: 'paymentNo',
            render: (paymentNo: string) => <Link to={`/payments/${paymentNo}`}>{paymentNo}</Link>,
          },
          { title: t('method'), dataIndex: 'method', render: (method: Part['method']) => say(methodWords[method]) },
          { title: t('amount'), dataIndex: 'amountFen', align: 'right', render: (fen: number) => formatYuan(fen) },
          {
            title: t('channel'),
            dataIndex: 'channel',
            render: (channel: Part['channel']) => t(channel === 'bank' ? 'byBank' : 'channelOriginal'),
          },
          {
            title: t('state'),
            dataIndex: 'state',
            render: (state: Part['state']) => <WordTag of={refundPartWords[state]} />,
          },
          {
            title: t('paidAt'),
            dataIndex: 'paidAt',
            render: (at: number | null) => (at === null ? '–' : formatDateTime(at)),
          },
          {
            title: t('doneAt'),
            dataIndex: 'doneAt',
            render: (at: number | null) => (at === null ? '–' : formatDateTime(at)),
          },
          { key: 'actions', align: 'right', render: (_, part) => buttons(part) },
        ]}
      />
      {dialog}
    </Card>
  );
}
