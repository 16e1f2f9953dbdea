import { t } from '@lingui/core/macro';
import type { OrderDetailData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Cell, CellGroup } from '@/ui';

/** Way to what is still to be done before the pickup, from the arrival of the car until the handover. */
export function OrderPickup({ order: { orderNo, state } }: { order: OrderDetailData }) {
  if (state !== 'arrived' && state !== 'paidInFull') return null;
  return (
    <CellGroup inset>
      <Cell
        icon="calendar"
        title={t`提车准备`}
        note={t`待完成事项、提车时间与到店须知`}
        onClick={() => navigate('/pagesOrder/confirmCode', { orderNo })}
      />
    </CellGroup>
  );
}
