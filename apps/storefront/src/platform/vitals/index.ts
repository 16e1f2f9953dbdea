import type { Vital } from './types';

export type { Vital } from './types';

/** Mini-programs have no such figures. */
export const observeVitals =
  (_report: (vital: Vital) => void): (() => void) =>
  () =>
    undefined;
