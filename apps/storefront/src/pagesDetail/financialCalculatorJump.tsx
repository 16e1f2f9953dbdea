import { useEffect } from 'react';
import { carIn, type FinanceAddress } from '@/features/finance/address';
import { ApplicationBar } from '@/features/finance/jump/application-bar';
import { ApplicationScreen } from '@/features/finance/jump/application-screen';
import { HandoverBar } from '@/features/finance/jump/handover-bar';
import { HandoverScreen } from '@/features/finance/jump/handover-screen';
import { NothingToHandOver } from '@/features/finance/jump/nothing-to-hand-over';
import { openLender, useHandover, useWithdraw } from '@/features/finance/jump/use-handover';
import { useJump } from '@/features/finance/jump/use-jump';
import { planAddress } from '@/features/finance/plan/plan-address';
import { usePlan } from '@/features/finance/plan/use-plan';
import { currentAddress, navigate, redirect, replaceByLogin, useParams } from '@/navigation';
import { Page, PageLoading } from '@/page';
import { useSession } from '@/session';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/financialCalculatorJump';
const CALCULATOR = '/pagesDetail/financialCalculator/index';

/** 金融申请: hands an order's plan over to its lender; without an order it is the prefilled calculator. */
export default function FinanceJumpPage() {
  const params = useParams(ROUTE);
  const { isLoggedIn } = useSession();
  const needsLogin = !isLoggedIn && Boolean(params.orderNo || params.planId);
  useEffect(() => {
    if (needsLogin) replaceByLogin(currentAddress());
  }, [needsLogin]);
  if (needsLogin) return <Page route={ROUTE}>{() => <PageLoading />}</Page>;
  if (params.orderNo) return <OrderJump orderNo={params.orderNo} />;
  return params.planId ? <PlanJump planId={params.planId} /> : <CalculatorJump address={params} />;
}

/** Opens the calculator in place of this page. */
function CalculatorJump({ address }: { address: FinanceAddress }) {
  useEffect(() => redirect(CALCULATOR, { ...address }), [address]);
  return <Page route={ROUTE}>{() => <PageLoading />}</Page>;
}

/** The same with the choice of a kept plan. */
function PlanJump({ planId }: { planId: string }) {
  const { shown, query } = usePlan({ planId });
  return (
    <Page route={ROUTE} queries={[query]}>
      {() => shown && <CalculatorJump address={planAddress(shown.plan)} />}
    </Page>
  );
}

function OrderJump({ orderNo }: { orderNo: string }) {
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
            <NothingToHandOver state={state} hasPlan={detail?.wish !== null} onChoose={choose} onOrder={showOrder} />
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
