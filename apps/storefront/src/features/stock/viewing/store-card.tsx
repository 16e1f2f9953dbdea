import { t } from '@lingui/core/macro';
import type { StockDetailData } from '@voltfront/contract';
import { useState } from 'react';
import { openMap } from '@/features/place/open-map';
import { ensureLogin } from '@/navigation';
import { copyText } from '@/platform/clipboard';
import { dial } from '@/platform/external';
import { Button, Card, Fill, IconButton, Text, toast } from '@/ui';
import { isGone } from '../booking/next-step';
import { distanceWords } from '../stock-words';
import styles from './store-card.module.css';
import { ViewingSheet, viewingWords } from './viewing-sheet';

export interface StoreCardProps {
  car: StockDetailData;
  /** After a viewing was booked, moved or cancelled. */
  onChange: () => void;
}

/** Store of the car: address, hours, call button, and viewing appointment. */
export function StoreCard({ car, onChange }: StoreCardProps) {
  const { store, distanceKm, cityName, viewing, stockCarId } = car;
  const [isOpen, setOpen] = useState(false);
  const distance = distanceWords(distanceKm);
  const copy = async () => toast((await copyText(store.address)) ? t`地址已复制` : t`复制失败，请长按选择`);
  const booked = viewing?.state === 'booked' ? viewing : null;
  return (
    <Card title={t`车辆所在门店`} extra={[cityName, distance].filter(Boolean).join(' · ')} className={styles.card}>
      <div className={styles.store}>
        <Fill>
          <div className={styles.name}>{store.name}</div>
          <Text size="small" tone="secondary" leading="small">
            {store.address}
          </Text>
          <Text size="small" tone="secondary" leading="small">{t`营业时间 ${store.hours}`}</Text>
        </Fill>
        <IconButton icon="navigation" size={20} label={t`在地图上查看门店`} onClick={() => openMap(store)} />
        <IconButton icon="copy" size={20} label={t`复制门店地址`} onClick={() => void copy()} />
        <IconButton icon="phone" size={20} label={t`拨打门店电话`} onClick={() => dial(store.phone)} />
      </div>
      {booked && <div className={styles.booked}>{t`已预约 ${viewingWords(booked)} 看车`}</div>}
      {(booked || !isGone(car)) && (
        <Button block variant="secondary" size="medium" onClick={() => ensureLogin() && setOpen(true)}>
          {booked ? t`改约或取消` : t`预约看车`}
        </Button>
      )}
      <ViewingSheet isOpen={isOpen} onClose={() => setOpen(false)} stockCarId={stockCarId} onChange={onChange} />
    </Card>
  );
}
