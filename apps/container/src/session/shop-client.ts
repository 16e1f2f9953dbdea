/** Length of the nonce in a signature. */
const NONCE_LENGTH = 15;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SUCCESS = '000000';

/** A call that the shop's server refused. */
export class ShopError extends Error {
  override name = 'ShopError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Dependencies of the client. */
export interface ShopClientOptions {
  /** Secret of the request signature, part of every app of the shop. */
  secret: string;
  /** The platform as the server knows it: `APP` or `HarmonyOS`. */
  platform: string;
  fetch: typeof fetch;
  now: () => number;
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

async function sha1Hex(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Calls the shop's server as the native app does: signed, in the name of whoever has the token.
 * @throws ShopError with the server's code and message
 */
export async function callShop<T>(
  { secret, platform, fetch: send, now }: ShopClientOptions,
  path: string,
  body: unknown,
  token = '',
): Promise<T> {
  const [nonce, timestamp] = [newNonce(), String(now())];
  const answer = await send(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-volt-nonce': nonce,
      'x-volt-timestamp': timestamp,
      'x-volt-sign': await sha1Hex(nonce + timestamp + secret),
      'x-volt-platform': platform,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { code, data, message } = (await answer.json()) as { code: string; data: T; message: string };
  if (code !== SUCCESS) throw new ShopError(code, message);
  return data;
}
