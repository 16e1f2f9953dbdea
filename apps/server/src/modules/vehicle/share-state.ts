import type { ShareRow } from './share.repository';

/** Whether a share can still be opened; what its sender withdrew counts as withdrawn, also after its time. */
export function shareState(
  { withdrawnAt, expiresAt }: Pick<ShareRow, 'withdrawnAt' | 'expiresAt'>,
  now: number,
): 'open' | 'expired' | 'withdrawn' {
  if (withdrawnAt !== null) return 'withdrawn';
  return now >= expiresAt ? 'expired' : 'open';
}
