import { NOT_FOUND } from '@voltfront/contract/error-codes';
import { formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { Alert, Skeleton, Typography } from 'antd';
import { CallError } from '../../api/call';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { methodWords, paymentWords, purposeWords } from '../../texts/money-words';
import { useTexts } from '../../texts/texts';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { OrderLink } from '../../ui/order-link';
import { WordTag } from '../../ui/word-tag';
import type { StaffPayment } from './payments';

/** A payment: what for, by which way, when, and whether it went back. */
export function PaymentDetail({ id }: { id: string }) {
  const found = useCall('GET /api/mporder/v1/staff/payments', { number: id });
  if (found.isPending) return <Skeleton active paragraph={{ rows: 6 }} />;
  const retry = () => void found.refetch();
  if (found.isError) return <FailedState error={found.error} retry={retry} />;
  const payment = found.data.items.find(({ paymentNo }) => paymentNo === id);
  if (!payment) return <FailedState error={new CallError(NOT_FOUND, '')} retry={retry} />;
  return (
    <DetailPage>
      <Facts payment={payment} />
    </DetailPage>
  );
}

function Facts({ payment }: { payment: StaffPayment }) {
  const { t, say } = useTexts();
  const when = (at: number | null) => (at === null ? '–' : formatDateTime(at));
  const { purpose, part, refund } = payment;
  return (
    <DetailHead
      title={payment.paymentNo}
      tags={<WordTag of={paymentWords[payment.state]} />}
      facts={[
        fact(t('amount'), <b className="tabular">{formatYuan(payment.amountFen)}</b>),
        fact(t('orderNo'), <OrderLink orderNo={payment.orderNo} />),
        fact(t('purpose'), `${say(purposeWords[purpose])} ${part === null ? '' : t('partNo', { n: part })}`),
        fact(t('method'), say(methodWords[payment.method])),
        fact(
          t('providerNo'),
          payment.providerNo ? <Typography.Text copyable>{payment.providerNo}</Typography.Text> : '–',
        ),
        fact(t('createdAt'), when(payment.createdAt)),
        fact(t('expiresAt'), when(payment.expiresAt)),
        fact(t('paidAt'), when(payment.paidAt)),
        ...(payment.failureReason ? [fact(t('failureReason'), payment.failureReason, 3)] : []),
        ...(refund
          ? [
              fact(t('refundNo'), refund.refundNo),
              fact(t('refundAmount'), formatYuan(refund.amountFen)),
              fact(
                t('refundState'),
                `${t(refund.state === 'done' ? 'refundDone' : 'refundRequested')} ${when(refund.doneAt)}`,
              ),
            ]
          : []),
      ]}
    >
      {payment.isLate ? <Alert type="warning" showIcon title={t('latePaymentHint')} /> : null}
    </DetailHead>
  );
}
