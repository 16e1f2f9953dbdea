import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import { useState } from 'react';
import { ApiError, apiQuery } from '@/api';
import { ChangeClosed } from '@/features/order/change/change-closed';
import { VehicleModels } from '@/features/order/change/vehicle-models';
import { orderSubject } from '@/features/order/order-subject';
import { configurationLink } from '@/features/vehicle/configurator/configuration-link';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton, toast } from '@/ui';

const ROUTE = '/pagesDetail/vehicleChange';

/** Opens the configurator for the order with a version's standard options. */
function useConfigure(orderNo: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const configure = async (modelId: string, versionId: string) => {
    setBusy(true);
    try {
      const config = await client.fetchQuery(apiQuery('GET /api/mporder/v1/vehicle/config', { versionId }));
      const c = configurationLink({ modelId, versionId, productCodes: [...defaultSelection(config)] });
      navigate('/pagesDetail/carSetting', { modelId, versionId, c, orderNo });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message || t`版本加载失败，请稍后重试`);
    } finally {
      setBusy(false);
    }
  };
  return { configure, isBusy };
}

/** 变更车型: another model for an order, within its two changes. */
export default function VehicleChangePage() {
  const { orderNo = '' } = useParams(ROUTE);
  const { configure, isBusy } = useConfigure(orderNo);
  const query = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/vehicle/models', { orderNo }),
    enabled: orderNo !== '',
  });
  const data = query.data;
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[query]}
      skeleton={<Skeleton variant="feed" count={3} />}
    >
      {() =>
        data?.refusal ? (
          <ChangeClosed title={t`暂不可变更车型`} reason={data.refusal.reason} />
        ) : (
          data && (
            <VehicleModels
              order={data.order}
              models={data.models}
              changesLeft={data.changesLimit - data.changesUsed}
              changesLimit={data.changesLimit}
              isBusy={isBusy}
              onChoose={configure}
            />
          )
        )
      }
    </Page>
  );
}
