import { type EndpointKey, endpointOf } from '@voltfront/contract';
import { addressOf } from '../gateway/register';
import { randomNonce, signedHeaders } from './call';
import type { TestServer } from './server';

/** A raw response; `envelope` only when it is JSON. */
export interface Answer {
  status: number;
  text: string;
  envelope: { code: string; data: unknown; message: string } | undefined;
}

/** A request whose parts may be anything. */
export interface RawCall {
  /** Query string without the question mark. */
  search?: string;
  /** Sent as JSON, unless `payload` is given. */
  body?: unknown;
  payload?: string | Buffer;
  token?: string;
  /** Replaces or adds to the headers of a correct request. */
  headers?: Record<string, string>;
}

/** Between the parts of our multipart bodies. */
export const BOUNDARY = 'voltfront-boundary';

/** A text without lone surrogates, which URLs cannot contain. */
export const wellFormed = (text: string) => Buffer.from(text).toString();

/** A multipart body of text fields. */
function formOf(fields: unknown): Buffer {
  const entries = fields && typeof fields === 'object' ? Object.entries(fields) : [];
  const parts = entries.map(([name, value]) => {
    const safe = encodeURIComponent(wellFormed(name));
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${safe}"\r\n\r\n${String(JSON.stringify(value))}\r\n`;
  });
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
}

function contentOf(key: EndpointKey, call: RawCall): { payload?: string | Buffer; type?: string } {
  const isForm = endpointOf(key).multipart === true;
  const type = isForm ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
  if (call.payload !== undefined) return { payload: call.payload, type };
  if (call.body === undefined) return {};
  return { payload: isForm ? formOf(call.body) : JSON.stringify(call.body), type };
}

function parse(text: string): Answer['envelope'] {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends one signed request whose parts may be garbage. */
export async function sendRaw(server: TestServer, key: EndpointKey, given: RawCall): Promise<Answer> {
  const call = await server.consoles.asSent(key, given);
  const { method, url } = addressOf(key);
  const { payload, type } = contentOf(key, call);
  const secret = server.app.services.config.apiSecret;
  const headers: Record<string, string> = { ...signedHeaders(secret, server.clock.now()) };
  if (type) headers['content-type'] = type;
  if (call.token) headers.authorization = `Bearer ${call.token}`;
  if (endpointOf(key).idempotent) headers['x-volt-idempotency'] = randomNonce();
  const response = await server.app.server.inject({
    method: method as 'GET' | 'POST',
    url: call.search ? `${url}?${call.search}` : url,
    headers: { ...headers, ...call.headers },
    ...(payload === undefined ? {} : { payload }),
    remoteAddress: '127.0.0.1',
  });
  return { status: response.statusCode, text: response.body, envelope: parse(response.body) };
}
