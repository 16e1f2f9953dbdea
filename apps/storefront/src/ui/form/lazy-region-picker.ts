import { lazySheet } from '../overlay/lazy-sheet';

/** The region picker; its code loads when it is opened. */
export const RegionPicker = lazySheet(() => import('./region-picker').then((file) => file.RegionPicker));
