import { t } from '@lingui/core/macro';
import type { ConfigurationData } from '@voltfront/contract';
import {
  CAR_SOLD,
  CAR_TAKEN,
  CAR_WITHDRAWN,
  CONFIG_INVALID,
  HOLD_MISSING,
  SALE_NOT_RUNNING,
  SOLD_OUT,
  STATE_CHANGED,
  VERSION_WITHDRAWN,
} from '@voltfront/contract/error-codes';
import { type ApiError, isRefusal } from '@/api';
import { redirect, switchTab } from '@/navigation';
import { EmptyState } from '@/ui';

/** Refusals of a stock car: its hold is over, or somebody else has it. */
const isAboutStock = (refusal: ApiError | null): boolean =>
  isRefusal(refusal, HOLD_MISSING, CAR_TAKEN, CAR_SOLD, CAR_WITHDRAWN, SALE_NOT_RUNNING);

/** Whether the refusal means that this choice cannot be ordered at all. */
export const isBlocking = (refusal: ApiError | null): boolean =>
  isAboutStock(refusal) || isRefusal(refusal, VERSION_WITHDRAWN, SOLD_OUT, CONFIG_INVALID, STATE_CHANGED);

export interface BlockedProps {
  refusal: ApiError;
  configuration: ConfigurationData;
  /** The stock car that was to be ordered. */
  stockCarId?: string;
}

/** Why nothing can be confirmed here, and where to go instead. */
export function Blocked({ refusal, configuration, stockCarId }: BlockedProps) {
  const { modelId, versionId } = configuration;
  if (stockCarId && isAboutStock(refusal)) return <StockBlocked refusal={refusal} stockCarId={stockCarId} />;
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

/** The hold of the stock car is over: it can be confirmed again while it is free; otherwise others are offered there. */
function StockBlocked({ refusal, stockCarId }: { refusal: ApiError; stockCarId: string }) {
  const isOver = isRefusal(refusal, HOLD_MISSING);
  return (
    <EmptyState
      type={isOver ? 'ended' : 'soldout'}
      title={refusal.message}
      desc={isOver ? t`车辆若仍可预订，可重新保留 30 分钟` : t`看看为您找到的其他现车`}
      btnText={isOver ? t`重新确认车辆` : t`查看其他现车`}
      onAction={() => redirect('/pagesDetail/currentVehicle/carConfirmInstruction', { stockCarId })}
    />
  );
}
