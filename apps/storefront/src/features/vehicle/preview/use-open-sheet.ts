import type { ConfigurationData, OrderDetailData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { configurationLink } from '../configurator/configuration-link';

/** Query values passed from page to page besides the configuration. */
export interface SheetParams {
  orderNo?: string;
  subsidy?: string;
}

/** Opens the sheet of a configuration: that of the order which is being changed or converted, else the one before an order. */
export function useOpenSheet({ orderNo, subsidy }: SheetParams, order: OrderDetailData | undefined) {
  return (configuration: ConfigurationData) => {
    const { modelId, versionId } = configuration;
    const c = configurationLink(configuration);
    if (orderNo && order?.state === 'intentionPaid') navigate('/pagesDetail/configPreviewEquityOrder', { orderNo, c });
    else if (orderNo) navigate('/pagesDetail/configPreviewOrder', { orderNo, c });
    else navigate('/pagesDetail/configPreview', { modelId, versionId, c, orderNo, subsidy });
  };
}
