import { t } from '@lingui/core/macro';
import type { CareData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { useApiMutation } from '@/api';
import { type DeliveryChoice, DeliveryFields, useDeliverCities } from '@/features/delivery/delivery-fields';
import { useArea } from '@/features/place/use-area';
import { Button, Popup, Stack, toast } from '@/ui';

export interface StoreSheetProps {
  /** The store to be changed: that of an order, or a chosen one; null to choose the first. */
  store: CareData['stores'][number] | null;
  isOpen: boolean;
  onClose: () => void;
  /** After a change, or when the present state is another one than was shown. */
  onChanged: () => void;
}

/** Chooses the store of the customer, or the delivery store of an order that can still be changed. */
export function StoreSheet({ store, isOpen, onClose, onChanged }: StoreSheetProps) {
  const area = useArea();
  const [choice, setChoice] = useState<DeliveryChoice>({ cityCode: undefined, storeId: undefined });
  const oldCity = store?.cityCode ?? area?.cityCode;
  const oldStore = store?.storeId;
  useEffect(() => {
    if (isOpen) setChoice({ cityCode: oldCity, storeId: oldStore });
  }, [isOpen, oldCity, oldStore]);
  const isServed = useDeliverCities()?.some((each) => each.isServed && each.cityCode === choice.cityCode) ?? false;
  const done = () => {
    toast(t`门店已更新`);
    onClose();
    onChanged();
  };
  const options = { onSuccess: done, onError: onChanged };
  const choose = useApiMutation('POST /api/mporder/v1/care/store', options);
  const move = useApiMutation('POST /api/mporder/v1/order/city', options);
  const orderNo = store?.purpose === 'delivery' ? store.orderNo : null;
  const { cityCode, storeId } = choice;
  const save = () => {
    if (orderNo === null) {
      if (storeId) choose.mutate({ storeId });
    } else if (cityCode) move.mutate({ orderNo, cityCode, ...(storeId ? { storeId } : {}) });
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={store ? t`更换门店` : t`选择门店`}
      footer={
        <Button
          block
          disabled={!isServed || storeId === oldStore}
          loading={choose.isPending || move.isPending}
          onClick={save}
        >
          {t`确认`}
        </Button>
      }
    >
      <Stack gap={3}>
        <DeliveryFields
          value={choice}
          onChange={setChoice}
          {...(orderNo === null ? { labels: { city: t`城市`, store: t`门店`, choose: t`选择城市` } } : {})}
        />
      </Stack>
    </Popup>
  );
}
