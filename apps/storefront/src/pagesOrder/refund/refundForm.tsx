import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { RefundReasonData } from '@voltfront/contract';
import { areWordsGood } from '@voltfront/rules/refund/refund-reasons';
import { apiQuery } from '@/api';
import { orderSubject } from '@/features/order/order-subject';
import { RefundForm } from '@/features/refund/refund-form';
import { RefundRefused } from '@/features/refund/refund-refused';
import { useSubmitRefund } from '@/features/refund/use-submit-refund';
import { redirect, useParams } from '@/navigation';
import { EmptyState, Page } from '@/page';
import { BottomBar, Button, Price, Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/refund/refundForm';

/** 申请退款: everything once more, then the code and the submission. */
export default function RefundFormPage() {
  const { orderNo = '', reason = '', words = '' } = useParams(ROUTE);
  const quote = useQuery({ ...apiQuery('GET /api/mporder/v1/refund/quote', { orderNo }), enabled: orderNo !== '' });
  const { data } = quote;
  const chosen = data?.reasons.flatMap(({ reasons }) => reasons).find(({ code }) => code === reason);
  const form = useSubmitRefund(
    { orderNo, reason: reason as RefundReasonData, words },
    data,
    () => void quote.refetch(),
  );
  const isReady = chosen !== undefined && areWordsGood(chosen.code, words);
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[quote]}
      skeleton={<Skeleton variant="detail" />}
      bottom={() =>
        data?.refusal === null &&
        isReady && (
          <BottomBar lead={<Price fen={data.amountFen} />}>
            <Button block loading={form.isSending} onClick={form.send}>
              {t`提交申请`}
            </Button>
          </BottomBar>
        )
      }
    >
      {() =>
        data &&
        (data.refusal ? (
          <RefundRefused quote={data} />
        ) : isReady ? (
          <RefundForm quote={data} reason={chosen.title} words={words} form={form} />
        ) : (
          <EmptyState
            type="order"
            title={t`请先选择退款原因`}
            btnText={t`选择原因`}
            onAction={() => redirect('/pagesOrder/refund/originRoute', { orderNo })}
          />
        ))
      }
    </Page>
  );
}
