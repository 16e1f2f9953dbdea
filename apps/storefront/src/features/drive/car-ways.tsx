import { t } from '@lingui/core/macro';
import type { OwnedCarData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { navigate } from '@/navigation';
import { Cell, CellGroup, longDate } from '@/ui';

export interface CarWaysProps {
  car: OwnedCarData;
  onService: () => void;
  onCharging: () => void;
  onManual: () => void;
}

/** What an owner can do about a car. */
export function CarWays({ car, onService, onCharging, onManual }: CarWaysProps) {
  const { orderNo, service } = car;
  const { appointment, dueAt } = service;
  const due = longDate(dueAt);
  const booked = appointment ? formatDateTime(appointment.startsAt) : '';
  return (
    <CellGroup inset>
      <Cell
        icon="calendar"
        title={appointment ? t`已预约保养` : t`预约保养`}
        note={appointment ? `${booked} ${appointment.storeName}` : t`下次保养 ${due} 前`}
        onClick={onService}
      />
      <Cell
        icon="lock"
        title={t`远程控制与数字钥匙`}
        note={t`在 App 中使用`}
        onClick={() => navigate('/pagesDrive/remoteControl/download')}
      />
      <Cell icon="bolt" title={t`附近充电`} note={t`地图与导航`} onClick={onCharging} />
      <Cell icon="book" title={t`用车手册`} note={t`驾驶、充电、保养与应急`} onClick={onManual} />
      <Cell
        icon="store"
        title={t`我的门店`}
        note={t`服务门店与专属顾问`}
        onClick={() => navigate('/pagesStore/storeInfo')}
      />
      <Cell
        icon="gift"
        title={t`车主权益`}
        onClick={() => navigate('/pagesOrder/car/detailText', { orderNo, key: 'ownerBenefits' })}
      />
      <Cell icon="order" title={t`购车档案`} onClick={() => navigate('/pagesOrder/car/detail', { orderNo })} />
    </CellGroup>
  );
}
