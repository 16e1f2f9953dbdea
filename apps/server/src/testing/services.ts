import { startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { startRedis } from '../../../../scripts/lib/redis.mjs';

/**
 * Global setup of the projects that need real services: the PostgreSQL of TEST_DATABASE_URL and the
 * Redis of TEST_REDIS_URL, or temporary ones.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const started: { close: () => Promise<void> }[] = [];
  if (!process.env.TEST_DATABASE_URL) {
    const postgres = await startPostgres();
    started.push(postgres);
    process.env.TEST_DATABASE_URL = postgres.url;
  }
  if (!process.env.TEST_REDIS_URL) {
    const redis = await startRedis();
    started.push(redis);
    process.env.TEST_REDIS_URL = redis.url;
  }
  return async () => {
    for (const service of started) await service.close();
  };
}
