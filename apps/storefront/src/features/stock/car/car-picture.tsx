import { t } from '@lingui/core/macro';
import type { StockCardData } from '@voltfront/contract';
import { cx, Picture } from '@/ui';
import { PHOTO_ASPECT, StockPhoto } from '../photos/stock-photo';
import { carTitle, stateWords } from '../stock-words';
import styles from './car-picture.module.css';

export interface CarPictureProps {
  car: Pick<StockCardData, 'photo' | 'cutout' | 'state' | 'modelName' | 'versionName' | 'paint'>;
  /** Width in design px. */
  width: number;
  eager?: boolean;
  vinTail?: string;
  /** Small pictures leave the words out. */
  isSmall?: boolean;
  aspect?: number;
}

/** Photo of the car; without photos a rendering of its configuration with a note. Sold or held cars are dimmed. */
export function CarPicture({ car, width, eager, vinTail, isSmall, aspect = PHOTO_ASPECT }: CarPictureProps) {
  const { photo, cutout, paint, state } = car;
  const alt = `${carTitle(car)} ${paint.name}`;
  const gone = stateWords(state);
  return (
    <div className={styles.picture}>
      {photo ? (
        <StockPhoto photo={photo} width={width} alt={alt} eager={eager} vinTail={vinTail} aspect={aspect} />
      ) : (
        <div className={styles.stage}>
          <Picture src={cutout} width={width} aspect={aspect} alt={alt} eager={eager} clear fit="contain" />
          {!isSmall && <div className={styles.note}>{t`配置示意图`}</div>}
        </div>
      )}
      {gone && (
        <div className={cx(styles.veil, isSmall && styles.small)}>
          <span className={styles.gone}>{gone}</span>
        </div>
      )}
    </div>
  );
}
