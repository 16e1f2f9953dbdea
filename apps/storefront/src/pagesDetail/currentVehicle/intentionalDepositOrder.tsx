import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { ConversionScreen } from '@/features/stock/conversion/conversion-screen';
import { stockCarSubject } from '@/features/stock/stock-car-subject';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { EmptyState, Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/currentVehicle/intentionalDepositOrder';

/** 使用意向金订单: which own order the stock car is bought with. */
export default function IntentionalDepositOrderPage() {
  const { stockCarId = '' } = useParams(ROUTE);
  const conversion = useQuery({
    ...apiQuery('GET /api/mporder/v1/stock/conversion', { stockCarId }),
    enabled: stockCarId !== '',
    staleTime: 0,
  });
  const { data } = conversion;
  return (
    <Page
      route={ROUTE}
      subject={stockCarSubject}
      isMissing={stockCarId === ''}
      queries={[conversion]}
      skeleton={<Skeleton variant="row" count={4} />}
    >
      {() =>
        data?.hold ? (
          <ConversionScreen conversion={data} hold={data.hold} />
        ) : (
          <EmptyState
            type="ended"
            title={t`保留时间已结束`}
            desc={t`车辆已重新放出，您的意向金订单没有变化`}
            btnText={t`重新确认车辆`}
            onAction={() => redirect('/pagesDetail/currentVehicle/carConfirmInstruction', { stockCarId })}
          />
        )
      }
    </Page>
  );
}
