import type { FinanceCarData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { Picture, Price } from '@/ui';
import styles from './car-card.module.css';

export interface CarCardProps {
  car: FinanceCarData;
  /** Below the name: source of the price and how long it is valid. */
  note?: string;
  /** At the right: another car. */
  action?: ReactNode;
}

/** The car a calculation is about, with its price. */
export function CarCard({ car, note, action }: CarCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Picture src={car.cutout} width={112} aspect={16 / 10} alt="" clear fit="contain" eager />
      </div>
      <div className={styles.words}>
        <div className={styles.name}>{`${car.modelName} ${car.versionName}`}</div>
        <Price fen={car.priceFen} size="medium" />
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
