import { refuse } from '../../kernel/errors';
import type { Geocoder } from './types';

const down = async (): Promise<never> => {
  throw refuse('PROVIDER_DOWN', { message: '地点服务暂不可用' });
};

/** In the place of a map service in runs that have none. */
export const unconfiguredGeocoder: Geocoder = { search: down, nearby: down, positionOf: down };
