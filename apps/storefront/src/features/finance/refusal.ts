import { reactionOf } from '@voltfront/contract/error-reactions';
import { ApiError } from '@/api';
import { toast } from '@/ui';

/** Tells a refusal that the error catalogue leaves to the screen, where the screen has no better place for it. */
export function tellRefusal(error: Error): void {
  if (error instanceof ApiError && reactionOf(error.code) === 'screen') toast(error.message);
}
