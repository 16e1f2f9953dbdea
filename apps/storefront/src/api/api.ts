import { failureTexts, successCodes } from '@voltfront/contract/error-reactions';
import { SECOND_MS } from '@voltfront/rules/time';
import { serverOrigins } from '@/platform/environment';
import { randomText } from '@/platform/random';
import { type RawReply, RequestFailure, sendRequest, sendToBases } from '@/platform/request';
import { getSession, stored, translate } from '@/session';
import { endpointAddress } from './address';
import { ApiError } from './api-error';
import type { CallArguments, CallSettings, EndpointKey, ReplyOf } from './api-types';
import { callHooks } from './call-hooks';
import { feedback } from './feedback';
import { loading } from './loading';
import { type Envelope, type Repeat, react } from './react';
import { requestHeaders } from './request-headers';

/** A request without an answer for this time (ms) has failed. */
const REQUEST_TIMEOUT_MS = 10 * SECOND_MS;

interface Call extends CallSettings {
  key: EndpointKey;
  query?: object;
  body?: unknown;
}

/**
 * Calls an endpoint and resolves with the data of its reply. What every code of the error catalogue asks for happens
 * here: messages, logout, captcha, ticket. Rejects with ApiError.
 *
 * @example const { payment } = await api('POST /api/mporder/v1/pay/create', { body, idempotencyKey })
 */
export async function api<K extends EndpointKey>(key: K, ...[options]: CallArguments<K>): Promise<ReplyOf<K>> {
  return (await run({ ...(options as Omit<Call, 'key'> | undefined), key })) as ReplyOf<K>;
}

/** Length of an idempotency key. */
const KEY_LENGTH = 24;

/** A new key for one attempt of something that must happen once. */
export const makeIdempotencyKey = (): string => randomText(KEY_LENGTH);

/** Runs a call of any kind, with the loading counter when asked for. */
async function run(call: Call): Promise<unknown> {
  if (call.loading) loading.start();
  try {
    const idempotencyKey = call.idempotencyKey ?? (call.key.startsWith('POST ') ? makeIdempotencyKey() : undefined);
    const go = (riskToken = call.riskToken) => attempt({ ...call, idempotencyKey, riskToken });
    return await (callHooks.around ? callHooks.around(call.key, go) : go());
  } finally {
    if (call.loading) loading.end();
  }
}

/** One attempt, and at most one repeat. */
async function attempt(call: Call, repeat?: Repeat): Promise<unknown> {
  const { token } = getSession();
  const { idempotencyKey, riskToken, signal, body } = call;
  const requestFor = (base: string) => ({
    ...endpointAddress(call.key, call.query, base),
    headers: requestHeaders({ token, idempotencyKey, riskToken, ...repeat }),
    body,
    timeoutMs: REQUEST_TIMEOUT_MS,
    signal,
  });
  const reply = await settle(sendToBases(sendRequest, serverOrigins, requestFor), call.silent === true);
  if (successCodes.includes(reply.code)) return reply.data;
  const silent = call.silent === true;
  const next = await react(reply, { key: call.key, token, silent, isRepeat: repeat !== undefined });
  if (next.ticket) stored.set('TICKET', next.ticket);
  return attempt(call, { ...repeat, ...next });
}

/** Waits for the response and reads its envelope; a failure shows a toast unless the call is silent. */
export async function settle(sent: Promise<RawReply>, silent: boolean): Promise<Envelope> {
  try {
    const reply = await sent;
    if (isEnvelope(reply.data)) return reply.data;
    throw statusFailure(reply);
  } catch (failure) {
    throw failed(failure instanceof RequestFailure ? failure : new RequestFailure('network', failure), silent);
  }
}

/** Most characters of an answer that is none of ours which are reported. */
const REPORTED_CHARACTERS = 200;

/** An answer that is none of ours, as its status and message: `502 Bad Gateway`. */
function statusFailure({ status, data }: RawReply): RequestFailure {
  const { message } = (data ?? {}) as { message?: unknown };
  const words = typeof data === 'string' ? data : typeof message === 'string' ? message : '';
  return new RequestFailure('status', data, `${status} ${words.slice(0, REPORTED_CHARACTERS)}`.trim());
}

/** The failure as customers read it, shown as a toast unless the call is silent; the original error is its cause. */
function failed(failure: RequestFailure, silent: boolean): ApiError {
  const { kind } = failure;
  if (kind === 'aborted') return new ApiError('cancelled', '');
  const text = translate(kind === 'status' ? failureTexts.fallback : failureTexts.network);
  if (!silent) feedback().toast(text);
  return new ApiError(kind === 'status' ? 'invalid' : kind, text, '', null, failure);
}

function isEnvelope(data: unknown): data is Envelope {
  return typeof data === 'object' && data !== null && typeof (data as { code?: unknown }).code === 'string';
}
