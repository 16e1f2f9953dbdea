import type { UserInfoData } from '@voltfront/contract';

/** A customer, for tests. */
export const someUser: UserInfoData = {
  userId: 'u1',
  nickname: '测试用户',
  avatar: '/assets/avatars/1.webp',
  maskedMobile: '138****0000',
  isBindMobile: true,
  roles: ['customer'],
  level: 1,
  memberInfo: null,
};
