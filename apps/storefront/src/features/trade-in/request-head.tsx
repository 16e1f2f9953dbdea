import { t } from '@lingui/core/macro';
import type { TradeInDetailData } from '@voltfront/contract';
import { useState } from 'react';
import { ImagePreview, Picture, Stack, Tag } from '@/ui';
import styles from './request-head.module.css';
import { carInWords, conditionName, STATE_TONES, stateName } from './trade-in-words';

/** The old car: what it is, how it looks, where its request stands. */
export function RequestHead({ request }: { request: TradeInDetailData }) {
  const { car, carName, state, requestNo } = request;
  const [viewed, setViewed] = useState<number | null>(null);
  return (
    <div className={styles.head}>
      <Stack row align="center" justify="between">
        <div className={styles.name}>{carName}</div>
        <Tag tone={STATE_TONES[state]}>{stateName(state)}</Tag>
      </Stack>
      <div className={styles.facts}>{t`${carInWords(car)} · 车况${conditionName(car.condition)}`}</div>
      {car.photos.length === 0 && <div className={styles.number}>{t`申请已结束，上传的照片已删除`}</div>}
      {car.photos.length > 0 && (
        <div className={styles.photos}>
          <div className={styles.row}>
            {car.photos.map((photo, index) => (
              <Picture
                key={photo}
                className={styles.photo}
                src={photo}
                width={88}
                aspect={4 / 3}
                round="card"
                alt={t`旧车照片 ${index + 1}`}
                onClick={() => setViewed(index)}
              />
            ))}
          </div>
        </div>
      )}
      <div className={styles.number}>{t`申请编号 ${requestNo}`}</div>
      <ImagePreview
        isOpen={viewed !== null}
        onClose={() => setViewed(null)}
        pictures={car.photos.map((src) => ({ src, alt: carName }))}
        startIndex={viewed ?? 0}
      />
    </div>
  );
}
