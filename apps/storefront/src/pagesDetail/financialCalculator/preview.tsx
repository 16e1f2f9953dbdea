import { t } from '@lingui/core/macro';
import { planAddress } from '@/features/finance/plan/plan-address';
import { PlanBar } from '@/features/finance/plan/plan-bar';
import { PlanScreen } from '@/features/finance/plan/plan-screen';
import { PlanShareSheet, usePlanShare } from '@/features/finance/plan/plan-share';
import { usePlan } from '@/features/finance/plan/use-plan';
import { usePlanActions } from '@/features/finance/plan/use-plan-actions';
import { navigate, redirect, useParams } from '@/navigation';
import { LoginWanted, Page, type PageSubject } from '@/page';
import { formatAddress } from '@/platform/router/address';
import { useSession } from '@/session';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/financialCalculator/preview';
const CALCULATOR = '/pagesDetail/financialCalculator/index';

/** 金融方案: the sheet of a plan. */
export default function FinancePlanPage() {
  const { orderNo, planId } = useParams(ROUTE);
  const { isLoggedIn } = useSession();
  if ((orderNo || planId) && !isLoggedIn)
    return (
      <Page route={ROUTE}>
        <LoginWanted />
      </Page>
    );
  return <PlanPage />;
}

function PlanPage() {
  const params = useParams(ROUTE);
  const { shown, query, isMissing } = usePlan(params);
  const actions = usePlanActions(params, shown);
  const share = usePlanShare();
  const plan = shown?.plan;
  return (
    <Page
      route={ROUTE}
      subject={planSubject}
      isMissing={isMissing}
      queries={[query]}
      skeleton={<Skeleton variant="detail" />}
      share={() => ({
        title: t`金融方案`,
        address: share.shared?.reply.path ?? withoutPerson(plan ? planAddress(plan) : {}),
      })}
      bottom={() =>
        plan && (
          <PlanBar
            {...actions}
            onShare={() => share.open(plan)}
            onSave={actions.save}
            onEdit={actions.edit}
            onUse={actions.use}
          />
        )
      }
    >
      {() =>
        shown && (
          <>
            <PlanScreen
              {...shown}
              onRule={() => navigate('/pagesDetail/financialCalculator/rule')}
              onLender={(lenderId) =>
                navigate('/pagesDetail/financialCalculator/lenderInfo', {
                  lenderId,
                  modelId: shown.plan.car.modelId,
                  cityCode: shown.plan.city?.cityCode,
                })
              }
            />
            <PlanShareSheet share={share} />
          </>
        )
      }
    </Page>
  );
}

/** The calculator's address for anybody: without order and own old car. */
const withoutPerson = (address: ReturnType<typeof planAddress>): string =>
  formatAddress(CALCULATOR, { ...address, orderNo: undefined, tradeInId: undefined });

/** The address carries no whole plan. */
const planSubject: PageSubject = {
  missing: () => ({
    title: t`还没有可查看的方案`,
    desc: t`先在计算器中选择首付与期数`,
    btnText: t`去计算`,
    onAction: () => redirect(CALCULATOR),
  }),
};
