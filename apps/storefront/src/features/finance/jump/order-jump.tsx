import { navigate } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';
import { orderSubject } from '../../order/order-subject';
import { carIn } from '../address';
import { planAddress } from '../plan/plan-address';
import { ApplicationBar } from './application-bar';
import { ApplicationScreen } from './application-screen';
import { HandoverBar } from './handover-bar';
import { HandoverScreen } from './handover-screen';
import { NothingToHandOver } from './nothing-to-hand-over';
import { openLender, useHandover, useWithdraw } from './use-handover';
import { useJump } from './use-jump';

const ROUTE = '/pagesDetail/financialCalculatorJump';
const CALCULATOR = '/pagesDetail/financialCalculator/index';

/** The hand-over of an order, or where its application stands. */
export function OrderJump({ orderNo }: { orderNo: string }) {
  const jump = useJump(orderNo);
  const { state, application, queries, detail } = jump;
  const ready = state?.kind === 'ready' ? state : null;
  const handover = useHandover(orderNo, ready?.productId ?? null, () => {
    jump.isStarted();
    jump.refresh();
  });
  const { withdraw, isWithdrawing } = useWithdraw(orderNo, jump.refresh);
  const choose = () => navigate(CALCULATOR, wishAddress());
  const wishAddress = () => ({ ...(detail?.wish ? planAddress(detail.wish.plan) : {}), ...carIn({ orderNo }) });
  const showOrder = () => navigate('/pagesOrder/car/detail', { orderNo });
  const plan = ready && (ready.wish.current ?? ready.wish.plan);
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      queries={ready ? [...queries, handover.consent] : queries}
      skeleton={<Skeleton variant="text" count={4} />}
      bottom={() =>
        state?.kind === 'application' && application ? (
          <ApplicationBar
            application={application}
            isWithdrawing={isWithdrawing}
            onWithdraw={withdraw}
            onLender={() => openLender(application)}
            onChoose={choose}
            onAgain={jump.applyAnew}
            onOrder={showOrder}
          />
        ) : (
          plan && <HandoverBar lenderName={plan.product?.lenderName ?? ''} handover={handover} onChange={choose} />
        )
      }
    >
      {() => {
        if (!state) return null;
        if (state.kind === 'application') return <ApplicationScreen application={state.application} />;
        if (state.kind !== 'ready') {
          return (
            <NothingToHandOver state={state} hasPlan={Boolean(detail?.wish)} onChoose={choose} onOrder={showOrder} />
          );
        }
        return (
          handover.consent.data &&
          plan && (
            <HandoverScreen
              wish={state.wish}
              consent={handover.consent.data}
              isAgreed={handover.isAgreed}
              onAgree={handover.agree}
              onLender={() =>
                navigate('/pagesDetail/financialCalculator/lenderInfo', {
                  lenderId: plan.product?.lenderId,
                  modelId: plan.car.modelId,
                  cityCode: plan.city?.cityCode,
                })
              }
              onPlan={() => navigate('/pagesDetail/financialCalculator/preview', wishAddress())}
            />
          )
        );
      }}
    </Page>
  );
}
