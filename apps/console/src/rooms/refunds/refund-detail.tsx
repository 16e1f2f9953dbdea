import type { ReplyOf } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { Card, Descriptions, Image, Skeleton, Tag, Timeline, Typography } from 'antd';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { refundWords } from '../../texts/money-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { OrderLink } from '../../ui/order-link';
import { pictureAt } from '../../ui/picture';
import styles from '../../ui/ui.module.css';
import { WordTag } from '../../ui/word-tag';
import { FourEyes } from './four-eyes';
import { useRefundActions } from './refund-actions';
import { RefundParts } from './refund-parts';

export type Refund = ReplyOf<'GET /api/mporder/v1/staff/refund/detail'>;

/** A refund: what is asked for and why, who approved it, and the payments that go back. */
export function RefundDetail({ id }: { id: string }) {
  const refund = useCall('GET /api/mporder/v1/staff/refund/detail', { refundNo: id });
  if (refund.isPending) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (refund.isError) return <FailedState error={refund.error} retry={() => void refund.refetch()} />;
  return (
    <DetailPage>
      <Head refund={refund.data} />
      <FourEyes refund={refund.data} />
      <RefundParts refund={refund.data} />
      <div className={styles.pair}>
        <Customer refund={refund.data} />
        <History refund={refund.data} />
      </div>
    </DetailPage>
  );
}

function Head({ refund }: { refund: Refund }) {
  const { t } = useTexts();
  const { buttons, dialog } = useActions(useRefundActions(refund));
  const { order, reason } = refund;
  return (
    <>
      <DetailHead
        title={refund.refundNo}
        tags={
          <>
            <WordTag of={refundWords[refund.state]} />
            {refund.needsTwo ? <Tag>{t('needsTwo')}</Tag> : null}
          </>
        }
        buttons={buttons(refund)}
        facts={[
          fact(t('refundAmount'), <b className="tabular">{formatYuan(refund.amountFen)}</b>),
          fact(t('orderNo'), <OrderLink orderNo={order.orderNo} />),
          fact(t('model'), `${order.modelName} ${order.versionName}`),
          fact(t('refundReason'), [reason.title, reason.words].filter(Boolean).join('：')),
          fact(t('appliedAt'), formatDateTime(refund.createdAt), 2),
          ...(refund.explanation ? [fact(t('explanation'), refund.explanation, 3)] : []),
          ...(refund.rejection ? [fact(t('rejection'), refund.rejection, 3)] : []),
          ...(refund.failure ? [fact(t('failure'), refund.failure, 3)] : []),
        ]}
      />
      {dialog}
    </>
  );
}

function Customer({ refund: { customer, account, pictures } }: { refund: Refund }) {
  const { t } = useTexts();
  return (
    <Card title={t('customer')}>
      <Descriptions
        column={1}
        items={[
          fact(t('buyer'), `${customer.buyerName} ${customer.maskedMobile}`),
          fact(t('idNumber'), customer.maskedNumber || '–'),
          ...(account
            ? [
                fact(t('holder'), account.holder),
                fact(t('bank'), account.bank),
                fact(t('accountNumber'), <Typography.Text copyable>{account.number}</Typography.Text>),
              ]
            : []),
        ]}
      />
      {pictures.length > 0 ? (
        <div className={styles.pictures}>
          <Image.PreviewGroup>
            {pictures.map((picture) => (
              <Image key={picture} width={120} src={pictureAt(picture, 240)} preview={{ src: picture }} />
            ))}
          </Image.PreviewGroup>
        </div>
      ) : null}
    </Card>
  );
}

function History({ refund: { timeline } }: { refund: Refund }) {
  const { t } = useTexts();
  return (
    <Card title={t('history')}>
      <Timeline
        items={timeline.map(({ title, note, at }, i) => ({
          key: `${at} ${title}`,
          color: i === 0 ? 'blue' : 'gray',
          content: (
            <div>
              <b>{title}</b>
              <div className={styles.quiet}>
                {formatDateTime(at)} {note}
              </div>
            </div>
          ),
        }))}
      />
    </Card>
  );
}
