import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { carName, stateName } from '@/features/order-summary/order-words';
import { navigate, switchTab } from '@/navigation';
import { Cell, CellGroup, EmptyState, Picture } from '@/ui';

/** For people without a car: how their order stands, else the cars. */
export function NoCar() {
  const newest = useQuery(apiQuery('GET /api/mporder/v1/order/newestOpen'));
  const order = newest.data?.order;
  return (
    <>
      <EmptyState
        type="order"
        title={t`还没有已交付的车辆`}
        desc={order ? t`提车后，车牌、质保与保养都在这里` : t`选一台喜欢的车，从这里开始`}
        btnText={t`了解车型`}
        onAction={() => switchTab('/pages/car/index')}
      />
      {order && (
        <CellGroup inset>
          <Cell
            lead={<Picture src={order.cutout} width={72} aspect={16 / 10} alt="" clear fit="contain" />}
            title={carName(order)}
            note={stateName(order)}
            onClick={() => navigate('/pagesOrder/car/detail', { orderNo: order.orderNo })}
          />
        </CellGroup>
      )}
    </>
  );
}
