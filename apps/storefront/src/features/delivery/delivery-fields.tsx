import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { DeliverCityData } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { type Place, placeQuery, usePlace } from '@/features/place/use-place';
import { Button, NoticeBar, RegionPicker, Select, SelectTrigger } from '@/ui';
import styles from './delivery-fields.module.css';
import { placeName, toRegions } from './regions';

/** Where the car is to be handed over. */
export interface DeliveryChoice {
  cityCode: string | undefined;
  storeId: string | undefined;
}

export interface DeliveryFieldsProps {
  value: DeliveryChoice;
  onChange: (value: DeliveryChoice) => void;
  error?: string;
  /** Labels where it is not about a delivery; then only cities with stores are offered. */
  labels?: { city: string; store: string; choose: string };
}

/** Id of the city's line, for scrolling to it. */
export const CITY_FIELD_ID = 'delivery-city';

/** Delivery city and store. A city without delivery offers the nearest ones that have it. */
export function DeliveryFields({ value, onChange, error, labels }: DeliveryFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const allCities = useDeliverCities();
  const cities = labels ? allCities?.filter(({ isServed }) => isServed) : allCities;
  const { cityCode, storeId } = value;
  const city = cities?.find((each) => each.cityCode === cityCode);
  const place = usePlace();
  const { stores, isNearestFirst } = useStores(place, city?.isServed ? city.cityCode : undefined);
  const first = stores?.[0];
  const store = stores?.find((each) => each.storeId === storeId) ?? first;
  // The server knows which store it proposes for a delivery, but not where the customer is.
  const isTold = isNearestFirst || labels !== undefined;
  const nearestId = isTold && cityCode && !storeId ? first?.storeId : undefined;
  useEffect(() => {
    if (nearestId) onChange({ cityCode, storeId: nearestId });
  }, [nearestId, cityCode, onChange]);
  return (
    <>
      <div id={CITY_FIELD_ID}>
        <SelectTrigger
          label={labels?.city ?? t`交付城市`}
          required
          text={city && placeName(city)}
          placeholder={labels?.choose ?? t`请选择交付城市`}
          error={error}
          onOpen={() => setOpen(true)}
        />
      </div>
      {city && !city.isServed && (
        <Nearest city={city} onSelect={(code) => onChange({ cityCode: code, storeId: undefined })} />
      )}
      {stores && stores.length > 0 && (
        <Select
          label={labels?.store ?? t`交付门店`}
          options={stores.map(({ storeId: key, name, address }) => ({ key, text: name, note: address }))}
          value={store?.storeId ?? null}
          onChange={(next) => onChange({ cityCode, storeId: next })}
          hint={store && <StoreLine address={store.address} phone={store.phone} />}
          bare
        />
      )}
      <RegionPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={labels?.choose ?? t`选择交付城市`}
        regions={toRegions(cities ?? [])}
        cityCode={cityCode ?? null}
        nearCode={place.area?.cityCode}
        onSelect={({ city: { code } }) => onChange({ cityCode: code, storeId: undefined })}
      />
    </>
  );
}

/** Stores of a served city, the one to propose first; the nearest where the device's position is known. */
function useStores(place: Place, cityCode: string | undefined) {
  const { data, isPlaceholderData } = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/stores', { cityCode: cityCode ?? '', ...placeQuery(place) }),
    enabled: cityCode !== undefined,
    // A position found later changes the order of the stores, not which ones are listed.
    placeholderData: (before, query) => (cityOf(query?.queryKey[1]) === cityCode ? before : undefined),
  });
  const stores = cityCode ? data : undefined;
  return { stores, isNearestFirst: place.position !== null && !isPlaceholderData };
}

const cityOf = (input: unknown): string | undefined => (input as { cityCode?: string } | null | undefined)?.cityCode;

/** Cities of the country with whether cars are handed over there; undefined while they load. */
export function useDeliverCities(): readonly DeliverCityData[] | undefined {
  return useQuery({
    ...apiQuery('GET /api/mporder/v1/order/pub/selectDeliverCity'),
    staleTime: 10 * MINUTE_MS,
  }).data;
}

function StoreLine({ address, phone }: { address: string; phone: string }) {
  return (
    <>
      {address}
      <span className={styles.phone}>{phone}</span>
    </>
  );
}

function Nearest({ city, onSelect }: { city: DeliverCityData; onSelect: (cityCode: string) => void }) {
  const near = useQuery(
    apiQuery('POST /{product}-mp-order/v1/order/pub/selectDeliverCityByRegisterCity', {
      registerCityCode: city.cityCode,
    }),
  );
  const { cityName } = city;
  return (
    <div className={styles.nearest}>
      <NoticeBar tone="warning">{t`${cityName}暂不支持交付，可选择就近城市提车`}</NoticeBar>
      <div className={styles.offers}>
        {near.data?.map((each) => (
          <Button key={each.cityCode} size="small" variant="secondary" onClick={() => onSelect(each.cityCode)}>
            {each.cityName}
          </Button>
        ))}
      </div>
    </div>
  );
}
