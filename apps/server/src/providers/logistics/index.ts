import type { Config } from '../../kernel/config';
import { embeddedCarrier, noCarrier } from './embedded';
import type { CarrierProvider } from './types';

export * from './types';

/** The embedded carrier in demo runs; else none, and staff note by hand where a car is. */
export const createCarrier = ({ isDemo }: Config): CarrierProvider => (isDemo ? embeddedCarrier : noCarrier);
