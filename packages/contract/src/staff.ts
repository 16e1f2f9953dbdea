import { z } from 'zod';
import { At, Done, Id, Mobile, Paging, PicturePath, pageOf, SmsCode } from './common';
import { defineEndpoints } from './define';
import { grantedRoles } from './permissions';

/** Six digits of an authenticator app. */
const FactorCode = z.string().regex(/^\d{6}$/);
/** A recovery code as shown, with or without its dash. */
const RecoveryCode = z.string().regex(/^[A-Za-z0-9]{5}-?[A-Za-z0-9]{5}$/);

/** Whether the second factor has to be set up, is missing in this session, or was passed. */
const FactorState = z.enum(['enrol', 'required', 'passed']);

/** The member of staff logged in at the console. */
export const StaffSelf = z.object({
  accountId: z.string(),
  nickname: z.string(),
  avatar: PicturePath,
  maskedMobile: z.string(),
  roles: z.array(z.enum(grantedRoles)),
  /** The store that a consultant works in; null for the others. */
  store: z.object({ storeId: z.string(), name: z.string() }).nullable(),
  secondFactor: FactorState,
  /** Recovery codes that were not used; null before the second factor is passed. */
  recoveryCodesLeft: z.int().nullable(),
  /** A session that is unused for so long ends. */
  idleMinutes: z.int(),
});

/** Somebody who holds a role. */
export const StaffMember = z.object({
  accountId: z.string(),
  nickname: z.string(),
  avatar: PicturePath,
  maskedMobile: z.string(),
  organName: z.string().nullable(),
  roles: z.array(z.enum(grantedRoles)),
  store: z.object({ storeId: z.string(), name: z.string() }).nullable(),
  /** Null until the second factor is set up. */
  enrolledAt: At.nullable(),
  /** Last call from the console; null without a live session there. */
  lastSeenAt: At.nullable(),
});

export const staff = defineEndpoints({
  'GET /api/mpaccount/v1/staff/pub/code': {
    summary: 'Sends a login code to a phone of staff; answers the same for every other phone and sends nothing.',
    auth: 'public',
    rate: 'sms',
    query: z.object({ mobile: Mobile }),
    reply: z.object({ resendAfterS: z.int(), expiresInS: z.int() }),
  },
  'POST /api/mpaccount/v1/staff/pub/login': {
    summary: 'Logs staff in at the console by phone and code; its calls then want the second factor.',
    auth: 'public',
    rate: 'write',
    body: z.object({ mobile: Mobile, code: SmsCode }),
    reply: z.object({ token: z.string(), self: StaffSelf }),
  },
  'GET /api/mpaccount/v1/staff/pub/demo': {
    summary: 'Staff of the demonstration with their present code of the second factor.',
    auth: 'public',
    demoOnly: true,
    reply: z.object({
      people: z.array(
        z.object({
          mobile: z.string(),
          nickname: z.string(),
          roles: z.array(z.enum(grantedRoles)),
          secret: z.string(),
          code: z.string(),
        }),
      ),
      /** The codes change then. */
      endsAt: At,
    }),
  },
  'GET /api/mpaccount/v1/staff/self': {
    summary: 'The member of staff logged in at the console.',
    auth: 'enterConsole',
    reply: StaffSelf,
  },
  'POST /api/mpaccount/v1/staff/logout': {
    summary: 'Ends this session of the console.',
    auth: 'enterConsole',
    reply: Done,
  },
  'POST /api/mpaccount/v1/staff/factor/enrol': {
    summary: 'A new secret for an authenticator app, until one was confirmed; an earlier unconfirmed one ends.',
    auth: 'enterConsole',
    rate: 'write',
    reply: z.object({
      /** Base32. */
      secret: z.string(),
      /** `otpauth://totp/…`, for a QR code. */
      address: z.string(),
    }),
  },
  'POST /api/mpaccount/v1/staff/factor/confirm': {
    summary:
      'Confirms the secret by a code of the app; this session has then passed, and recovery codes are shown once.',
    auth: 'enterConsole',
    rate: 'write',
    body: z.object({ code: FactorCode }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  'POST /api/mpaccount/v1/staff/factor/pass': {
    summary:
      'Passes the second factor by a code of the app or a recovery code; each is good once. 5 wrong ones pause for 15 minutes.',
    auth: 'enterConsole',
    rate: 'write',
    body: z.union([z.object({ code: FactorCode }), z.object({ recoveryCode: RecoveryCode })]),
    reply: z.object({ recoveryCodesLeft: z.int() }),
  },
  'GET /api/mpaccount/v1/staff/list': {
    summary: 'People who hold a role, newest account first; of one role or with a phone where that is asked for.',
    auth: 'staff.see',
    query: Paging.extend({ role: z.enum(grantedRoles).optional(), mobile: Mobile.optional() }),
    reply: pageOf(StaffMember),
  },
  'GET /api/mpaccount/v1/staff/stores': {
    summary: 'Stores that a consultant can work in.',
    auth: 'staff.see',
    reply: z.object({ stores: z.array(z.object({ storeId: z.string(), name: z.string() })) }),
  },
  'POST /api/mpaccount/v1/staff/role/add': {
    summary: 'Gives a role to the account of a phone; a consultant needs a store.',
    auth: 'roles.change',
    rate: 'write',
    idempotent: true,
    body: z.object({
      mobile: Mobile,
      role: z.enum(grantedRoles),
      storeId: Id.optional(),
      reason: z.string().trim().min(2).max(200),
    }),
    reply: StaffMember,
  },
  'POST /api/mpaccount/v1/staff/role/remove': {
    summary: 'Takes a role away and ends the sessions of the console; the last administrator stays.',
    auth: 'roles.change',
    rate: 'write',
    idempotent: true,
    body: z.object({ accountId: Id, role: z.enum(grantedRoles), reason: z.string().trim().min(2).max(200) }),
    reply: StaffMember,
  },
  'POST /api/mpaccount/v1/staff/factor/reset': {
    summary:
      'Forgets the second factor of somebody who lost it, so that they set it up anew; ends their sessions of the console.',
    auth: 'staff.change',
    rate: 'write',
    idempotent: true,
    body: z.object({ accountId: Id, reason: z.string().trim().min(2).max(200) }),
    reply: StaffMember,
  },
});
