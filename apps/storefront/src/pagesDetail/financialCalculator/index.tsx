import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { CalculatorBar } from '@/features/finance/calculator/calculator-bar';
import { CalculatorScreen } from '@/features/finance/calculator/calculator-screen';
import { NoCar } from '@/features/finance/calculator/no-car';
import { useCalculator } from '@/features/finance/calculator/use-calculator';
import { ensureLogin, navigate, useParams } from '@/navigation';
import { LoginWanted, Page } from '@/page';
import { formatAddress } from '@/platform/router/address';
import { useSession } from '@/session';
import { lazySheet, Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/financialCalculator/index';

const PlansSheet = lazySheet(() => import('@/features/finance/plan/plans-sheet').then((file) => file.PlansSheet));

/** 金融计算器 */
export default function FinancialCalculatorPage() {
  const params = useParams(ROUTE);
  const { isLoggedIn } = useSession();
  if (params.orderNo && !isLoggedIn)
    return (
      <Page route={ROUTE}>
        <LoginWanted />
      </Page>
    );
  return <CalculatorPage key={params.orderNo ?? ''} />;
}

function CalculatorPage() {
  const params = useParams(ROUTE);
  const [first] = useState(params);
  const calculator = useCalculator(first);
  const [isPlansOpen, setIsPlansOpen] = useState(false);
  const { detail, address, refusal } = calculator;
  const modelId = detail?.car.modelId;
  const cityCode = detail?.city?.cityCode;
  const shared = { ...address, orderNo: undefined, tradeInId: undefined };
  if (refusal !== null) {
    return <Page route={ROUTE}>{() => <NoCar message={refusal} onChoose={calculator.setCar} />}</Page>;
  }
  return (
    <Page
      route={ROUTE}
      queries={calculator.queries}
      skeleton={<Skeleton variant="text" count={4} />}
      share={() => ({ title: t`金融计算器`, address: formatAddress(ROUTE, shared) })}
      bottom={() => (
        <CalculatorBar
          calculator={calculator}
          onPlans={() => ensureLogin() && setIsPlansOpen(true)}
          onPreview={() => navigate('/pagesDetail/financialCalculator/preview', { ...address })}
        />
      )}
    >
      {() =>
        detail && (
          <>
            <CalculatorScreen
              calculator={calculator}
              detail={detail}
              onRule={() => navigate('/pagesDetail/financialCalculator/rule')}
              onAirRule={() => navigate('/pagesDetail/financialCalculator/airRule', { modelId })}
              onLender={(lenderId) =>
                navigate('/pagesDetail/financialCalculator/lenderInfo', { lenderId, modelId, cityCode })
              }
            />
            <PlansSheet
              isOpen={isPlansOpen}
              onClose={() => setIsPlansOpen(false)}
              onOpen={(planId) => {
                setIsPlansOpen(false);
                navigate('/pagesDetail/financialCalculator/preview', { planId });
              }}
            />
          </>
        )
      }
    </Page>
  );
}
