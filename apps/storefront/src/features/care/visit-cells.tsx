import { t } from '@lingui/core/macro';
import type { CareData } from '@voltfront/contract';
import { serverNow } from '@/api';
import { navigate } from '@/navigation';
import { Cell, CellGroup, shortDate, slotWords } from '@/ui';
import { visitName } from './care-words';

type Appointment = NonNullable<CareData['nextAppointment']>;

function openAppointment({ kind, thingId }: Appointment): void {
  if (kind === 'pickup') navigate('/pagesOrder/confirmCode', { orderNo: thingId });
  else if (kind === 'service') navigate('/pagesDrive/index/index', { orderNo: thingId });
  else if (kind === 'drive') navigate('/pagesActivity/testDrive/result', { driveNo: thingId });
  else navigate('/pagesStore/quickFlash/carDetail', { stockCarId: thingId });
}

/** When the customer is expected next. */
export function NextAppointment({ appointment }: { appointment: Appointment }) {
  const { kind, storeName, startsAt, endsAt } = appointment;
  const name = visitName(kind);
  const time = slotWords({ key: String(startsAt), startAt: startsAt, endAt: endsAt }, serverNow());
  return (
    <CellGroup inset title={t`下一次预约`}>
      <Cell
        icon="calendar"
        title={t`预约${name}`}
        note={`${time} ${storeName}`}
        onClick={() => openAppointment(appointment)}
      />
    </CellGroup>
  );
}

export interface VisitsToRateProps {
  visits: CareData['toRate'];
  onRate: (visitId: string) => void;
}

/** Visits without a rating. */
export function VisitsToRate({ visits, onRate }: VisitsToRateProps) {
  if (visits.length === 0) return null;
  return (
    <CellGroup inset title={t`待评价`}>
      {visits.map(({ visitId, kind, storeName, at }) => (
        <Cell
          key={visitId}
          icon="star"
          title={visitName(kind)}
          note={`${shortDate(at)} ${storeName}`}
          value={t`去评价`}
          onClick={() => onRate(visitId)}
        />
      ))}
    </CellGroup>
  );
}
