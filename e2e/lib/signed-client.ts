import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { headers as names, nonceLength } from '@voltfront/contract/headers';

/** Secret of demo builds; a real deployment sets `API_SECRET`. */
const secret = process.env.API_SECRET ?? 'voltfront-development-secret';

/** Fresh signature headers: every request wants its own. */
function signatureHeaders(nowMs: number): Record<string, string> {
  const nonce = randomBytes(32)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, nonceLength)
    .padEnd(nonceLength, '0');
  const timestamp = String(nowMs);
  const sign = createHash('sha1')
    .update(nonce + timestamp + secret)
    .digest('hex');
  return { [names.nonce]: nonce, [names.timestamp]: timestamp, [names.sign]: sign };
}

export interface Envelope<T = Record<string, unknown>> {
  code: string;
  data: T;
  message: string;
}

/** Calls the API as a storefront would. Keeps the token after `login`. */
export class SignedClient {
  token = '';

  constructor(
    readonly origin: string,
    readonly platform = 'WEB_MOBILE',
    /** The server's time. */
    readonly now: () => number = Date.now,
  ) {}

  async call<T = Record<string, unknown>>(
    key: string,
    input: { query?: Record<string, string>; body?: unknown } = {},
  ): Promise<Envelope<T>> {
    const [method = 'GET', path = '/'] = key.split(' ');
    const url = new URL(path, this.origin);
    for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, value);
    const isForm = input.body instanceof FormData;
    const response = await fetch(url, {
      method,
      headers: {
        ...signatureHeaders(this.now()),
        [names.platform]: this.platform,
        [names.idempotencyKey]: randomUUID(),
        ...(this.token ? { [names.authorization]: `Bearer ${this.token}` } : {}),
        ...(method === 'POST' && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      body:
        input.body instanceof FormData ? input.body : method === 'POST' ? JSON.stringify(input.body ?? {}) : undefined,
    });
    return (await response.json()) as Envelope<T>;
  }

  /** Like `call`, but fails unless the answer is a success. */
  async must<T = Record<string, unknown>>(
    key: string,
    input: { query?: Record<string, string>; body?: unknown } = {},
  ): Promise<T> {
    const answer = await this.call<T>(key, input);
    if (answer.code !== '000000') throw new TypeError(`${key}: ${answer.code} ${answer.message}`);
    return answer.data;
  }

  /** Reads the code that the development SMS provider sent. */
  async lastCode(mobile: string): Promise<string> {
    const { code } = await this.must<{ code: string | null }>('GET /api/basic/v1/demo/sms', { query: { mobile } });
    if (!code) throw new TypeError(`no code was sent to ${mobile}`);
    return code;
  }

  /** Logs in and returns what a storefront keeps of it. */
  async login(mobile: string): Promise<{ token: string; userInfo: unknown }> {
    await this.must('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile } });
    const code = await this.lastCode(mobile);
    const session = await this.must<{ token: string; userInfo: unknown }>(
      'POST /api/appuser/v1/user/pub/login/mobile',
      { body: { mobile, code } },
    );
    this.token = session.token;
    return session;
  }

  /** Logs in as a mini-program does by itself: with the platform's account, and its phone number the first time. */
  async loginByPlatform(mobile: string): Promise<{ token: string; userInfo: unknown }> {
    const base = 'POST /api/appuser/v1/user/pub/login';
    const { bindTicket, ...known } = await this.must<{ bindTicket?: string; token: string; userInfo: unknown }>(
      `${base}/platform`,
      { body: { code: `account-${mobile}` } },
    );
    if (!bindTicket) {
      this.token = known.token;
      return known;
    }
    const { phoneTicket } = await this.must<{ phoneTicket: string }>('POST /mpaccount/v1/platform/wechatGetPhone', {
      body: { code: `phone-${mobile}` },
    });
    const session = await this.must<{ token: string; userInfo: unknown }>(`${base}/mobile/bind`, {
      body: { bindTicket, phoneTicket },
    });
    this.token = session.token;
    return session;
  }
}
