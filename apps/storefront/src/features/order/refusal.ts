import { type ErrorRow, errorCatalogue } from '@voltfront/contract/errors';
import type { ApiError } from '@/api';

/** Whether a failure carries the code of one of these rows of the error catalogue. */
export const isRefusal = (error: ApiError | null, ...rows: readonly ErrorRow[]): boolean =>
  rows.some(({ code }) => error?.code === code);

const SCREEN_CODES: readonly string[] = Object.values(errorCatalogue)
  .filter(({ reaction }) => reaction === 'screen')
  .map(({ code }) => code);

/** Whether the call has already shown the message; codes that the screen is to speak about itself have not. */
export const isTold = (error: ApiError): boolean => !SCREEN_CODES.includes(error.code);
