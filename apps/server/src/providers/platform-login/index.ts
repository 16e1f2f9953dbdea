import type { PlatformCode } from '@voltfront/contract/headers';
import type { AppServices } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { realAdapters } from './adapters';
import { createEmbeddedLogin } from './embedded';
import { platformLoginTexts } from './platform-login.texts';
import type { LoginAdapter, PlatformLogin } from './types';

const closed = async (): Promise<never> => {
  throw refuse('PROVIDER_DOWN', { message: platformLoginTexts.closed });
};
/** Adapter of a platform that the shop is not registered with. */
const unconfigured: LoginAdapter = { sessionOf: closed, mobileOf: closed };

/** Adapters of the configured platforms; simulated ones for all others in demo runs. */
export function createPlatformLogin(app: Pick<AppServices, 'config' | 'cache' | 'clock' | 'log'>): PlatformLogin {
  const { config, cache, clock, log } = app;
  const real = realAdapters(config, { cache, now: () => clock.now(), log });
  const of = (platform: PlatformCode) =>
    real[platform] ?? (config.isDemo ? createEmbeddedLogin(platform) : unconfigured);
  return {
    sessionOf: (platform, code) => of(platform).sessionOf(code),
    mobileOf: (platform, proof) => of(platform).mobileOf(proof),
  };
}
