import { t } from '@lingui/core/macro';
import type { StockPhotoData } from '@voltfront/contract';
import { cx, Picture } from '@/ui';
import styles from './stock-photo.module.css';

/** Shape of every photo of a stock car. */
export const PHOTO_ASPECT = 3 / 2;

/** A car on its background, as the server renders it. */
export const onPlace = (picture: string, on: StockPhotoData['on']): string => (on ? `${picture}?on=${on}` : picture);

export interface StockPhotoProps {
  photo: Pick<StockPhotoData, 'picture' | 'on' | 'focus'>;
  /** Width in design px at which it is shown. */
  width: number;
  alt: string;
  eager?: boolean;
  /** Last characters of the VIN, written over the photo. */
  vinTail?: string;
  aspect?: number;
  className?: string;
}

/** A photo of the very car; a detail is magnified around its position, with the end of the VIN on top. */
export function StockPhoto({ photo, width, alt, eager, vinTail, aspect = PHOTO_ASPECT, className }: StockPhotoProps) {
  const { picture, on, focus } = photo;
  const scale = focus?.scale ?? 1;
  const detail = focus && {
    transform: `scale(${scale})`,
    transformOrigin: `${focus.x * 100}% ${focus.y * 100}%`,
  };
  return (
    <div className={cx(styles.frame, className)}>
      <div style={detail ?? undefined}>
        <Picture src={onPlace(picture, on)} width={Math.round(width * scale)} aspect={aspect} alt={alt} eager={eager} />
      </div>
      {vinTail && (
        <div className={styles.watermark} aria-hidden>
          {t`VIN 尾号 ${vinTail}`}
        </div>
      )}
    </div>
  );
}
