import { SIGNATURE_REFUSED } from '@voltfront/contract/error-codes';
import { defaultTexts, failureTexts, ownTexts, reactionOf } from '@voltfront/contract/error-reactions';
import { SECOND_MS } from '@voltfront/rules/time';
import { translate } from '@/session';
import { ApiError } from './api-error';
import type { EndpointKey } from './api-types';
import { captchaScene, solveCaptcha } from './captcha';
import { endSession } from './end-session';
import { feedback } from './feedback';
import { setServerTime } from './server-clock';

/** The server's answer. */
export interface Envelope {
  code: string;
  data: unknown;
  message: string;
}

/** Context of a refused attempt. */
export interface Attempt {
  key: EndpointKey;
  token: string | null;
  silent: boolean;
  /** Sent again already. */
  isRepeat: boolean;
}

/** Additional data for the repeated attempt. */
export interface Repeat {
  ticket?: string;
  captcha?: string;
}

/** Message to show: the storefront's own where it has one, else the server's. */
function textOf({ code, message }: Envelope): string {
  const own = ownTexts[code];
  if (own === undefined && message) return message;
  return translate(own ?? defaultTexts[code] ?? failureTexts.fallback);
}

function refusal(reply: Envelope, message: string): ApiError {
  return new ApiError('refused', message, reply.code, reply.data);
}

/**
 * Does what the error catalogue says about a refused call. Resolves with what to repeat it with, or throws ApiError.
 * When the repeated call is refused again, only a toast follows.
 */
export async function react(reply: Envelope, attempt: Attempt): Promise<Repeat> {
  const message = textOf(reply);
  const tell = (text: string) => {
    if (!attempt.silent) feedback().toast(text);
  };
  // The device's clock is wrong: the refusal tells the time, and signed with it the call passes.
  if (reply.code === SIGNATURE_REFUSED && !attempt.isRepeat && learnTime(reply)) return {};
  switch (reactionOf(reply.code)) {
    case 'retryWithTicket': {
      const ticket = ticketOf(reply);
      if (ticket && !attempt.isRepeat) {
        await turn(reply);
        return { ticket };
      }
      break;
    }
    case 'captcha':
      if (!attempt.isRepeat) return { captcha: await solveCaptcha(captchaScene(attempt.key, reply.data)) };
      break;
    case 'relogin':
      if (attempt.token === null && attempt.silent) throw refusal(reply, message);
      await endSession(attempt.token, message, reply.code);
      throw refusal(reply, message);
    case 'forceLogout':
      await endSession(attempt.token, message, reply.code);
      throw refusal(reply, message);
    case 'screen':
      throw refusal(reply, message);
  }
  tell(message);
  throw refusal(reply, message);
}

/** Longest that a call waits for its turn in a queue (ms), whatever the server says. */
const MOST_WAIT_MS = 15 * SECOND_MS;

/** Waits until it is the caller's turn, where the ticket says when that is. */
async function turn(reply: Envelope): Promise<void> {
  const waitMs = (reply.data as { waitMs?: unknown } | null)?.waitMs;
  if (typeof waitMs !== 'number' || !(waitMs > 0)) return;
  await new Promise((resolve) => setTimeout(resolve, Math.min(waitMs, MOST_WAIT_MS)));
}

function ticketOf(reply: Envelope): string | undefined {
  const ticket = (reply.data as { ticket?: unknown } | null)?.ticket;
  return typeof ticket === 'string' && ticket !== '' ? ticket : undefined;
}

function learnTime(reply: Envelope): boolean {
  const now = (reply.data as { now?: unknown } | null)?.now;
  if (typeof now !== 'number') return false;
  setServerTime(now);
  return true;
}
