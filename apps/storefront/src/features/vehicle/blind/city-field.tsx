import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useDeliverCities } from '@/features/delivery/delivery-fields';
import { placeName, toRegions } from '@/features/delivery/regions';
import { useArea } from '@/features/place/use-area';
import { RegionPicker, SelectTrigger } from '@/ui';

/** Id of the city's line, for scrolling to it. */
export const BLIND_CITY_ID = 'blind-city';

export interface CityFieldProps {
  cityCode: string | undefined;
  onChange: (cityCode: string) => void;
  /** A try to submit was made: a missing city is marked. */
  isTried: boolean;
}

/** Whether cars are handed over in a city; false until the cities are known. */
export const useIsServed = (cityCode: string | undefined): boolean =>
  useDeliverCities()?.some((city) => city.isServed && city.cityCode === cityCode) ?? false;

/** The city in which the car is to be handed over. */
export function CityField({ cityCode, onChange, isTried }: CityFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const cities = useDeliverCities() ?? [];
  const area = useArea();
  const city = cities.find((each) => each.cityCode === cityCode);
  const unserved = city && !city.isServed ? t`该城市暂不支持交付，请选择就近城市` : undefined;
  return (
    <div id={BLIND_CITY_ID}>
      <SelectTrigger
        label={t`交付城市`}
        required
        text={city && placeName(city)}
        placeholder={t`请选择交付城市`}
        error={unserved ?? (isTried && !city ? t`请选择交付城市` : undefined)}
        onOpen={() => setOpen(true)}
      />
      <RegionPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`选择交付城市`}
        regions={toRegions(cities)}
        cityCode={cityCode ?? null}
        nearCode={area?.cityCode}
        onSelect={({ city: { code } }) => onChange(code)}
      />
    </div>
  );
}
