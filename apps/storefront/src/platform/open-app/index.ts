import type { OpenOutcome } from './types';

export type { OpenOutcome } from './types';

/** Mini-programs cannot open the app: pages offer its link or a code instead. */
export const canOpenApp = (_way?: 'app' | 'mini'): boolean => false;

/** Mini-programs cannot leave by an address. */
export const openApp = async (_address: string, _waitMs?: number): Promise<OpenOutcome> => 'failed';

/** Mini-programs cannot leave by an address. */
export const openScheme = async (_scheme: string, _waitMs?: number): Promise<OpenOutcome> => 'failed';
