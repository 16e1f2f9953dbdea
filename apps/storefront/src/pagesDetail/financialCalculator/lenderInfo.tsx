import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { returnToCalculator } from '@/features/finance/calculator/return-to-calculator';
import { LenderScreen } from '@/features/finance/lender/lender-screen';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/financialCalculator/lenderInfo';

/** 金融机构 */
export default function LenderInfoPage() {
  const { lenderId = '', modelId, cityCode } = useParams(ROUTE);
  const lender = useQuery(apiQuery('GET /api/mporder/v1/finance/lender', { lenderId, modelId, cityCode }));
  return (
    <Page route={ROUTE} title={lender.data?.name} queries={[lender]} skeleton={<Skeleton variant="text" count={4} />}>
      {() =>
        lender.data && (
          <LenderScreen
            lender={lender.data}
            onUse={({ productId, kind }) => returnToCalculator({ lenderId, productId, tab: kind }, { modelId })}
            onLender={(next) => redirect(ROUTE, { lenderId: next, modelId, cityCode })}
          />
        )
      }
    </Page>
  );
}
