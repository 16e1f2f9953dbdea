import { t } from '@lingui/core/macro';
import type { OrderDetailData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { type DeliveryChoice, DeliveryFields, useDeliverCities } from '@/features/delivery/delivery-fields';
import { Button, Popup } from '@/ui';
import type { SheetProps } from './lock-sheet';
import styles from './order-detail.module.css';

export interface CitySheetProps extends SheetProps {
  order: OrderDetailData;
  /** What the server said against the city. */
  error?: string;
  onSave: (cityCode: string, storeId: string | undefined) => void;
}

/** Another city and store for the delivery. */
export function CitySheet({ isOpen, isBusy, onClose, order, error, onSave }: CitySheetProps) {
  const [choice, setChoice] = useState<DeliveryChoice>({ cityCode: undefined, storeId: undefined });
  const { cityCode: oldCity } = order.city;
  const oldStore = order.store?.storeId;
  useEffect(() => {
    if (isOpen) setChoice({ cityCode: oldCity, storeId: oldStore });
  }, [isOpen, oldCity, oldStore]);
  const { cityCode, storeId } = choice;
  const isGood = useDeliverCities()?.some((each) => each.isServed && each.cityCode === cityCode) ?? false;
  const isChanged = cityCode !== oldCity || storeId !== oldStore;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`更改交付城市`}
      footer={
        <Button
          block
          disabled={!isGood || !isChanged}
          loading={isBusy}
          onClick={() => cityCode && onSave(cityCode, storeId)}
        >
          {t`确认更改`}
        </Button>
      }
    >
      <div className={styles.fields}>
        <DeliveryFields value={choice} onChange={setChoice} error={error} />
      </div>
    </Popup>
  );
}
