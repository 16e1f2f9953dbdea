import type { ShareRow } from './share.repository';

/** Whether a share can be opened; a withdrawn one counts as withdrawn even after it has expired. */
export function shareState(
  { withdrawnAt, expiresAt }: Pick<ShareRow, 'withdrawnAt' | 'expiresAt'>,
  now: number,
): 'open' | 'expired' | 'withdrawn' {
  if (withdrawnAt !== null) return 'withdrawn';
  return now >= expiresAt ? 'expired' : 'open';
}
