import { type ErrorName, type ErrorRow, errorCatalogue } from '@voltfront/contract/errors';
import { databaseRefusal, failedStatement } from '../kernel/database-errors';
import { errorTexts } from '../kernel/error-texts';
import { AppError, OutageError, refuse } from '../kernel/errors';
import type { Logger } from '../kernel/log';
import { gatewayTexts } from './gateway.texts';

/** Shape of every response; its texts are references until the response is sent. */
export interface Envelope {
  code: string;
  data: unknown;
  message: string;
}

/** Envelope of a successful response. */
export const succeed = (data: unknown): Envelope => ({
  code: errorCatalogue.SUCCESS.code,
  data,
  message: errorTexts.SUCCESS,
});

interface Failure extends Error {
  code?: string;
  statusCode?: number;
  cause?: unknown;
}

/** Catalogue codes of the web framework's errors. */
const FRAMEWORK: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_UNDER_PRESSURE: 'OVERLOADED',
};

function deepestCode(error: Failure): string {
  let code = typeof error.code === 'string' ? error.code : '';
  for (let cause = error.cause as Failure | undefined; cause; cause = cause.cause as Failure | undefined) {
    if (typeof cause.code === 'string') code = cause.code;
  }
  return code;
}

/**
 * Turns any thrown value into a catalogue error; unknown ones become SERVER_ERROR with the request
 * id.
 */
export function toRefusal(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) return error;
  const failure = error as Failure;
  const isOutage = error instanceof OutageError;
  const known = FRAMEWORK[deepestCode(failure)] ?? (isOutage ? 'UNAVAILABLE' : databaseRefusal(error));
  if (known) return refuse(known);
  const status = failure.statusCode ?? 500;
  if (status >= 400 && status < 500) return refuse('BAD_INPUT', { message: gatewayTexts.badFormat });
  return refuse('SERVER_ERROR', {
    data: { requestId },
    message: gatewayTexts.serverError({ id: requestId.slice(-8) }),
  });
}

/**
 * What is logged of an error: for a failed statement its SQL, never its values, which may be
 * personal data.
 */
const withoutParameters = (error: unknown): Record<string, unknown> => failedStatement(error) ?? { err: error };

/**
 * Logs an error at the level of its catalogue row; the original error only when it was unexpected.
 */
export function logRefusal(log: Logger, refusal: AppError, original: unknown, about: Record<string, unknown>): void {
  const row: ErrorRow = refusal.row;
  const details = refusal === original ? about : { ...about, ...withoutParameters(original) };
  log[row.log]({ ...details, refusal: refusal.rowName }, 'refused');
}

/** Envelope of an error. */
export const failed = (refusal: AppError): Envelope => ({
  code: refusal.row.code,
  data: refusal.data,
  message: refusal.text,
});
