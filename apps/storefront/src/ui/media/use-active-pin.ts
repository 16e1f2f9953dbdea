import { useState } from 'react';
import type { MapBoxProps, MapPin } from './map-props';

/** The chosen pin: the parent's, or one that the map keeps by itself. */
export function useActivePin({ pins, activeKey, onSelect }: MapBoxProps) {
  const [ownKey, setOwnKey] = useState<string>();
  const wanted = activeKey ?? ownKey;
  const active: MapPin | undefined = pins.find((pin) => pin.key === wanted) ?? pins[0];
  const select = (key: string) => {
    setOwnKey(key);
    onSelect?.(key);
  };
  return { active, select };
}
