import type { ResultOf } from '@voltfront/bridge';
import type { UserInfoData } from '@voltfront/contract';

/** The person logged in, as the native car app tells it. */
export type NativeUser = NonNullable<ResultOf<'appInfo.userInfo'>['user']>;

/** User data of the app is newer than the stored one: the app owns nickname and membership. */
export function withNative(user: UserInfoData, native: NativeUser | null): UserInfoData {
  if (!native) return user;
  const memberInfo = native.memberInfo && { organName: native.memberInfo.organName, jobId: native.memberInfo.jobId };
  return { ...user, nickname: native.nickname, isBindMobile: native.isBindMobile, memberInfo };
}

/** A person known only from the app so far; the server's response fills in the rest. */
export function userFromNative(native: NativeUser | null): UserInfoData {
  const unknown: UserInfoData = {
    userId: native?.userId ?? '',
    nickname: '',
    avatar: native?.avatar ?? '',
    maskedMobile: '',
    isBindMobile: false,
    roles: ['customer'],
    level: 1,
    memberInfo: null,
  };
  return withNative(unknown, native);
}
