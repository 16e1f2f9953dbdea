import type { GrantedRole } from '@voltfront/contract/permissions';
import type { AssetPath } from '../../../demo/shapes';

export interface DemoPerson {
  personId: string;
  mobile: string;
  nickname: string;
  avatar: AssetPath;
  /** Those that are given; an owner is whose order is delivered. */
  roles: readonly GrantedRole[];
  isCancelled: boolean;
  memberInfo: { organName: string; jobId: string } | null;
  points: number;
  growth: number;
  /** What the account shows, for people who try the demo. */
  note: string;
}
