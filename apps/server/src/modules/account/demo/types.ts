import type { GrantedRole } from '@voltfront/contract/permissions';
import type { AssetPath } from '../../../demo/shapes';

export interface DemoPerson {
  personId: string;
  mobile: string;
  nickname: string;
  avatar: AssetPath;
  /** Granted roles; `owner` follows from a delivered order. */
  roles: readonly GrantedRole[];
  isCancelled: boolean;
  memberInfo: { organName: string; jobId: string } | null;
  points: number;
  growth: number;
  /** What the account demonstrates, for people who try the demo. */
  note: string;
}
