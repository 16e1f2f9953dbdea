import type { Cache } from '../kernel/cache';
import { refuse } from '../kernel/errors';
import type { Logger } from '../kernel/log';
import { askJson, askPicture } from './http-json';
import { createSharedValue, type SharedValue } from './shared-value';

/** One WeChat app: a mini-program or an official account. */
export interface WechatApp {
  appId: string;
  appSecret: string;
  /** Origin of WeChat's API. */
  apiUrl: string;
}

/** Tools that an adapter shares with other callers. */
export interface WechatTools {
  cache: Cache;
  now: () => number;
  log: Logger;
}

/** Error codes that mean that our access token is no longer valid. */
const STALE_TOKEN = new Set([40001, 40014, 42001]);

/** A response of WeChat; `errcode` is missing or 0 on success. */
export type WechatAnswer = Record<string, unknown>;

export interface WechatAccess {
  /**
   * Calls WeChat with the access token; once more with a new one when the token is no longer valid.
   * @throws PROVIDER_DOWN
   */
  ask(path: string, body?: unknown): Promise<WechatAnswer>;
  /** The same for a call that answers with a picture. @throws PROVIDER_DOWN */
  askPicture(path: string, body: unknown): Promise<Buffer>;
}

/** The access token of an app: WeChat's stable one, shared by all processes. */
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

  async function askForPicture(path: string, body: unknown, isRetry = false): Promise<Buffer> {
    const value = await token.get();
    const url = `${app.apiUrl}${path}?access_token=${encodeURIComponent(value)}`;
    const answer = await askPicture(log, 'wechat', url, body);
    if (Buffer.isBuffer(answer)) return answer;
    if (!STALE_TOKEN.has(Number(answer.errcode)) || isRetry) throw refuseWechat(log, path, answer.errcode);
    await token.drop(value);
    return askForPicture(path, body, true);
  }

  return { ask: (path, body) => ask(path, body), askPicture: (path, body) => askForPicture(path, body) };
}

/** Logs an error code of WeChat. @returns the PROVIDER_DOWN error to throw */
export function refuseWechat(log: Logger, call: string, errcode: unknown) {
  log.error({ service: 'wechat', call, errcode }, 'the platform refused');
  return refuse('PROVIDER_DOWN');
}
