import type { ReplyOf } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Card, Descriptions } from 'antd';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { finalWords } from '../../texts/money-words';
import { useTexts } from '../../texts/texts';
import { type Action, useActions } from '../../ui/actions';
import { fact } from '../../ui/detail';
import { WordTag } from '../../ui/word-tag';

const KEY = 'GET /api/mporder/v1/staff/order/final';
type Final = ReplyOf<typeof KEY>;

/** What staff book on the final payment: the money of a loan, and the old car that came to the store. */
function useFinalActions(): Action<Final>[] {
  const { t } = useTexts();
  return [
    {
      key: 'payOut',
      label: t('confirmPayOut'),
      hint: t('confirmPayOutHint'),
      isMain: true,
      needs: 'payments.change',
      isFor: ({ orderState, loan }) => orderState === 'arrived' && loan?.state === 'approved' && loan.countedFen > 0,
      fields: ({ loan }) => <p>{t('payOutAmount', { amount: formatYuan(loan?.countedFen ?? 0) })}</p>,
      run: ({ applicationNo, loan }, { reason, idempotencyKey }) => {
        const body = { applicationNo: applicationNo ?? '', amountFen: loan?.countedFen ?? 0 };
        return call('POST /api/mporder/v1/staff/finance/payOut', { body, reason, idempotencyKey });
      },
    },
    {
      key: 'handOver',
      label: t('takeOldCar'),
      hint: t('takeOldCarHint'),
      isMain: true,
      needs: 'handovers.change',
      isFor: ({ orderState, tradeIn }) => orderState === 'arrived' && tradeIn?.state === 'agreed',
      run: ({ orderNo }, { reason, idempotencyKey }) =>
        call('POST /api/mporder/v1/staff/tradeIn/handOver', { body: { orderNo }, reason, idempotencyKey }),
    },
  ];
}

/** The final payment of an order: what it consists of, and what staff book on it. */
export function FinalAccount({ orderNo }: { orderNo: string }) {
  const { t } = useTexts();
  const final = useCall(KEY, { orderNo });
  const { buttons, dialog } = useActions(useFinalActions(), 'small');
  if (!final.data) return null;
  const { data } = final;
  const yuan = (fen: number) => <span className="tabular">{formatYuan(fen)}</span>;
  return (
    <Card title={t('finalPayment')} extra={buttons(data)}>
      <Descriptions
        column={3}
        items={[
          fact(t('total'), yuan(data.totalFen)),
          fact(t('depositPaid'), yuan(data.depositFen)),
          fact(t('couponsUsed'), yuan(data.couponFen)),
          fact(t('cashPaid'), yuan(data.cashPaidFen)),
          fact(
            t('loan'),
            data.loan ? (
              <span>
                {yuan(data.loan.countedFen)} {data.loan.lenderName} <WordTag of={finalWords[data.loan.state]} />
              </span>
            ) : (
              '–'
            ),
          ),
          fact(
            t('oldCar'),
            data.tradeIn ? (
              <span>
                {yuan(data.tradeIn.countedFen)} {data.tradeIn.carName} <WordTag of={finalWords[data.tradeIn.state]} />
              </span>
            ) : (
              '–'
            ),
          ),
          fact(t('restToPay'), <b>{yuan(data.restFen)}</b>),
        ]}
      />
      {dialog}
    </Card>
  );
}
