import type { ErrorRow } from '@voltfront/contract/errors';
import type { ApiError } from '@/api';

/** Whether a failure carries the code of one of these rows of the error catalogue. */
export const isRefusal = (error: ApiError | null, ...rows: readonly ErrorRow[]): boolean =>
  rows.some(({ code }) => error?.code === code);
