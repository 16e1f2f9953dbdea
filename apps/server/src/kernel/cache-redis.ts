import { Cluster, Redis } from 'ioredis';
import type { Cache } from './cache';
import { StartError } from './errors';

const PREFIX = 'volt:';
const INCREMENT = `local n = redis.call('incr', KEYS[1])
if n == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return {n, redis.call('pttl', KEYS[1])}`;

function connect(urls: string): Redis | Cluster {
  const addresses = urls.split(',').map((url) => url.trim());
  const [first = ''] = addresses;
  if (addresses.length === 1) return new Redis(first, { maxRetriesPerRequest: 2, lazyConnect: true });
  return new Cluster(addresses, { lazyConnect: true, redisOptions: { maxRetriesPerRequest: 2 } });
}

/** A cache in Redis or a Redis Cluster, shared by all server processes. Every command touches one key. @throws StartError when it does not answer */
export async function openRedisCache(urls: string): Promise<Cache> {
  const redis = connect(urls);
  // Failed commands reject by themselves; without a listener ioredis prints every lost connection.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new StartError(`Redis does not answer at the address of REDIS_URL: ${(error as Error).message}`);
  }
  const parse = <T>(text: string | null) => (text === null ? undefined : (JSON.parse(text) as T));
  return {
    get: async <T>(key: string) => parse<T>(await redis.get(PREFIX + key)),
    async set(key, value, ttlMs) {
      await redis.set(PREFIX + key, JSON.stringify(value), 'PX', Math.max(1, Math.ceil(ttlMs)));
    },
    async delete(key) {
      await redis.del(PREFIX + key);
    },
    take: async <T>(key: string) => parse<T>(await redis.getdel(PREFIX + key)),
    async increment(key, windowMs) {
      const [count, resetMs] = (await redis.eval(INCREMENT, 1, PREFIX + key, Math.ceil(windowMs))) as [number, number];
      return { count, resetMs: Math.max(0, resetMs) };
    },
    async once(key, ttlMs) {
      return (await redis.set(PREFIX + key, 'true', 'PX', Math.max(1, Math.ceil(ttlMs)), 'NX')) === 'OK';
    },
    async close() {
      await redis.quit();
    },
  };
}
