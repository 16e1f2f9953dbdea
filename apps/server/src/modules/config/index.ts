import { createHash } from 'node:crypto';
import type { Ctx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import type { RawRoutes } from '../../kernel/raw-routes';
import { afterCommit } from '../../kernel/transaction-scope';
import { keepConfig } from './config.repository';
import { APP_CONFIG, knownWebHosts, outdateRemoteConfig, remoteConfigText } from './show-remote-config';

/**
 * `/config/app.json`: a static file for the apps, requested with only a timestamp. It is not
 * personal and sets no cookie, so a CDN may cache it.
 */
const configFile: RawRoutes = (server, app) => {
  server.get(`/config/${APP_CONFIG}.json`, async (request, reply) => {
    const text = await remoteConfigText(app);
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'public, max-age=10', 'access-control-allow-origin': '*' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
};

/** Stores the apps' configuration: this process serves it immediately, others within seconds. */
export async function writeRemoteConfig(ctx: Ctx, data: Record<string, unknown>): Promise<void> {
  await keepConfig(ctx.db, { name: APP_CONFIG, data, updatedAt: ctx.now() });
  afterCommit(() => outdateRemoteConfig(ctx.app));
}

/** Remote configuration of the apps. */
export const config = defineModule({
  name: 'config',
  raw: configFile,
  async setup(app) {
    await remoteConfigText(app);
    app.webHosts = () => knownWebHosts(app);
  },
});
