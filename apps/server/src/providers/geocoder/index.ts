import type { Config } from '../../kernel/config';
import type { Logger } from '../../kernel/log';
import { createAmapGeocoder } from './amap/amap-geocoder';
import { createEmbeddedGeocoder } from './embedded/embedded-geocoder';
import type { Geocoder } from './types';
import { unconfiguredGeocoder } from './unconfigured';

export * from './types';

/**
 * The map service when its key is configured, else embedded places in demo runs; other runs find no
 * places.
 */
export function createGeocoder(config: Config, log: Logger): Geocoder {
  const { geocoderKey, geocoderUrl } = config;
  if (geocoderKey) return createAmapGeocoder({ key: geocoderKey, url: geocoderUrl }, log);
  return config.isDemo ? createEmbeddedGeocoder() : unconfiguredGeocoder;
}
