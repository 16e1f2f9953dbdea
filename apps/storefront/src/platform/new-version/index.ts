import type { NewVersionWatch } from './types';

export type { NewVersionWatch } from './types';

/** Only the native app has a version of its own. */
export const containerVersion = (): string | null => null;

/** Mini-programs are renewed by their platform. */
export function watchNewVersion(_watch: NewVersionWatch): void {}
