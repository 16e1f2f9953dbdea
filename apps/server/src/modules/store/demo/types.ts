import type { AssetPath } from '../../../demo/shapes';

export interface DemoCity {
  /** Six digits, GB/T 2260. */
  cityCode: string;
  name: string;
  province: string;
  /** Syllables of the name without 市: `shang hai`. */
  pinyin: string;
  /** Position among the cities listed first in pickers, from 1. */
  hotRank: number | null;
  isServed: boolean;
  /** Weeks added to the delivery estimate of a version. */
  extraWeeks: number;
  /** Centre of the city, GCJ-02. */
  latitude: number;
  longitude: number;
}

export interface DemoStore {
  storeId: string;
  name: string;
  kind: 'centre' | 'space' | 'delivery';
  cityCode: string;
  address: string;
  latitude: number;
  longitude: number;
  hours: string;
  phone: string;
  picture: AssetPath;
  services: readonly string[];
}

export interface DemoAdviser {
  adviserId: string;
  storeId: string;
  name: string;
  avatar: AssetPath;
  title: string;
  phone: string;
}
