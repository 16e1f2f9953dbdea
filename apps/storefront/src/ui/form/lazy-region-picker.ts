import { lazySheet } from '../overlay/lazy-sheet';

/** The region picker, whose code comes when it is opened. */
export const RegionPicker = lazySheet(() => import('./region-picker').then((file) => file.RegionPicker));
