import type { ReplyOf } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Card, Descriptions, Empty, Skeleton, Table, Tag } from 'antd';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { invoiceFieldWords, invoiceWords } from '../../texts/handover-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { WordTag } from '../../ui/word-tag';
import { useInvoiceActions } from './invoice-actions';

export type InvoiceData = ReplyOf<'GET /api/mporder/v1/staff/invoice'>;

/** An application for an invoice, with everything that was issued for it. */
export function InvoiceDetail({ id }: { id: string }) {
  const invoice = useCall('GET /api/mporder/v1/staff/invoice', { orderNo: id });
  if (invoice.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (invoice.isError) return <FailedState error={invoice.error} retry={() => void invoice.refetch()} />;
  return (
    <DetailPage>
      <Head invoice={invoice.data} />
      {invoice.data.company ? <Company company={invoice.data.company} /> : null}
      <Papers papers={invoice.data.papers} />
    </DetailPage>
  );
}

function Head({ invoice }: { invoice: InvoiceData }) {
  const { t, say } = useTexts();
  const { buttons, dialog } = useActions(useInvoiceActions());
  const { wrongFields, reason } = invoice;
  return (
    <>
      <DetailHead
        title={invoice.orderNo}
        tags={<WordTag of={invoiceWords[invoice.state]} />}
        buttons={buttons(invoice)}
        facts={[
          fact(t('order'), <OrderLink orderNo={invoice.orderNo} />),
          fact(t('amount'), <b className="tabular">{formatYuan(invoice.amountFen)}</b>),
          fact(t('model'), invoice.modelName),
          fact(t('buyer'), `${invoice.buyerName} (${t(invoice.buyerKind)})`),
          fact(t('vin'), invoice.vin ?? '–'),
          fact(t('invoiceNo'), invoice.invoiceNo ?? '–'),
          fact(t('email'), invoice.email),
          fact(t('phone'), invoice.mobile),
          fact(t('submittedAt'), momentOr(invoice.submittedAt)),
          ...(reason ? [fact(t('reason'), reason, 2)] : []),
          ...(wrongFields.length > 0
            ? [
                fact(
                  t('wrongFields'),
                  wrongFields.map((field) => <Tag key={field}>{say(invoiceFieldWords[field])}</Tag>),
                ),
              ]
            : []),
        ]}
      />
      {dialog}
    </>
  );
}

function Company({ company }: { company: NonNullable<InvoiceData['company']> }) {
  const { t, say } = useTexts();
  const names = ['taxNumber', 'address', 'phone', 'bank', 'bankAccount'] as const;
  return (
    <Card title={t('company')}>
      <Descriptions column={2} items={names.map((name) => fact(say(invoiceFieldWords[name]), company[name]))} />
    </Card>
  );
}

function Papers({ papers }: { papers: InvoiceData['papers'] }) {
  const { t } = useTexts();
  return (
    <Card title={t('papers')}>
      <Table
        size="small"
        pagination={false}
        rowKey="invoiceNo"
        dataSource={papers}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noPapers')} /> }}
        columns={[
          { title: t('invoiceNo'), dataIndex: 'invoiceNo' },
          {
            title: t('state'),
            key: 'state',
            render: (_, { isCancelled }) => (
              <Tag color={isCancelled ? 'default' : 'green'}>{t(isCancelled ? 'isRed' : 'isValid')}</Tag>
            ),
          },
          { title: t('netAmount'), dataIndex: 'netFen', align: 'right', render: (fen: number) => formatYuan(fen) },
          { title: t('tax'), dataIndex: 'taxFen', align: 'right', render: (fen: number) => formatYuan(fen) },
          { title: t('amount'), dataIndex: 'amountFen', align: 'right', render: (fen: number) => formatYuan(fen) },
          {
            title: t('issuedBy'),
            dataIndex: 'isByHand',
            render: (isByHand: boolean) => t(isByHand ? 'byHand' : 'bySystem'),
          },
          { title: t('issuedAt'), dataIndex: 'issuedAt', render: momentOr },
          {
            title: t('redNo'),
            key: 'red',
            render: (_, { redNo, redReason }) => (redNo ? `${redNo} ${redReason}` : '–'),
          },
          {
            key: 'file',
            dataIndex: 'file',
            render: (file: string | null) =>
              file ? (
                <a href={file} target="_blank" rel="noreferrer">
                  {t('openPdf')}
                </a>
              ) : null,
          },
        ]}
      />
    </Card>
  );
}
