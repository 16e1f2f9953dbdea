import type { Config } from '../../kernel/config';
import type { Logger } from '../../kernel/log';
import { createHttpSensors } from './http-sensors';
import type { SensorsProvider } from './types';

export * from './types';

/** The configured server, or null. */
export function createSensors(config: Config, log: Logger): SensorsProvider | null {
  const { sensorsUrl: url, sensorsProject: project, sensorsToken: token } = config;
  return url ? createHttpSensors({ url, project, token }, log) : null;
}
