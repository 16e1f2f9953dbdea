import { SECOND_MS } from '@voltfront/rules/time';
import { refuse } from '../../kernel/errors';
import { askJson } from '../http-json';
import { createSharedValue } from '../shared-value';
import type { WechatTools } from '../wechat-access';
import { fieldTexts } from './template-data';
import type { SubscriptionMessages, TemplateFields } from './types';

/** The Douyin mini-program. */
export interface DouyinMessageOptions {
  appId: string;
  appSecret: string;
  /** Origin of Douyin's open platform. */
  openUrl: string;
}

/** The token is no longer valid. */
const STALE_TOKEN = 28001003;
/** Codes from 28001000 are faults of the platform or of the token; all others refuse the message itself. */
const isFault = (code: unknown): boolean => Math.floor(Number(code) / 1000) === 28001 || !Number.isInteger(code);

/** Douyin's subscription messages (`notify_user` v2). */
export function createDouyinMessages(
  { appId, appSecret, openUrl }: DouyinMessageOptions,
  fields: TemplateFields,
  { cache, now, log }: WechatTools,
): SubscriptionMessages {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    askJson(log, 'douyin', `${openUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const refused = (call: string, code: unknown) => {
    log.error({ service: 'douyin', call, code }, 'the platform refused');
    return refuse('PROVIDER_DOWN');
  };
  const token = createSharedValue(cache, `douyin:client-token:${appId}`, now, async () => {
    const { data } = await post('/oauth/client_token/', {
      client_key: appId,
      client_secret: appSecret,
      grant_type: 'client_credential',
    });
    const { access_token: value, expires_in: seconds, error_code: code } = (data ?? {}) as Record<string, unknown>;
    if (typeof value !== 'string' || value === '') throw refused('client_token', code);
    return { value, livesMs: Number(seconds) * SECOND_MS };
  });

  return {
    async send(message) {
      const value = await token.get();
      const { openId: open_id, templateId: msg_id, link } = message;
      const body = { open_id, msg_id, page: link.replace(/^\//, ''), data: fieldTexts(message, fields) };
      const { err_no: code } = await post('/api/notification/v2/subscription/notify_user/', body, {
        'access-token': value,
      });
      if (code === 0) return true;
      if (!isFault(code)) return false;
      if (code === STALE_TOKEN) await token.drop(value);
      throw refused('notify_user', code);
    },
  };
}
