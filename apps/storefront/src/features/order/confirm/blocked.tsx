import { t } from '@lingui/core/macro';
import type { ConfigurationData } from '@voltfront/contract';
import { errorCatalogue } from '@voltfront/contract/errors';
import type { ApiError } from '@/api';
import { redirect, switchTab } from '@/navigation';
import { EmptyState } from '@/ui';
import { isRefusal } from '../refusal';

const { VERSION_WITHDRAWN, SOLD_OUT, CONFIG_INVALID, STATE_CHANGED } = errorCatalogue;

/** Whether the refusal means that this choice cannot be ordered at all. */
export const isBlocking = (refusal: ApiError | null): boolean =>
  isRefusal(refusal, VERSION_WITHDRAWN, SOLD_OUT, CONFIG_INVALID, STATE_CHANGED);

/** Why nothing can be confirmed here, and where to go instead. */
export function Blocked({ refusal, configuration }: { refusal: ApiError; configuration: ConfigurationData }) {
  const { modelId, versionId } = configuration;
  if (isRefusal(refusal, STATE_CHANGED)) {
    return (
      <EmptyState
        type="order"
        title={refusal.message}
        desc={t`可在我的订单中查看和支付`}
        btnText={t`查看我的订单`}
        onAction={() => redirect('/pagesOrder/order/index', {})}
      />
    );
  }
  if (isRefusal(refusal, CONFIG_INVALID)) {
    return (
      <EmptyState
        type="order"
        title={refusal.message}
        desc={t`部分选装已调整，请重新确认您的配置`}
        btnText={t`重新选配`}
        onAction={() => redirect('/pagesDetail/carSetting', { modelId, versionId })}
      />
    );
  }
  return (
    <EmptyState
      type="order"
      title={refusal.message}
      desc={t`看看其他车型与版本`}
      btnText={t`去选车`}
      onAction={() => switchTab('/pages/car/index')}
    />
  );
}
