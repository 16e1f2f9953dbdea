import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { StageBar } from '@/features/order/detail/stage-bar';
import { carName, stateName } from '@/features/order-summary/order-words';
import { DriveCell } from '@/features/test-drive/drive-cell';
import { navigate, switchTab } from '@/navigation';
import { Cell, CellGroup, EmptyState, Picture, Section } from '@/ui';
import styles from './car-card.module.css';

/** For people without a car: how their order stands, else the cars. */
export function NoCar() {
  const newest = useQuery(apiQuery('GET /api/mporder/v1/order/newestOpen'));
  const order = newest.data?.order;
  if (!order)
    return (
      <>
        <EmptyState
          type="order"
          title={t`还没有已交付的车辆`}
          desc={t`选一台喜欢的车，从这里开始`}
          btnText={t`了解车型`}
          onAction={() => switchTab('/pages/car/index')}
        />
        <DriveCell />
      </>
    );
  return (
    <>
      <Section pad="l" label={t`订单进度`} className={styles.card}>
        <Picture src={order.cutout} width={280} aspect={16 / 9} alt="" eager clear fit="contain" />
        <StageBar state={order.state} />
      </Section>
      <CellGroup inset note={t`提车后，车牌、质保与保养都在这里`}>
        <Cell
          icon="order"
          title={carName(order)}
          note={stateName(order)}
          onClick={() => navigate('/pagesOrder/car/detail', { orderNo: order.orderNo })}
        />
        <Cell
          icon="store"
          title={t`我的门店`}
          note={t`交付门店与专属顾问`}
          onClick={() => navigate('/pagesStore/storeInfo')}
        />
        <Cell icon="location" title={t`附近门店`} onClick={() => navigate('/pagesStore/storeList')} />
      </CellGroup>
    </>
  );
}
