import type { Config } from '../../kernel/config';
import type { Logger } from '../../kernel/log';
import { embeddedDeviceRisk } from './embedded';
import { createHttpDeviceRisk } from './http-device-risk';
import type { DeviceRiskProvider } from './types';

export * from './types';

/** The external service when configured, else the embedded rules. */
export function createDeviceRisk(config: Config, log: Logger): DeviceRiskProvider {
  const { deviceRiskUrl: url, deviceRiskAppId: appId, deviceRiskSecret: secret } = config;
  return url && appId && secret ? createHttpDeviceRisk({ url, appId, secret }, log) : embeddedDeviceRisk;
}
