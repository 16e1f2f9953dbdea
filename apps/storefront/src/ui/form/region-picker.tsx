import { useEffect, useState } from 'react';
import { Popup } from '../overlay/popup';
import { RegionList } from './region-list';
import styles from './region-picker.module.css';
import { RegionSteps } from './region-steps';
import type { Region, RegionChoice } from './regions';

export interface RegionPickerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  regions: readonly Region[];
  /** Code of the chosen city. */
  cityCode: string | null;
  /** Code of the chosen district, where cities have districts. */
  districtCode?: string | null;
  /** Called when the last level is tapped; the sheet closes first. */
  onSelect: (choice: RegionChoice) => void;
}

/** Province and city beside each other, or three levels one after the other where cities have districts. */
export function RegionPicker(props: RegionPickerProps) {
  const { isOpen, onClose, title, regions, onSelect } = props;
  const hasDistricts = regions.some(({ cities }) => cities.some(({ districts }) => districts));
  const Levels = hasDistricts ? RegionSteps : RegionColumns;
  const choose = (choice: RegionChoice) => {
    onClose();
    onSelect(choice);
  };
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={title} tall>
      <Levels {...props} onSelect={choose} />
    </Popup>
  );
}

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
