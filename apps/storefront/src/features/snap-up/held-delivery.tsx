import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { SnapUpDetailData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { Select } from '@/ui';
import { CITY_ID } from './use-held-order';

export interface HeldChoice {
  cityCode: string | undefined;
  storeId: string | undefined;
}

export interface HeldDeliveryProps {
  cities: SnapUpDetailData['cities'];
  value: HeldChoice;
  onChange: (value: HeldChoice) => void;
  /** A try to submit was made: a missing city is marked. */
  isTried: boolean;
}

/** City and store of the delivery, among those that the sale offers. */
export function HeldDelivery({ cities, value, onChange, isTried }: HeldDeliveryProps) {
  const { cityCode } = value;
  const { data: stores = [] } = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/stores', { cityCode: cityCode ?? '' }),
    enabled: cityCode !== undefined,
  });
  const store = stores.find(({ storeId }) => storeId === value.storeId) ?? stores[0];
  return (
    <div id={CITY_ID}>
      <Select
        label={t`交付城市`}
        required
        options={cities.map((city) => ({ key: city.cityCode, text: city.cityName }))}
        value={cityCode ?? null}
        onChange={(next) => onChange({ cityCode: next, storeId: undefined })}
        error={isTried && !cityCode ? t`请选择交付城市` : undefined}
        bare
      />
      {cityCode && stores.length > 0 && (
        <Select
          label={t`交付门店`}
          options={stores.map(({ storeId, name, address }) => ({ key: storeId, text: name, note: address }))}
          value={store?.storeId ?? null}
          onChange={(storeId) => onChange({ cityCode, storeId })}
          bare
        />
      )}
    </div>
  );
}
