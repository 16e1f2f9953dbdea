import type { BodyInputOf, EndpointKey, QueryInputOf, ReplyOf } from '@voltfront/contract';
import * as codes from '@voltfront/contract/error-codes';
import { consoleCode, headers } from '@voltfront/contract/headers';
import { SECOND_MS } from '@voltfront/rules/time';
import { keptLanguage } from '../texts/texts';
import { endSession, token } from './session';
import { randomText, signedHeaders } from './sign';

/** A refusal of the server, or a failure of the network (code `''`). */
export class CallError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** Codes after which there is no session any more. */
const ENDINGS: readonly string[] = [
  codes.LOGIN_EXPIRED,
  codes.TOKEN_MALFORMED,
  codes.TOKEN_UNKNOWN,
  codes.TOKEN_PLATFORM,
  codes.SESSION_REPLACED,
  codes.ACCOUNT_CANCELLED,
];

/** Input of a call. */
export interface Call<K extends EndpointKey> {
  query?: QueryInputOf<K>;
  /** A form where files are sent. */
  body?: BodyInputOf<K> | FormData;
  /** Of calls that may be repeated. */
  idempotencyKey?: string;
  /** Why it is done, for the audit trail. */
  reason?: string;
}

/** How far the server's clock is ahead of this computer's, from its last answer. */
let aheadMs = 0;

function addressOf(path: string, query: unknown): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

interface Answer {
  code: string;
  data: unknown;
  message: string;
}

async function send(key: EndpointKey, input: Call<EndpointKey>): Promise<Answer> {
  const [method = 'GET', path = '/'] = key.split(' ');
  const held = token();
  const response = await fetch(addressOf(path, input.query), {
    method,
    credentials: 'omit',
    headers: {
      ...(await signedHeaders(Date.now() + aheadMs)),
      [headers.platform]: consoleCode,
      [headers.language]: keptLanguage(),
      ...(held ? { [headers.authorization]: `Bearer ${held}` } : {}),
      ...(method === 'POST' ? { [headers.idempotencyKey]: input.idempotencyKey ?? randomText(24) } : {}),
      ...(input.reason ? { [headers.reason]: encodeURIComponent(input.reason) } : {}),
      ...(input.body === undefined || input.body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(input.body === undefined
      ? {}
      : { body: input.body instanceof FormData ? input.body : JSON.stringify(input.body) }),
  });
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date) && Math.abs(date - Date.now()) > 5 * SECOND_MS) aheadMs = date - Date.now();
  return response.json();
}

/** Makes a call of the contract. @throws CallError */
export async function call<K extends EndpointKey>(key: K, input: Call<K> = {}): Promise<ReplyOf<K>> {
  const held = token();
  const answer = await send(key, input as Call<EndpointKey>).catch(() => {
    throw new CallError('', '');
  });
  if (answer.code === codes.SUCCESS) return answer.data as ReplyOf<K>;
  if (ENDINGS.includes(answer.code) && held !== null && held === token()) endSession('ended');
  throw new CallError(answer.code, answer.message, answer.data);
}
