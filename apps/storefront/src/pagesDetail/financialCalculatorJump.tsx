import { useEffect } from 'react';
import type { FinanceAddress } from '@/features/finance/address';
import { OrderJump } from '@/features/finance/jump/order-jump';
import { planAddress } from '@/features/finance/plan/plan-address';
import { usePlan } from '@/features/finance/plan/use-plan';
import { currentAddress, redirect, replaceByLogin, useParams } from '@/navigation';
import { Page, PageLoading } from '@/page';
import { useSession } from '@/session';

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

/** Replaces this page with the calculator. */
function CalculatorJump({ address }: { address: FinanceAddress }) {
  useEffect(() => redirect(CALCULATOR, { ...address }), [address]);
  return <Page route={ROUTE}>{() => <PageLoading />}</Page>;
}

/** The same with the choice of a kept plan. */
function PlanJump({ planId }: { planId: string }) {
  const { shown, query } = usePlan({ planId });
  if (shown) return <CalculatorJump address={planAddress(shown.plan)} />;
  return <Page route={ROUTE} queries={[query]} />;
}
