import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatYuan } from '@voltfront/rules/money';
import { useEffect, useRef, useState } from 'react';
import { apiQuery, useServerNow } from '@/api';
import { orderSubject } from '@/features/order/order-subject';
import { Cashier } from '@/features/payment/cashier';
import styles from '@/features/payment/cashier.module.css';
import { CashierClosed } from '@/features/payment/cashier-closed';
import { cashierState, firstMethod, type Payable } from '@/features/payment/cashier-state';
import { readPart } from '@/features/payment/part-in-address';
import { useCashier } from '@/features/payment/use-cashier';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { useLeaveGuard } from '@/platform/leave-guard';
import { goesOnPaying, payBrowser } from '@/platform/payment';
import { BottomBar, Button, modal, Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/pay/index';

/** 收银台 */
export default function CashierPage() {
  const { orderNo = '', part: partText } = useParams(ROUTE);
  const part = readPart(partText);
  const browser = payBrowser();
  const payable = useQuery({
    ...apiQuery('GET /api/mporder/v1/pay/payable', { orderNo, ...part, ...(browser && { browser }) }),
    enabled: orderNo !== '',
  });
  const tips = useQuery(
    apiQuery('GET /{product}-config-order/v1/order/tips/open/toc/queryOrderTips', { scene: 'pay' }),
  );
  const now = useServerNow();
  const state = payable.data ? cashierState(payable.data, now()) : null;
  const [wanted, setWanted] = useState<Payable['methods'][number]['method'] | null>(null);
  const method = wanted ?? (payable.data ? firstMethod(payable.data.methods) : null);
  const { pay, isBusy, problem } = useCashier(
    { orderNo, isBlind: payable.data?.purpose === 'blind', ...part },
    payable.refetch,
  );
  useStayQuestion(state === 'payable', payable.data?.purpose === 'final');
  useGoOn(state === 'payable' ? payable.data : undefined, pay);

  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[payable]}
      skeleton={<Skeleton variant="text" count={4} className={styles.skeleton} />}
      bottom={() =>
        payable.data &&
        state === 'payable' && (
          <BottomBar>
            <Button
              block
              loading={isBusy || payable.isFetching}
              disabled={method === null}
              onClick={() => payable.data && method && pay(payable.data, method)}
            >
              {payText(payable.data.amountFen)}
            </Button>
          </BottomBar>
        )
      }
    >
      {() =>
        payable.data && state === 'payable' ? (
          <Cashier
            payable={payable.data}
            now={now}
            method={method}
            onMethod={setWanted}
            problem={problem}
            tips={tips.data?.tips ?? []}
            onExpire={payable.refetch}
          />
        ) : (
          state !== null &&
          state !== 'payable' && (
            <CashierClosed state={state} orderNo={orderNo} isFinal={payable.data?.purpose === 'final'} />
          )
        )
      }
    </Page>
  );
}

function payText(amountFen: number): string {
  const amount = formatYuan(amountFen);
  return t`确认支付 ${amount}`;
}

/** Returned from WeChat's authorisation page: continue the payment. */
function useGoOn(payable: Payable | undefined, pay: ReturnType<typeof useCashier>['pay']): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!payable || hasBegun.current || !goesOnPaying()) return;
    hasBegun.current = true;
    if (payable.methods.some(({ method }) => method === 'wechat')) void pay(payable, 'wechat');
  }, [payable, pay]);
}

/** Leaving asks once; the order, or the part of its final payment, waits under 待支付 either way. */
function useStayQuestion(isPayable: boolean, isFinal: boolean): void {
  const content = isFinal
    ? t`这笔尾款将保留 30 分钟，可在“支付尾款”中继续支付`
    : t`订单将保留在“我的订单 - 待支付”，请在剩余时间内完成支付`;
  useLeaveGuard(isPayable, content, () =>
    modal({
      title: t`确定离开收银台？`,
      content,
      cancelText: t`继续支付`,
      confirmText: t`暂时离开`,
      prefersCancel: true,
    }),
  );
}
