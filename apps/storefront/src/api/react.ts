import { type ErrorRow, errorCatalogue, failureTexts, findErrorRow } from '@voltfront/contract/errors';
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

/** What a refused attempt knows. */
export interface Attempt {
  key: EndpointKey;
  token: string | null;
  silent: boolean;
  /** Sent again already. */
  isRepeat: boolean;
}

/** What to send in addition when the attempt is to be repeated. */
export interface Repeat {
  ticket?: string;
  captcha?: string;
}

function textOf(reply: Envelope, row: ErrorRow | undefined): string {
  return reply.message || row?.text || failureTexts.fallback;
}

function refusal(reply: Envelope, message: string): ApiError {
  return new ApiError('refused', message, reply.code, reply.data);
}

/**
 * Does what the error catalogue says about a refused call. Resolves with what to repeat it with, or throws ApiError.
 * A second refusal of a repeated call is only told.
 */
export async function react(reply: Envelope, attempt: Attempt): Promise<Repeat> {
  const row = findErrorRow(reply.code);
  const message = textOf(reply, row);
  const tell = (text: string) => {
    if (!attempt.silent) feedback().toast(text);
  };
  // The device's clock is wrong: the refusal tells the time, and signed with it the call passes.
  if (reply.code === errorCatalogue.SIGNATURE_REFUSED.code && !attempt.isRepeat && learnTime(reply)) return {};
  switch (row?.reaction) {
    case 'retryWithTicket': {
      const ticket = ticketOf(reply);
      if (ticket && !attempt.isRepeat) return { ticket };
      break;
    }
    case 'captcha':
      if (!attempt.isRepeat) return { captcha: await solveCaptcha(captchaScene(attempt.key, reply.data)) };
      break;
    case 'relogin':
      if (attempt.token === null && attempt.silent) throw refusal(reply, message);
      await endSession(attempt.token, message);
      throw refusal(reply, message);
    case 'forceLogout':
      await endSession(attempt.token, row.text);
      throw refusal(reply, row.text);
    case 'rateBucket':
      tell(errorCatalogue.RATE_BUCKET.text);
      throw refusal(reply, errorCatalogue.RATE_BUCKET.text);
    case 'screen':
      throw refusal(reply, message);
  }
  tell(message);
  throw refusal(reply, message);
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
