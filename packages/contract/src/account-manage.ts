import { z } from 'zod';
import { At, Done, Id, Mobile, SmsCode } from './common';
import { defineEndpoints } from './define';
import { platformCodes } from './headers';

const PlatformName = z.enum(platformCodes);

/** Why somebody cancels their account. */
export const CancellationReason = z.enum(['unused', 'privacy', 'newAccount', 'messages', 'service', 'other']);

/** What must have ended before an account closes. */
const CancellationCheck = z.enum(['openOrders', 'refunds', 'unissuedInvoices']);

/** What is lost with an account. */
const CancellationLoss = z.enum(['points', 'growth', 'kr', 'coupons', 'posts', 'orders']);

const Cancellation = z.object({
  /** `waiting`: requested, and closes by itself once every check has passed. */
  state: z.enum(['possible', 'waiting']),
  requestedAt: At.nullable(),
  losses: z.array(z.object({ key: CancellationLoss, count: z.int() })),
  /** `openCount` 0 means passed. */
  checks: z.array(z.object({ key: CancellationCheck, openCount: z.int() })),
  reasons: z.array(z.object({ code: CancellationReason, title: z.string() })),
});

export const accountManage = defineEndpoints({
  'GET /api/mpaccount/v1/account/manage': {
    summary: 'Own phone, bound platforms and live sessions.',
    auth: 'customer',
    reply: z.object({
      maskedMobile: z.string(),
      bindings: z.array(z.object({ platform: PlatformName, boundAt: At })),
      /** The one in use first, then by last use. */
      sessions: z.array(
        z.object({ sessionId: Id, platform: PlatformName, createdAt: At, lastUsedAt: At, isCurrent: z.boolean() }),
      ),
    }),
  },
  'POST /api/mpaccount/v1/account/session/end': {
    summary: 'Ends another live session of the caller; its next call gets 000009.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ sessionId: Id }),
    reply: Done,
  },
  'POST /api/mpaccount/v1/account/platform/unbind': {
    summary: 'Unbinds a platform from the own account; the phone stays.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ platform: PlatformName }),
    reply: z.object({ platforms: z.array(z.string()) }),
  },
  'POST /api/mpaccount/v1/account/mobile/verify': {
    summary: 'First step of a change of phone: proves the present one by a code of the scene `change`.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ code: SmsCode }),
    reply: z.object({ ticket: z.string(), expiresAt: At }),
  },
  'POST /api/mpaccount/v1/account/mobile/change': {
    summary:
      'Second step: proves the new phone by a code of the scene `change` and puts it in place of the present one. Refused (4090205) when it is another account’s.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ ticket: z.string().min(1).max(200), mobile: Mobile, code: SmsCode }),
    reply: z.object({ maskedMobile: z.string() }),
  },
  'GET /api/mpaccount/v1/account/cancellation': {
    summary: 'What a cancellation costs, what it waits for, and a request that waits.',
    auth: 'customer',
    reply: Cancellation,
  },
  'POST /api/mpaccount/v1/account/cancellation/withdraw': {
    summary: 'Withdraws a request for cancellation that waits.',
    auth: 'customer',
    rate: 'write',
    reply: Done,
  },
  'GET /api/mpaccount/v1/account/pub/cancellation/receipt': {
    summary: 'How far the erasure of a closed account is, for whoever has the receipt of its cancellation.',
    auth: 'public',
    query: z.object({ receipt: z.string().regex(/^[\w-]{32}$/) }),
    reply: z.object({
      /** `requested`: the account is closed, its data is being erased. */
      state: z.enum(['requested', 'done']),
      closedAt: At,
      /** At the latest. */
      eraseBy: At,
      erasedAt: At.nullable(),
    }),
  },
});
