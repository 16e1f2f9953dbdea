import { COUPON_STATES } from '@voltfront/rules/coupon/coupon-states';
import { z } from 'zod';
import { At, Done, Id, Mobile, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { platformCodes } from './headers';
import { roles } from './permissions';

/** A person as staff see them; whoever sees masked data gets name, phone and number with stars. */
const Customer = z.object({
  accountId: Id,
  /** Number that a person may tell customer service; empty for who never opened their profile. */
  memberNo: z.string(),
  nickname: z.string(),
  avatar: PicturePath,
  mobile: z.string(),
  roles: z.array(z.enum(roles)),
  level: z.int(),
  isActive: z.boolean(),
  joinedAt: At,
  balances: z.object({ points: z.int(), growth: z.int(), kr: z.int(), coupons: z.int() }),
});

const Entry = z.object({ entryId: z.string(), title: z.string(), delta: z.int(), balanceAfter: z.int(), at: At });

/** A coupon template; `left` is null where there is no limit. */
const Template = z.object({
  templateId: Id,
  kind: z.string(),
  title: z.string(),
  startsAt: At,
  endsAt: At,
  validDays: z.int(),
  issued: z.int(),
  left: z.int().nullable(),
  /** Whether one can be issued now. */
  isOpen: z.boolean(),
});

const HeldCoupon = z.object({
  couponId: Id,
  templateId: z.string(),
  kind: z.string(),
  title: z.string(),
  state: z.enum(COUPON_STATES),
  source: z.string(),
  orderNo: z.string().nullable(),
  expiresAt: At,
  movedAt: At,
  /** Neither used, locked, given nor over. */
  canTakeBack: z.boolean(),
});

const MessageKind = z.enum(['order', 'activity', 'community', 'marketing']);

/** Who an audience is; conditions add up. */
const AudienceFilter = z.object({
  group: z.enum(['all', 'owners']).default('all'),
  minLevel: z.int().min(1).max(9).optional(),
  /** Model of an order that was paid and not refunded. */
  modelId: Id.optional(),
  /** City of the profile. */
  cityCode: z.string().min(1).max(12).optional(),
  /** Platform they logged in on. */
  platform: z.enum(platformCodes).optional(),
  /** Did not use the app for so many days. */
  inactiveDays: z.int().min(1).max(3650).optional(),
});

/** What staff write; `link` is a page of the app with its query. */
const Words = z.object({
  title: z.string().trim().min(1).max(30),
  body: z.string().trim().min(1).max(500),
  link: z.string().max(200).default(''),
});

const SentMessage = Words.extend({
  broadcastId: Id,
  staffId: z.string(),
  kind: MessageKind,
  /** One person, or null for an audience. */
  accountId: z.string().nullable(),
  filter: AudienceFilter.nullable(),
  /** People of the audience when it was previewed; 1 for one person. */
  audience: z.int(),
  /** `halted`: the audience had grown too much when sending began. */
  state: z.enum(['waiting', 'sending', 'done', 'halted']),
  delivered: z.int(),
  read: z.int(),
  at: At,
});

/** Calls of customer service and operators about one person, and messages to many. */
export const customerDesk = defineEndpoints({
  'POST /api/mpaccount/v1/staff/customers/find': {
    summary: 'A person by phone, number of the account or id; noted in the audit trail.',
    auth: 'customers.see',
    body: z.discriminatedUnion('by', [
      z.object({ by: z.literal('mobile'), value: Mobile }),
      z.object({ by: z.literal('memberNo'), value: z.string().regex(/^\d{10}$/) }),
      z.object({ by: z.literal('accountId'), value: Id }),
    ]),
    reply: Customer,
  },
  'GET /api/mpintegral/v1/staff/points': {
    summary: 'Balances of a person, and what the caller may still give or take today.',
    auth: 'customers.see',
    query: z.object({ accountId: Id }),
    reply: z.object({ points: z.int(), growth: z.int(), kr: z.int(), leftToday: z.int(), mostPerCall: z.int() }),
  },
  'GET /api/mpintegral/v1/staff/points/entries': {
    summary: 'Points ledger of a person, newest first.',
    auth: 'customers.see',
    query: Paging.extend({ accountId: Id }),
    reply: pageOf(Entry),
  },
  'POST /api/mpintegral/v1/staff/points/change': {
    summary: 'Gives or takes points of a person with a reason; bounded per call and, per member of staff, per day.',
    auth: 'customers.change',
    idempotent: true,
    rate: 'write',
    body: z.object({
      accountId: Id,
      direction: z.enum(['give', 'take']),
      amount: z.int().min(1).max(5000),
      reason: z.enum(['goodwill', 'correction', 'campaign', 'misuse']),
      note: z.string().trim().min(1).max(200),
    }),
    reply: z.object({ changeId: Id, balance: z.int() }),
  },
  'GET /api/mpintegral/v1/staff/coupons/templates': {
    summary: 'What coupons are made from, newest first.',
    auth: 'customers.see',
    query: Paging,
    reply: pageOf(Template),
  },
  'GET /api/mpintegral/v1/staff/coupons': {
    summary: 'Coupons of a person in a tab of the card bag, in its order.',
    auth: 'customers.see',
    query: Paging.extend({ accountId: Id, tab: z.enum(['unused', 'used', 'expired', 'givenAway']).default('unused') }),
    reply: pageOf(HeldCoupon),
  },
  'POST /api/mpintegral/v1/staff/coupons/issue': {
    summary: 'Gives a person a coupon of a template.',
    auth: 'customers.change',
    idempotent: true,
    rate: 'write',
    body: z.object({ accountId: Id, templateId: Id }),
    reply: z.object({ couponId: Id }),
  },
  'POST /api/mpintegral/v1/staff/coupons/takeBack': {
    summary: 'Takes a coupon back that is neither used nor locked; its history shows the reason.',
    auth: 'customers.change',
    idempotent: true,
    rate: 'write',
    body: z.object({ accountId: Id, couponId: Id, reason: z.string().trim().min(1).max(60) }),
    reply: Done,
  },
  'POST /api/mpaccount/v1/staff/messages/person': {
    summary: 'Writes to one person; not delivered where they switched the kind off.',
    auth: 'customers.change',
    idempotent: true,
    rate: 'write',
    body: Words.extend({ accountId: Id, kind: MessageKind }),
    reply: z.object({ broadcastId: Id, isDelivered: z.boolean() }),
  },
  'POST /api/mpaccount/v1/staff/messages/preview': {
    summary: 'Who an audience is: how many want such messages, and some of them with masked data.',
    auth: 'customers.change',
    rate: 'heavy',
    body: z.object({ kind: MessageKind, filter: AudienceFilter }),
    reply: z.object({
      /** Sends to this audience, for 15 minutes. */
      previewToken: z.string(),
      count: z.int(),
      sample: z.array(z.object({ nickname: z.string(), mobile: z.string() })),
    }),
  },
  'POST /api/mpaccount/v1/staff/messages/send': {
    summary: 'Writes to a previewed audience; refused when it grew by more than a tenth since.',
    auth: 'customers.change',
    idempotent: true,
    rate: 'write',
    body: Words.extend({ previewToken: z.string().min(1).max(1000) }),
    reply: z.object({ broadcastId: Id }),
  },
  'GET /api/mpaccount/v1/staff/messages': {
    summary: 'Messages that staff wrote, newest first, with how many were delivered and read.',
    auth: 'customers.see',
    query: Paging,
    reply: pageOf(SentMessage),
  },
});
