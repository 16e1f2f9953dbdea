import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { placeQuery, usePlace } from '@/features/place/use-place';
import { navigate, redirect } from '@/navigation';
import { Button, Card, Skeleton } from '@/ui';
import { CarRow } from '../car/car-row';
import type { Wish } from '../wish/use-wish';
import { OTHERS_ID } from './book-bar';
import styles from './similar-cars.module.css';

export interface SimilarCarsProps {
  stockCarId: string;
  wish?: Wish;
  title?: string;
}

/** Three free cars most like one that is gone, and the way to all. */
export function SimilarCars({ stockCarId, wish = {}, title }: SimilarCarsProps) {
  const place = usePlace();
  const similar = useQuery(
    apiQuery('GET /api/mporder/v1/stock/similar', { stockCarId, ...wish, ...placeQuery(place) }),
  );
  const items = similar.data?.items;
  if (similar.isError || items?.length === 0) return <All title={title} />;
  return (
    <div id={OTHERS_ID}>
      <Card title={title ?? t`相似现车`} className={styles.card} bleed>
        {!items && <Skeleton variant="row" count={3} />}
        {items?.map((car) => (
          <CarRow
            key={car.stockCarId}
            car={car}
            onOpen={() => redirect('/pagesDetail/matchingDetail', { stockCarId: car.stockCarId, ...wish })}
          />
        ))}
        <div className={styles.all}>
          <Button variant="text" size="medium" onClick={() => navigate('/pagesDetail/currentVehicle/index')}>
            {t`查看全部现车`}
          </Button>
        </div>
      </Card>
    </div>
  );
}

function All({ title }: { title?: string }) {
  return (
    <div id={OTHERS_ID}>
      <Card title={title ?? t`相似现车`} className={styles.card}>
        <div className={styles.none}>{t`暂时没有相似的现车`}</div>
        <Button variant="secondary" size="medium" onClick={() => navigate('/pagesDetail/currentVehicle/index')}>
          {t`查看全部现车`}
        </Button>
      </Card>
    </div>
  );
}
