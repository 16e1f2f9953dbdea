import { t } from '@lingui/core/macro';
import type { StockPhotoGroupData } from '@voltfront/contract';
import { cx, pressable } from '@/ui';
import styles from './photo-group.module.css';
import { StockPhoto } from './stock-photo';

export interface PhotoGroupProps {
  group: StockPhotoGroupData;
  vinTail: string;
  /** Element id, to jump to. */
  id: string;
  /** The group at the top of the page: its photos are fetched at once. */
  eager?: boolean;
  /** Opens the photo with this index. */
  onOpen: (index: number) => void;
}

/** Photos of one group: the first over the whole width, the others in two columns. */
export function PhotoGroup({ group, vinTail, id, eager, onOpen }: PhotoGroupProps) {
  const { name, photos } = group;
  return (
    <section id={id} className={styles.group}>
      <div className={styles.title} role="heading" aria-level={2}>
        {name}
        <span className={styles.count}>{t`${photos.length} 张`}</span>
      </div>
      <div className={styles.wall}>
        {photos.map((photo, index) => (
          <div
            key={photo.photoId}
            className={cx(styles.cell, isWide(index, photos.length) && styles.wide)}
            {...pressable(() => onOpen(index))}
          >
            <StockPhoto
              className={styles.photo}
              photo={photo}
              width={isWide(index, photos.length) ? 350 : 171}
              alt={photo.caption}
              eager={eager && index < 3}
              vinTail={vinTail}
            />
            <div className={styles.caption}>{photo.caption}</div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The first photo, and the last one when it would be alone in its row. */
const isWide = (index: number, count: number): boolean => index === 0 || (index === count - 1 && count % 2 === 0);
