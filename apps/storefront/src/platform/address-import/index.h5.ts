import type { ImportOutcome } from './types';

export type { ImportedAddress } from './types';

/** Browsers know no address book. */
export const hasAddressImport = false;

export const importAddress = async (): Promise<ImportOutcome> => 'refused';
