import { refuse } from '../../kernel/errors';
import { geocoderTexts } from './geocoder.texts';
import type { Geocoder } from './types';

const down = async (): Promise<never> => {
  throw refuse('PROVIDER_DOWN', { message: geocoderTexts.closed });
};

/** In the place of a map service in runs that have none. */
export const unconfiguredGeocoder: Geocoder = { search: down, nearby: down, positionOf: down };
