import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, useApiMutation } from '@/api';
import { RefundProgress } from '@/features/refund/refund-progress';
import { refundSubject } from '@/features/refund/refund-subject';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, lazySheet, modal, Skeleton, toast } from '@/ui';

const ROUTE = '/pagesOrder/refund/detail';
const AccountSheet = lazySheet(() => import('@/features/refund/account-sheet').then((file) => file.AccountSheet));

/** 退款详情 */
export default function RefundDetailPage() {
  const { refundNo, orderNo } = useParams(ROUTE);
  const key = refundNo ? { refundNo } : { orderNo: orderNo ?? '' };
  const isMissing = !refundNo && !orderNo;
  const detail = useQuery({ ...apiQuery('GET /api/mporder/v1/refund/detail', key), enabled: !isMissing });
  const [isEditing, setEditing] = useState(false);
  const refund = detail.data;
  const reload = () => void detail.refetch();
  const withdraw = useApiMutation('POST /api/mporder/v1/refund/withdraw', {
    onSuccess: () => {
      toast(t`已撤回，订单已恢复`);
      reload();
    },
    onError: reload,
  });
  const askWithdraw = async () => {
    const content = t`撤回后订单恢复为申请前的状态，确定撤回吗？`;
    if (refund && (await modal({ content, cancelText: t`再想想` }))) withdraw.mutate({ refundNo: refund.refundNo });
  };
  const [action] = refund?.actions ?? [];
  return (
    <Page
      route={ROUTE}
      subject={refundSubject}
      isMissing={isMissing}
      queries={[detail]}
      skeleton={<Skeleton variant="detail" />}
      bottom={() =>
        refund &&
        action && (
          <BottomBar>
            {action === 'withdraw' && (
              <Button block variant="secondary" loading={withdraw.isPending} onClick={askWithdraw}>
                {t`撤回申请`}
              </Button>
            )}
            {action === 'correctAccount' && <Button block onClick={() => setEditing(true)}>{t`填写收款账户`}</Button>}
            {action === 'applyAgain' && (
              <Button
                block
                variant="secondary"
                onClick={() => navigate('/pagesOrder/refund/originRoute', { orderNo: refund.order.orderNo })}
              >
                {t`再次申请`}
              </Button>
            )}
          </BottomBar>
        )
      }
    >
      {() =>
        refund && (
          <>
            <RefundProgress refund={refund} />
            <AccountSheet
              refundNo={refund.refundNo}
              isOpen={isEditing}
              onClose={() => setEditing(false)}
              onSaved={() => {
                setEditing(false);
                reload();
              }}
            />
          </>
        )
      }
    </Page>
  );
}
