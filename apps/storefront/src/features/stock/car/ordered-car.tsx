import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { navigate } from '@/navigation';
import { Cell, shortDate } from '@/ui';

/** The stock car of an order: its number, its location and the first pickup day. */
export function OrderedCar({ stockCarId }: { stockCarId: string }) {
  const { data: car } = useQuery(apiQuery('GET /api/mporder/v1/stock/car', { stockCarId }));
  if (!car) return null;
  const { vinTail, store, readyAt } = car;
  return (
    <Cell
      icon="car"
      title={t`现车 · VIN 尾号 ${vinTail}`}
      note={t`${store.name} · 最早 ${shortDate(readyAt)} 提车`}
      onClick={() => navigate('/pagesDetail/matchingDetail', { stockCarId })}
    />
  );
}
