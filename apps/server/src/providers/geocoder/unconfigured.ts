import { refuse } from '../../kernel/errors';
import { geocoderTexts } from './geocoder.texts';
import type { Geocoder } from './types';

const down = async (): Promise<never> => {
  throw refuse('PROVIDER_DOWN', { message: geocoderTexts.closed });
};

/** Used in runs without a map service: every call fails. */
export const unconfiguredGeocoder: Geocoder = { search: down, nearby: down, positionOf: down };
