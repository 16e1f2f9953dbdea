import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { missingPackages, provideTools } from '../lib/debian.mjs';
import { install, isInstalled } from '../lib/install.mjs';
import { cached } from '../lib/paths.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { startRedis } from '../lib/redis.mjs';
import { createSteps } from '../lib/steps.mjs';
import { findChromium, findPostgres, findRedis } from '../lib/tools.mjs';

const anyNeeds = (steps, tool) => steps.some(({ tools = [] }) => tools.includes(tool));

/**
 * Installs packages and tools and starts the shared PostgreSQL and Redis, as far as the chosen steps need them.
 * @returns what steps receive: the environment for suites and the folder for logs.
 */
export async function setUp(chosen) {
  const logs = cached('test-logs');
  rmSync(logs, { recursive: true, force: true });
  cached('test-logs');
  const needsBrowser = anyNeeds(chosen, 'chromium');
  const needsDatabase = anyNeeds(chosen, 'postgres');
  const needsCache = anyNeeds(chosen, 'redis');
  const list = createSteps(3);
  await list.step('Installing packages', async (report) => (isInstalled() ? 'nothing changed' : install(report)));
  await list.step('Looking for Chromium, PostgreSQL and Redis', async () => {
    if (!needsBrowser && !needsDatabase && !needsCache) return 'not needed';
    return missingPackages().length === 0 ? 'found' : provideTools(join(logs, 'apt.log'));
  });
  const env = {
    CHROMIUM_PATH: findChromium() ?? '',
    POSTGRES_BIN: findPostgres() ?? '',
    REDIS_SERVER: findRedis() ?? '',
  };
  await list.step('Starting throwaway services', async () => {
    if (needsDatabase) env.TEST_POSTGRES_URL = (await startPostgres()).url;
    if (needsCache) env.TEST_REDIS_URL = (await startRedis()).url;
    return [env.TEST_POSTGRES_URL, env.TEST_REDIS_URL].filter(Boolean).join(', ') || 'not needed';
  });
  console.log('');
  return { env, logs };
}
