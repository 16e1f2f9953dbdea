import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Popup } from '../overlay/popup';
import { CityOffers, FoundCities } from './city-offers';
import { RegionList } from './region-list';
import styles from './region-picker.module.css';
import { RegionSteps } from './region-steps';
import type { Place, Region, RegionChoice } from './regions';
import { SearchBar } from './search-bar';

export interface RegionPickerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  regions: readonly Region[];
  /** Code of the chosen city. */
  cityCode: string | null;
  /** Code of the chosen district, where cities have districts. */
  districtCode?: string | null;
  /** Code of the city where the customer is, as far as it is known: it is offered first. */
  nearCode?: string;
  /** Called when the last level is tapped; the sheet closes first. */
  onSelect: (choice: RegionChoice) => void;
}

/**
 * A search by name, pinyin or first letters; the cities offered first; all of them by province: two columns, or three
 * levels one after the other where cities have districts.
 */
export function RegionPicker(props: RegionPickerProps) {
  const { isOpen, onClose, title, regions, nearCode, onSelect } = props;
  const [words, setWords] = useState('');
  /** A city whose district is still to be chosen. */
  const [begun, setBegun] = useState<string>();
  useEffect(() => {
    if (!isOpen) return;
    setWords('');
    setBegun(undefined);
  }, [isOpen]);
  const hasDistricts = regions.some(({ cities }) => cities.some(({ districts }) => districts));
  const Levels = hasDistricts ? RegionSteps : RegionColumns;
  const cityCode = begun ?? props.cityCode;
  const choose = (choice: RegionChoice) => {
    onClose();
    onSelect(choice);
  };
  const chooseCity = (code: string) => {
    const province = regions.find(({ cities }) => cities.some((city) => city.code === code));
    const city = province?.cities.find((each) => each.code === code);
    if (!province || !city) return;
    setWords('');
    if (city.districts?.length) setBegun(code);
    else choose({ province: placeOf(province), city: placeOf(city) });
  };
  const shared = { regions, chosen: cityCode ?? undefined, onSelect: chooseCity };
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={title} tall>
      <div className={styles.picker}>
        <SearchBar value={words} onChange={setWords} placeholder={t`城市名、拼音或首字母`} />
        {words.trim() ? (
          <FoundCities {...shared} words={words} />
        ) : (
          <>
            <CityOffers {...shared} nearCode={nearCode} />
            <Levels key={begun} {...props} cityCode={cityCode} onSelect={choose} />
          </>
        )}
      </div>
    </Popup>
  );
}

const placeOf = ({ code, name }: Place): Place => ({ code, name });

/** Province at the left, its cities at the right. */
function RegionColumns({ isOpen, title, regions, cityCode, onSelect }: RegionPickerProps) {
  const [provinceCode, setProvinceCode] = useState<string>();
  useEffect(() => {
    if (isOpen) setProvinceCode(undefined);
  }, [isOpen]);
  const chosen = regions.find((region) => region.cities.some((city) => city.code === cityCode));
  const province = regions.find((region) => region.code === provinceCode) ?? chosen ?? regions[0];
  const choose = (code: string) => {
    const city = province?.cities.find((each) => each.code === code);
    if (province && city) {
      onSelect({ province: { code: province.code, name: province.name }, city: { code, name: city.name } });
    }
  };
  return (
    <div className={styles.columns}>
      <RegionList items={regions} chosen={province?.code} label={title} isGround onSelect={setProvinceCode} />
      <RegionList
        key={province?.code}
        items={province?.cities ?? []}
        chosen={cityCode ?? undefined}
        label={province?.name ?? title}
        onSelect={choose}
      />
    </div>
  );
}
