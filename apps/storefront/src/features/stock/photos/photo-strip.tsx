import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { Button, Card, pressable } from '@/ui';
import styles from './photo-strip.module.css';
import { StockPhoto } from './stock-photo';

/** Photos shown before the page of all. */
const SHOWN = 8;

export interface PhotoStripProps {
  stockCarId: string;
  /** Opens all photos, at a group. */
  onOpen: (group?: string) => void;
}

/** Photos of the very car side by side; nothing for a car without photos. */
export function PhotoStrip({ stockCarId, onOpen }: PhotoStripProps) {
  const { data } = useQuery(apiQuery('GET /api/mporder/v1/stock/photos', { stockCarId }));
  const photos =
    data?.groups.flatMap(({ kind, photos: ofGroup }) => ofGroup.map((photo) => ({ ...photo, kind }))) ?? [];
  if (!data || photos.length === 0) return null;
  const all = (
    <Button variant="text" size="small" onClick={() => onOpen()}>
      {t`全部 ${photos.length} 张`}
    </Button>
  );
  return (
    <Card title={t`实车照片`} extra={all} className={styles.card} bleed>
      <div className={styles.scroll}>
        <div className={styles.row}>
          {photos.slice(0, SHOWN).map((photo) => (
            <div key={photo.photoId} className={styles.cell} {...pressable(() => onOpen(photo.kind))}>
              <StockPhoto
                className={styles.photo}
                photo={photo}
                width={150}
                alt={photo.caption}
                vinTail={data.vinTail}
              />
            </div>
          ))}
        </div>
      </div>
    </Card>
  );
}
