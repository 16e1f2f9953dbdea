import { t } from '@lingui/core/macro';
import { EmptyState, IconButton, Popup, Skeleton } from '@/ui';
import { CarRow } from '../car/car-row';
import { carTitle } from '../stock-words';
import { MATCHING_LIMIT } from './matching-list';
import { useMatchingCars } from './use-matching-cars';
import type { Wish } from './use-wish';

export interface MatchingSheetProps {
  isOpen: boolean;
  onClose: () => void;
  wish: Wish;
  onOpenCar: (stockCarId: string) => void;
}

/** 匹配清单: the cars put aside, with their state and how well they fit. */
export function MatchingSheet({ isOpen, onClose, wish, onOpenCar }: MatchingSheetProps) {
  const { cars, isLoading, remove } = useMatchingCars(wish, isOpen);
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`匹配清单（${cars.length}/${MATCHING_LIMIT}）`} tall>
      {isLoading && cars.length === 0 && <Skeleton variant="row" count={3} />}
      {!isLoading && cars.length === 0 && (
        <EmptyState title={t`清单还是空的`} desc={t`在现车详情点“加入清单”，便于一起比较`} top={8} />
      )}
      {cars.map((car) => (
        <CarRow
          key={car.stockCarId}
          car={car}
          onOpen={() => onOpenCar(car.stockCarId)}
          extra={
            <IconButton
              icon="trash"
              size={20}
              label={t`移除 ${carTitle(car)}`}
              onClick={() => void remove(car.stockCarId)}
            />
          }
        />
      ))}
    </Popup>
  );
}
