import type { StockCardData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { cx, Fill, Price, pressable, Text } from '@/ui';
import { carTitle, isWithinReach, matchWords, placeWords, readyWords } from '../stock-words';
import { CarPicture } from './car-picture';
import styles from './car-row.module.css';

export interface CarRowProps {
  car: StockCardData;
  onOpen?: () => void;
  /** At the right: an action. */
  extra?: ReactNode;
  className?: string;
}

/** A stock car in a line: small picture, name, colours, price, location. */
export function CarRow({ car, onOpen, extra, className }: CarRowProps) {
  const { paint, interior, matchPercent } = car;
  const looks = [paint.name, interior.name, matchWords(matchPercent)];
  return (
    <div className={cx(styles.row, className)}>
      <div className={styles.main} {...pressable(onOpen)}>
        <div className={styles.picture}>
          <CarPicture car={car} width={120} isSmall />
        </div>
        <Fill>
          <div className={styles.title}>{carTitle(car)}</div>
          <Text size="caption" tone="secondary" leading="body" oneLine>
            {looks.filter(Boolean).join(' · ')}
          </Text>
          <Price fen={car.priceFen} tone={isWithinReach(car.state) ? 'text' : 'secondary'} />
          <Text size="caption" tone="secondary" leading="body" oneLine>
            {[placeWords(car), readyWords(car.readyInDays)].join(' · ')}
          </Text>
        </Fill>
      </div>
      {extra}
    </div>
  );
}
