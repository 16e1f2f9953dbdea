import { randomUUID } from 'node:crypto';
import { connectRedis } from './cache-redis';
import { createLocalSignals, type Listener, type Signals } from './signals';

const PREFIX = 'volt:signal:';

/**
 * Signals between processes by Redis (or Redis Cluster) pub/sub. A subscribed connection cannot run
 * other commands, so there are two.
 */
export async function openRedisSignals(urls: string): Promise<Signals> {
  const [sender, receiver] = [connectRedis(urls), connectRedis(urls)];
  // Listeners are told that signals may be lost; without an error listener ioredis logs every lost
  // connection.
  for (const redis of [sender, receiver]) redis.on('error', () => undefined);
  await Promise.all([sender.connect(), receiver.connect()]);
  const [local, me] = [createLocalSignals(), randomUUID()];
  const listeners: Listener[] = [];
  receiver.on('message', (channel: string, message: string) => {
    const [from, text = ''] = message.split(' ', 2);
    if (from !== me) local.send(channel.slice(PREFIX.length), text);
  });
  const tellGap = () => {
    for (const { missed } of listeners) missed();
  };
  receiver.on('close', tellGap);
  receiver.on('ready', tellGap);
  return {
    send(channel, text) {
      local.send(channel, text);
      sender.publish(PREFIX + channel, `${me} ${text}`).catch(() => undefined);
    },
    async listen(channel, listener) {
      listeners.push(listener);
      await local.listen(channel, listener);
      await receiver.subscribe(PREFIX + channel);
    },
    async close() {
      receiver.off('close', tellGap);
      await Promise.all([sender, receiver].map((redis) => redis.quit().catch(() => redis.disconnect())));
    },
  };
}
