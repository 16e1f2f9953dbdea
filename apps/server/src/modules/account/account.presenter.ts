import { may, type ReplyOf } from '@voltfront/contract';
import { rolesOf } from './roles';

/** An account in the response format. */
export type UserInfoReply = ReplyOf<'GET /api/appuser/v1/user/info'>;

/** Columns of an account that the presenter needs. */
export interface AccountRow {
  id: string;
  mobile: string | null;
  nickname: string;
  avatar: string;
  roles: readonly string[];
  isOwner: boolean;
  organName: string | null;
  jobId: string | null;
}

/** 13800000000 → 138****0000 */
export function maskMobile(mobile: string | null): string {
  return mobile ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : '';
}

/** Presents an account without its phone number. */
export function presentUser(row: AccountRow, level = 1): UserInfoReply {
  const roles = rolesOf(row);
  return {
    userId: row.id,
    nickname: row.nickname,
    avatar: row.avatar,
    maskedMobile: maskMobile(row.mobile),
    isBindMobile: row.mobile !== null,
    roles,
    level,
    memberInfo: may({ roles }, 'advise') ? { organName: row.organName ?? '', jobId: row.jobId ?? '' } : null,
  };
}
