import { useEffect, useState } from 'react';
import { cx } from '../cx';
import { Popup } from '../overlay/popup';
import styles from './region-picker.module.css';

/** A province or direct-controlled city with its cities. */
export interface Region {
  code: string;
  name: string;
  cities: readonly { code: string; name: string }[];
}

/** What was chosen. */
export interface RegionChoice {
  province: { code: string; name: string };
  city: { code: string; name: string };
}

export interface RegionPickerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  regions: readonly Region[];
  /** Code of the chosen city. */
  cityCode: string | null;
  /** Called when a city is tapped; the sheet closes first. */
  onSelect: (choice: RegionChoice) => void;
}

/** Province at the left, its cities at the right. */
export function RegionPicker({ isOpen, onClose, title, regions, cityCode, onSelect }: RegionPickerProps) {
  const [provinceCode, setProvinceCode] = useState<string>();
  useEffect(() => {
    if (isOpen) setProvinceCode(undefined);
  }, [isOpen]);
  const chosen = regions.find((region) => region.cities.some((city) => city.code === cityCode));
  const province = regions.find((region) => region.code === provinceCode) ?? chosen ?? regions[0];
  const choose = (code: string) => {
    const city = province?.cities.find((each) => each.code === code);
    if (!province || !city) return;
    onClose();
    onSelect({ province: { code: province.code, name: province.name }, city });
  };
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={title} tall>
      <div className={styles.columns}>
        <Column items={regions} chosen={province?.code} label={title} isGround onSelect={setProvinceCode} />
        <Column
          items={province?.cities ?? []}
          chosen={cityCode ?? undefined}
          label={province?.name ?? title}
          onSelect={choose}
        />
      </div>
    </Popup>
  );
}

interface ColumnProps {
  items: readonly { code: string; name: string }[];
  chosen: string | undefined;
  label: string;
  isGround?: boolean;
  onSelect: (code: string) => void;
}

function Column({ items, chosen, label, isGround, onSelect }: ColumnProps) {
  return (
    <div className={cx(styles.column, isGround && styles.ground)} role="listbox" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.code}
          type="button"
          role="option"
          aria-selected={item.code === chosen}
          className={cx(styles.item, item.code === chosen && styles.chosen)}
          onClick={() => onSelect(item.code)}
        >
          {item.name}
        </button>
      ))}
    </div>
  );
}
