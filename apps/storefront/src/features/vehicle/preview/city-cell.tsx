import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { DeliverCityData, QuoteData } from '@voltfront/contract';
import { useMemo, useState } from 'react';
import { apiQuery } from '@/api';
import { Cell, type Region, RegionPicker } from '@/ui';

/** Cities where cars are delivered change rarely: asked for once an hour (ms). */
const CITIES_FRESH_MS = 3_600_000;

function toRegions(cities: readonly DeliverCityData[]): Region[] {
  const regions = new Map<string, { code: string; name: string; cities: { code: string; name: string }[] }>();
  for (const { provinceCode, provinceName, cityCode, cityName, isServed } of cities) {
    if (!isServed) continue;
    const region = regions.get(provinceCode) ?? { code: provinceCode, name: provinceName, cities: [] };
    region.cities.push({ code: cityCode, name: cityName });
    regions.set(provinceCode, region);
  }
  return [...regions.values()];
}

export interface CityCellProps {
  cityCode: string | undefined;
  delivery: QuoteData['delivery'];
  onSelect: (cityCode: string) => void;
}

/** The delivery estimate with the city it is for; a tap chooses another one. */
export function CityCell({ cityCode, delivery, onSelect }: CityCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/pub/selectDeliverCity'),
    enabled: isOpen,
    staleTime: CITIES_FRESH_MS,
  });
  const regions = useMemo(() => toRegions(data ?? []), [data]);
  const { fromWeeks, toWeeks, cityName } = delivery;
  return (
    <>
      <Cell
        icon="location"
        title={cityName ?? t`选择交付城市`}
        note={t`锁单后预计 ${fromWeeks}-${toWeeks} 周交付`}
        value={t`更换`}
        onClick={() => setIsOpen(true)}
      />
      <RegionPicker
        isOpen={isOpen && regions.length > 0}
        onClose={() => setIsOpen(false)}
        title={t`交付城市`}
        regions={regions}
        cityCode={cityCode ?? null}
        onSelect={({ city }) => onSelect(city.code)}
      />
    </>
  );
}
