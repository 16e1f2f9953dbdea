import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Tabs } from '../navigation/tabs';
import { RegionList } from './region-list';
import type { RegionPickerProps } from './region-picker';
import styles from './region-picker.module.css';
import { findRegion, type Place, type Region, type RegionChoice } from './regions';

type Level = 'province' | 'city' | 'district';
const LEVELS: readonly Level[] = ['province', 'city', 'district'];

/** Province, city and district one after the other; the tabs above lead back to what was chosen. */
export function RegionSteps({ regions, cityCode, districtCode, onSelect, title }: RegionPickerProps) {
  const [path, setPath] = useState<Partial<RegionChoice>>(() => findRegion(regions, cityCode, districtCode) ?? {});
  const [level, setLevel] = useState<Level>(path.city ? 'district' : 'province');
  const province = regions.find(({ code }) => code === path.province?.code);
  const items = itemsOf(level, regions, province, path);

  const choose = (code: string) => {
    const place = items.find((each) => each.code === code);
    if (!place) return;
    const next = pathWith(path, level, { code, name: place.name });
    const isLast = level === 'district' || (level === 'city' && isLowest(province, code));
    setPath(next);
    if (isLast) onSelect(next as RegionChoice);
    else setLevel(level === 'province' ? 'city' : 'district');
  };
  const open = LEVELS.slice(0, path.city ? 3 : path.province ? 2 : 1);
  return (
    <>
      <Tabs
        label={title}
        items={open.map((key) => ({ key, text: path[key]?.name ?? t`请选择` }))}
        activeKey={level}
        onChange={(key) => setLevel(key as Level)}
      />
      <div className={styles.steps}>
        <RegionList key={level} items={items} chosen={path[level]?.code} label={title} onSelect={choose} />
      </div>
    </>
  );
}

/** Whether a city has no districts. */
const isLowest = (province: Region | undefined, cityCode: string): boolean =>
  !province?.cities.find(({ code }) => code === cityCode)?.districts?.length;

function itemsOf(
  level: Level,
  regions: readonly Region[],
  province: Region | undefined,
  { city }: Partial<RegionChoice>,
): readonly Place[] {
  if (level === 'province') return regions;
  if (level === 'city') return province?.cities ?? [];
  return province?.cities.find(({ code }) => code === city?.code)?.districts ?? [];
}

/** A new choice on a level takes away what lies below, unless it is the same one. */
function pathWith(path: Partial<RegionChoice>, level: Level, place: Place): Partial<RegionChoice> {
  if (path[level]?.code === place.code) return path;
  if (level === 'province') return { province: place };
  return level === 'city' ? { province: path.province, city: place } : { ...path, district: place };
}
