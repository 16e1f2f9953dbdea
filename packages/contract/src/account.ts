import { z } from 'zod';
import { CancellationReason } from './account-manage';
import { At, Done, Mobile, PicturePath, SmsCode } from './common';
import { defineEndpoints } from './define';
import { roles } from './permissions';
import { PlatformCredential } from './platform-account';

export const UserInfo = z.object({
  userId: z.string(),
  nickname: z.string(),
  avatar: PicturePath,
  /** 138****0000 */
  maskedMobile: z.string(),
  isBindMobile: z.boolean(),
  roles: z.array(z.enum(roles)),
  /** Growth level, 1 to 6. */
  level: z.int().min(1).max(6),
  /** Only for employees. */
  memberInfo: z.object({ organName: z.string(), jobId: z.string() }).nullable(),
});

export const LoggedIn = z.object({ token: z.string(), userInfo: UserInfo, isNewAccount: z.boolean() });

/** What an SMS code is for. */
export const SmsScene = z.enum(['login', 'bind', 'sign', 'cancel', 'form', 'change', 'refund']);

export const NotificationSettings = z.object({
  order: z.boolean(),
  activity: z.boolean(),
  community: z.boolean(),
  marketing: z.boolean(),
});

export const MineOverview = z.object({
  userInfo: UserInfo,
  balances: z.object({ points: z.int(), kr: z.int(), coupons: z.int(), growth: z.int() }),
  /** Coupons that end within a week: how many, and the first two. */
  endingCoupons: z.object({
    count: z.int(),
    first: z.array(z.object({ couponId: z.string(), title: z.string(), expiresAt: At })),
  }),
  unreadCount: z.int(),
  /** Welfare coupons that the caller can claim and has not looked at yet. */
  newWelfare: z.int(),
  checkIn: z.object({ isDoneToday: z.boolean(), streakDays: z.int(), pointsNext: z.int() }),
});

export const account = defineEndpoints({
  'GET /api/appuser/v1/user/pub/sms/authCode': {
    summary:
      'Sends a 6-digit code, valid 5 minutes; one per 60 s and phone, 10 a day. Captcha (4010301) after repeated requests.',
    auth: 'public',
    rate: 'sms',
    query: z.object({ mobile: Mobile, scene: SmsScene.default('login') }),
    reply: z.object({ resendAfterS: z.int(), expiresInS: z.int() }),
  },
  'POST /api/appuser/v1/user/pub/login/mobile': {
    summary: 'Logs in by phone and code; the first login creates the account.',
    auth: 'public',
    rate: 'write',
    risk: true,
    body: z.object({ mobile: Mobile, code: SmsCode, shareCode: z.string().max(64).optional() }),
    reply: LoggedIn,
  },
  'POST /api/appuser/v1/user/pub/login/platform': {
    summary: 'Logs in with the code of a mini-program or the container; an account without phone gets a bind ticket.',
    auth: 'public',
    rate: 'write',
    risk: true,
    body: z.object({ code: PlatformCredential, shareCode: z.string().max(64).optional() }),
    reply: z.union([
      LoggedIn.extend({ kind: z.literal('loggedIn') }),
      z.object({ kind: z.literal('needsMobile'), bindTicket: z.string() }),
    ]),
  },
  'POST /api/appuser/v1/user/pub/login/mobile/bind': {
    summary:
      'Binds a phone to a platform account, proven by an SMS code or by the platform (phoneTicket), and logs in.',
    auth: 'public',
    rate: 'write',
    body: z.object({
      bindTicket: z.string().min(1).max(200),
      mobile: Mobile.optional(),
      code: SmsCode.optional(),
      phoneTicket: z.string().max(200).optional(),
    }),
    reply: LoggedIn,
  },
  'POST /api/appuser/v1/user/logout': { summary: 'Ends this session.', auth: 'customer', reply: Done },
  'GET /api/appuser/v1/user/info': { summary: 'The person logged in.', auth: 'customer', reply: UserInfo },
  'GET /api/appuser/v1/user/mobile': {
    summary: 'The own phone in full, to the person alone, for forms that ask for it; null when none is bound.',
    auth: 'customer',
    reply: z.object({ mobile: Mobile.nullable() }),
  },
  'POST /api/appuser/v1/user/cancel': {
    summary:
      'Cancels the account. While orders are open it is refused or, with `mayWait`, the request waits and can be withdrawn.',
    auth: 'customer',
    rate: 'write',
    body: z.object({
      code: SmsCode,
      reason: CancellationReason.default('other'),
      mayWait: z.boolean().default(false),
    }),
    reply: Done.extend({
      /** `requested`: the account is closed, its data is being erased. */
      state: z.enum(['waiting', 'requested']),
      /** Shows how far the erasure is; null while the request waits. */
      receipt: z.string().nullable(),
    }),
  },
  'GET /api/appuser/v1/user/notifications': {
    summary: 'Notification settings.',
    auth: 'customer',
    reply: NotificationSettings,
  },
  'POST /api/appuser/v1/user/notifications/save': {
    summary: 'Saves notification settings.',
    auth: 'customer',
    rate: 'write',
    body: NotificationSettings,
    reply: NotificationSettings,
  },
  'POST /api/appuser/v1/user/consent': {
    summary: 'Records that the person gave or withdrew consent to a version of the privacy documents.',
    auth: 'optional',
    rate: 'write',
    body: z.object({ isAccepted: z.boolean(), version: z.string().max(20) }),
    reply: z.object({ recordedAt: At }),
  },
  'GET /api/mpaccount/v1/account/overview': { summary: 'Head of the mine tab.', auth: 'customer', reply: MineOverview },
});
