import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, useServerNow } from '@/api';
import { AgreementSheet } from '@/features/agreement/agreement-sheet';
import { OrderPick } from '@/features/order/lock/order-pick';
import { useWaitingOrder } from '@/features/order/lock/use-waiting-order';
import { orderSubject } from '@/features/order/order-subject';
import { BenefitScreen } from '@/features/order/special/benefit-screen';
import { useChooseBenefit } from '@/features/order/special/use-choose-benefit';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, EmptyState, Skeleton } from '@/ui';

const ROUTE = '/pages/vote/temporaryVote';

/** 终身免费充电权益: one of two benefits of an order, chosen for good. */
export default function ChargingBenefitPage() {
  const { orderNo, list, orders, pick, loadMore } = useWaitingOrder(useParams(ROUTE).orderNo);
  const query = useQuery({
    ...apiQuery('POST /api/mporder/v1/special/getSpecialOrderOption', { orderNo }),
    enabled: orderNo !== '',
  });
  const now = useServerNow();
  const offer = orderNo === '' ? undefined : query.data;
  const choice = useChooseBenefit(orderNo, offer, query.refetch);
  const openOrder = () => navigate('/pagesOrder/car/detail', { orderNo });
  const isOpen = offer?.state === 'open';
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      queries={[...(list ? [list] : []), ...(orderNo === '' ? [] : [query])]}
      onReachBottom={orderNo === '' ? loadMore : () => undefined}
      skeleton={<Skeleton variant="detail" />}
      bottom={() =>
        offer &&
        offer.options.length > 0 && (
          <BottomBar>
            {isOpen ? (
              <Button block disabled={!choice.wanted} loading={choice.isBusy} onClick={choice.start}>
                {choice.wanted ? t`阅读协议并确认` : t`请选择一项权益`}
              </Button>
            ) : (
              <Button block variant="secondary" onClick={openOrder}>
                {t`查看订单`}
              </Button>
            )}
          </BottomBar>
        )
      }
    >
      {() => (
        <>
          {orderNo === '' && <OrderPick orders={orders} onPick={pick} />}
          {offer?.options.length === 0 && (
            <EmptyState
              type="order"
              title={t`该订单没有可选的权益`}
              desc={t`权益适用于已支付定金的订单`}
              btnText={t`查看订单`}
              onAction={openOrder}
            />
          )}
          {offer && offer.options.length > 0 && (
            <BenefitScreen offer={offer} picked={choice.wanted} onPick={choice.pick} now={now} onTurn={query.refetch} />
          )}
          <AgreementSheet
            agreement={choice.agreement}
            owner={{ orderNo }}
            onClose={choice.closeAgreement}
            onSigned={choice.confirm}
          />
        </>
      )}
    </Page>
  );
}
