import { createHash, createHmac } from 'node:crypto';

/** Access key of the cloud account. */
export interface AccessKey {
  id: string;
  secret: string;
}

/** The parts of a signed request. Its body is empty: all parameters are in the query. */
export interface SignedRequest {
  url: string;
  headers: Record<string, string>;
}

const ALGORITHM = 'ACS3-HMAC-SHA256';
const EMPTY_BODY_HASH = createHash('sha256').update('').digest('hex');

/** Percent-encoding of RFC 3986, which is stricter than `encodeURIComponent`. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** The encoded query, sorted by name. */
export const canonicalQuery = (parameters: Record<string, string>) =>
  Object.keys(parameters)
    .sort()
    .map((name) => `${encode(name)}=${encode(parameters[name] ?? '')}`)
    .join('&');

/** The `authorization` header of a request with these headers (lower-case names). */
function authorizationOf(
  key: AccessKey,
  request: { method: string; path: string; query: string; headers: Record<string, string> },
): string {
  const names = Object.keys(request.headers).sort();
  const headerLines = names.map((name) => `${name}:${(request.headers[name] ?? '').trim()}\n`).join('');
  const signedHeaders = names.join(';');
  const lines = [request.method, request.path, request.query, headerLines, signedHeaders, EMPTY_BODY_HASH];
  const digest = createHash('sha256').update(lines.join('\n')).digest('hex');
  const signature = createHmac('sha256', key.secret).update(`${ALGORITHM}\n${digest}`).digest('hex');
  return `${ALGORITHM} Credential=${key.id},SignedHeaders=${signedHeaders},Signature=${signature}`;
}

/**
 * Signs a call of the cloud's RPC API, signature version 3.
 * @param call.nonce a text never used before
 */
export function signCall(
  key: AccessKey,
  call: {
    endpoint: string;
    action: string;
    version: string;
    parameters: Record<string, string>;
    nonce: string;
    now: number;
  },
): SignedRequest {
  const { host, origin } = new URL(call.endpoint);
  const query = canonicalQuery(call.parameters);
  const headers = {
    host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': EMPTY_BODY_HASH,
    'x-acs-date': new Date(call.now).toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  };
  const authorization = authorizationOf(key, { method: 'POST', path: '/', query, headers });
  return { url: `${origin}/?${query}`, headers: { ...headers, authorization } };
}
