import { SECOND_MS } from '@voltfront/rules/time';
import { Cluster, Redis } from 'ioredis';
import type { Cache } from './cache';
import { OutageError, StartError } from './errors';

const PREFIX = 'volt:';
/**
 * Timeout of a command; also how long a command in flight waits for the reconnection when Redis is
 * lost.
 */
const COMMAND_MS = 2 * SECOND_MS;
const CONNECT_MS = 3 * SECOND_MS;
/** A connection without any response for this long is closed and reopened. */
const SILENCE_MS = 5 * SECOND_MS;
const INCREMENT = `local n = redis.call('incr', KEYS[1])
if n == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return {n, redis.call('pttl', KEYS[1])}`;

/** A connection that is not open yet, to one Redis or, with several addresses, to a Redis Cluster. */
export function connectRedis(urls: string): Redis | Cluster {
  const addresses = urls.split(',').map((url) => url.trim());
  const [first = ''] = addresses;
  const options = {
    maxRetriesPerRequest: 2,
    // Not resent: a command without a response may have run, and a nonce sent twice would look like
    // a replay.
    autoResendUnfulfilledCommands: false,
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // After a failover this connection leads to a replica: reconnect and send the command again.
    reconnectOnError: (error: Error) => (error.message.startsWith('READONLY') ? (2 as const) : false),
  };
  if (addresses.length === 1) return new Redis(first, { ...options, lazyConnect: true });
  return new Cluster(addresses, { lazyConnect: true, redisOptions: options });
}

/**
 * Waits for the response to a command. @throws OutageError on timeout or when Redis returns an
 * error
 */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${COMMAND_MS} ms`)), COMMAND_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw new OutageError('Redis cannot be used', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A cache in Redis or a Redis Cluster, shared by all server processes. Every command touches a
 * single key. @throws StartError when Redis does not respond
 */
export async function openRedisCache(urls: string): Promise<Cache> {
  const redis = connectRedis(urls);
  // Failed commands reject by themselves; without a listener ioredis logs every lost connection.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new StartError(`Redis does not answer at the address of REDIS_URL: ${(error as Error).message}`);
  }
  const parse = <T>(text: string | null) => (text === null ? undefined : (JSON.parse(text) as T));
  return {
    get: async <T>(key: string) => parse<T>(await inTime(redis.get(PREFIX + key))),
    async set(key, value, ttlMs) {
      await inTime(redis.set(PREFIX + key, JSON.stringify(value), 'PX', Math.max(1, Math.ceil(ttlMs))));
    },
    async delete(key) {
      await inTime(redis.del(PREFIX + key));
    },
    take: async <T>(key: string) => parse<T>(await inTime(redis.getdel(PREFIX + key))),
    async increment(key, windowMs) {
      const answer = await inTime(redis.eval(INCREMENT, 1, PREFIX + key, Math.ceil(windowMs)));
      const [count, resetMs] = answer as [number, number];
      return { count, resetMs: Math.max(0, resetMs) };
    },
    async once(key, ttlMs) {
      const answer = await inTime(redis.set(PREFIX + key, 'true', 'PX', Math.max(1, Math.ceil(ttlMs)), 'NX'));
      return answer === 'OK';
    },
    async close() {
      // `quit` needs a live connection; without one, just disconnect.
      await inTime(redis.quit()).catch(() => redis.disconnect());
    },
  };
}
