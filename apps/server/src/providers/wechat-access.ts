import type { Cache } from '../kernel/cache';
import { refuse } from '../kernel/errors';
import type { Logger } from '../kernel/log';
import { askJson } from './http-json';
import { createSharedValue, type SharedValue } from './shared-value';

/** One app of the messaging platform: a mini-program or an official account. */
export interface WechatApp {
  appId: string;
  appSecret: string;
  /** Origin of the platform's API. */
  apiUrl: string;
}

/** What an adapter shares with other callers. */
export interface WechatTools {
  cache: Cache;
  now: () => number;
  log: Logger;
}

/** Answers that say our access token is no longer good. */
const STALE_TOKEN = new Set([40001, 40014, 42001]);

/** An answer of the platform; `errcode` is missing or 0 when all is well. */
export type WechatAnswer = Record<string, unknown>;

export interface WechatAccess {
  /** Asks with the access token; once more with a new one when the platform no longer knows it. @throws PROVIDER_DOWN */
  ask(path: string, body?: unknown): Promise<WechatAnswer>;
}

/** The access token of an app: the platform's stable one, shared by all processes. */
export function createWechatAccess(app: WechatApp, { cache, now, log }: WechatTools): WechatAccess {
  const request = (path: string, body?: unknown) =>
    askJson(
      log,
      'wechat',
      `${app.apiUrl}${path}`,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );

  const token: SharedValue = createSharedValue(cache, `wechat:token:${app.appId}`, now, async () => {
    const answer = await request('/cgi-bin/stable_token', {
      grant_type: 'client_credential',
      appid: app.appId,
      secret: app.appSecret,
    });
    if (typeof answer.access_token !== 'string') throw refuseWechat(log, 'stable_token', answer.errcode);
    return { value: answer.access_token, livesMs: Number(answer.expires_in) * 1000 };
  });

  async function ask(path: string, body?: unknown, isRetry = false): Promise<WechatAnswer> {
    const value = await token.get();
    const join = path.includes('?') ? '&' : '?';
    const answer = await request(`${path}${join}access_token=${encodeURIComponent(value)}`, body);
    if (!STALE_TOKEN.has(Number(answer.errcode)) || isRetry) return answer;
    await token.drop(value);
    return ask(path, body, true);
  }

  return { ask: (path, body) => ask(path, body) };
}

/** Notes what the platform refused. */
export function refuseWechat(log: Logger, call: string, errcode: unknown) {
  log.error({ service: 'wechat', call, errcode }, 'the platform refused');
  return refuse('PROVIDER_DOWN');
}
