import { reactionOf } from '@voltfront/contract/error-reactions';
import type { ApiError } from './api-error';

/** Whether a failure carries one of these codes of the error catalogue. */
export const isRefusal = (error: ApiError | null, ...codes: readonly string[]): boolean =>
  error !== null && codes.includes(error.code);

/** Whether the call has already shown the message; codes that the screen is to speak about itself have not. */
export const isTold = (error: ApiError): boolean => reactionOf(error.code) !== 'screen';
