import { t } from '@lingui/core/macro';
import type { StockDetailData } from '@voltfront/contract';
import { EmptyState } from '@/ui';
import { goneWords } from './next-step';
import { SimilarCars } from './similar-cars';

/** A car that somebody else has: what happened, and three others. */
export function GoneScreen({ car }: { car: StockDetailData }) {
  const title = car.state === 'held' ? t`来晚了一步` : t`这台车已无法预订`;
  return (
    <>
      <EmptyState type="soldout" title={title} desc={goneWords(car)} top={6} />
      <SimilarCars stockCarId={car.stockCarId} title={t`为您找到相近的现车`} />
    </>
  );
}
