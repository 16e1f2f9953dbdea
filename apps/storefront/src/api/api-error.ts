/**
 * Why a call failed. `refused`: the server answered with a code. `network`, `timeout`: no answer. `invalid`: an answer
 * that is none of ours. `cancelled`: the customer left the captcha, or the caller ended the call.
 */
export type ApiErrorKind = 'refused' | 'network' | 'timeout' | 'invalid' | 'cancelled';

/** A call that did not succeed. `message` is meant for customers. */
export class ApiError extends Error {
  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    /** Code of the error catalogue; empty when there was no response. */
    readonly code = '',
    /** Data of the refusal, such as tries left or the new price. */
    readonly data: unknown = null,
    /** Technical cause, for reports: `all base URLs failed`, `502 Bad Gateway`. */
    cause?: Error,
  ) {
    super(message, { cause });
    this.name = 'ApiError';
  }
}

/** Whether a failure carries this code of the error catalogue. */
export const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code;
