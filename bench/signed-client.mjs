import { createHash, randomBytes, randomUUID } from 'node:crypto';

const secret = process.env.API_SECRET ?? 'voltfront-development-secret';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Fresh signature headers for one request. */
export function signed(extra = {}) {
  const nonce = Array.from(randomBytes(15), (byte) => letters[byte % letters.length]).join('');
  const timestamp = String(Date.now());
  return {
    'x-volt-nonce': nonce,
    'x-volt-timestamp': timestamp,
    'x-volt-sign': createHash('sha1')
      .update(nonce + timestamp + secret)
      .digest('hex'),
    'x-volt-platform': 'WEB_MOBILE',
    ...extra,
  };
}

/** One call that must succeed. */
export async function must(origin, method, path, { body, token } = {}) {
  const answer = await fetch(origin + path, {
    method,
    headers: signed({
      'x-volt-idempotency': randomUUID(),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }),
    body: body && JSON.stringify(body),
  }).then((response) => response.json());
  if (answer.code !== '000000') throw new Error(`${method} ${path}: ${answer.code} ${answer.message}`);
  return answer.data;
}

/** Logs a phone in with the code of the development SMS provider. */
export async function login(origin, mobile) {
  await must(origin, 'GET', `/api/appuser/v1/user/pub/sms/authCode?mobile=${mobile}`);
  const { code } = await must(origin, 'GET', `/api/basic/v1/demo/sms?mobile=${mobile}`);
  const { token } = await must(origin, 'POST', '/api/appuser/v1/user/pub/login/mobile', { body: { mobile, code } });
  return token;
}
