import { randomBytes } from 'node:crypto';
import { type EndpointKey, endpointOf, type ReplyOf } from '@voltfront/contract';
import type { ErrorName } from '@voltfront/contract/errors';
import { errorCatalogue } from '@voltfront/contract/errors';
import { headers as names } from '@voltfront/contract/headers';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../gateway/register';
import { sign } from '../gateway/signature';

/**
 * Options of a request. Body and query are not typed by the contract, so that invalid input can be
 * sent.
 */
export interface CallOptions {
  body?: unknown;
  query?: Record<string, unknown>;
  token?: string;
  /** Further headers, or other values for the signed ones. */
  headers?: Record<string, string>;
  /** For idempotent calls; a fresh key is made when missing. */
  idempotencyKey?: string;
  remoteAddress?: string;
}

/** Answer of a call. */
export interface CallResult<T> {
  status: number;
  code: string;
  /** The response data; check `code` first. */
  data: T;
  message: string;
  /** Name of the catalogue row. */
  name: ErrorName;
  headers: Record<string, string | string[] | number | undefined>;
}

/** A random text of A-Z, a-z and 0-9. */
export function randomNonce(): string {
  return randomBytes(24)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '0')
    .slice(0, 15);
}

/** The three signature headers for a moment. */
export function signedHeaders(secret: string, now: number): Record<string, string> {
  const nonce = randomNonce();
  return { [names.nonce]: nonce, [names.timestamp]: String(now), [names.sign]: sign(nonce, String(now), secret) };
}

const nameOf = (code: string) =>
  (Object.keys(errorCatalogue) as ErrorName[]).find((name) => errorCatalogue[name].code === code) ?? 'SERVER_ERROR';

/** Sends one signed call through the server's HTTP layer. */
export async function callServer<K extends EndpointKey>(
  server: FastifyInstance,
  secret: string,
  now: number,
  key: K,
  options: CallOptions,
): Promise<CallResult<ReplyOf<K>>> {
  const { method, url } = addressOf(key);
  const query = Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)]));
  const address = query.length > 0 ? `${url}?${search}` : url;
  const headers: Record<string, string> = { ...signedHeaders(secret, now), [names.platform]: 'WEB_MOBILE' };
  if (options.token) headers[names.authorization] = `Bearer ${options.token}`;
  if (endpointOf(key).idempotent) headers[names.idempotencyKey] = options.idempotencyKey ?? randomNonce();
  const response = await server.inject({
    method: method as 'GET' | 'POST',
    url: address,
    headers: { ...headers, ...options.headers },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
    remoteAddress: options.remoteAddress ?? '127.0.0.1',
  });
  const envelope = response.json<{ code: string; data: ReplyOf<K>; message: string }>();
  return { status: response.statusCode, ...envelope, name: nameOf(envelope.code), headers: response.headers };
}
