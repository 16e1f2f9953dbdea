import { reactionOf } from '@voltfront/contract/error-reactions';
import { ApiError } from '@/api';
import { toast } from '@/ui';

/** Shows an error as a toast that the error catalogue leaves to the screen, when the screen has nowhere better to show it. */
export function tellRefusal(error: Error): void {
  if (error instanceof ApiError && reactionOf(error.code) === 'screen') toast(error.message);
}
