import { t } from '@lingui/core/macro';
import type { QuoteData } from '@voltfront/contract';
import { useState } from 'react';
import { useDeliveryRegions } from '@/features/delivery/use-delivery-regions';
import { useArea } from '@/features/place/use-area';
import { Cell, RegionPicker } from '@/ui';

export interface CityCellProps {
  cityCode: string | undefined;
  delivery: QuoteData['delivery'];
  onSelect: (cityCode: string) => void;
}

/** The delivery estimate with the city it is for; a tap chooses another one. */
export function CityCell({ cityCode, delivery, onSelect }: CityCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const regions = useDeliveryRegions(isOpen);
  const area = useArea();
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
        nearCode={area?.cityCode}
        onSelect={({ city }) => onSelect(city.code)}
      />
    </>
  );
}
