import { INSURANCE_STATES } from '@voltfront/rules/insurance/insurance-moves';
import { z } from 'zod';
import { At, Done, Fen, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { BuyerShown, OrderNo, OrderState } from './order';

const InsuranceState = z.enum(INSURANCE_STATES);
const Day = z.iso.date();

/** What is chosen of an insurer's plan; the compulsory cover is always part of it. */
const Choice = z.object({
  /** Limit of third-party liability. */
  thirdPartyYuan: z.int().min(1).max(100_000_000),
  hasDamage: z.boolean(),
  extras: z.array(z.string().min(1).max(40)).max(20),
});

const Insurer = z.object({
  insurerId: Id,
  name: z.string(),
  phone: z.string(),
  intro: z.string(),
  thirdPartyYuan: z.array(z.int()),
  extras: z.array(z.object({ code: z.string(), name: z.string(), text: z.string() })),
});

const Request = z.object({ insurerId: Id, insurerName: z.string(), choice: Choice });

const Quote = Request.extend({
  quoteNo: z.string(),
  insurerPhone: z.string(),
  lines: z.array(z.object({ code: z.string(), name: z.string(), amountFen: Fen })),
  totalFen: Fen,
  /** The last moment at which it can be confirmed. */
  endsAt: At,
});

const OwnPolicy = z.object({
  insurerName: z.string(),
  policyNo: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  picture: PicturePath.nullable(),
  sentAt: At,
  /** Why staff rejected it. */
  rejection: z.string().nullable(),
});

const InsuredOrder = z.object({
  orderNo: OrderNo,
  state: OrderState,
  modelName: z.string(),
  versionName: z.string(),
  cutout: PicturePath,
  buyer: BuyerShown,
  cityName: z.string(),
  /** Price of the car. */
  totalFen: Fen,
});

const InsuranceView = z.object({
  order: InsuredOrder,
  /** `before` the arrival there is an explanation only; `closed`: the order ended without insurance. */
  phase: z.enum(['before', 'open', 'done', 'closed']),
  state: InsuranceState,
  /** Cover that the car must have, in words. */
  required: z.array(z.object({ title: z.string(), text: z.string() })),
  insurers: z.array(Insurer),
  /** The insurers' system did not answer: own policies can be sent. */
  areInsurersDown: z.boolean(),
  authorisation: z.object({ version: z.string(), title: z.string(), paragraphs: z.array(z.string()) }),
  /** The plan that was asked for last. */
  request: Request.nullable(),
  /** The last request got no answer. */
  isUnanswered: z.boolean(),
  quote: Quote.nullable(),
  policy: z
    .object({
      policyNo: z.string(),
      insurerName: z.string(),
      insurerPhone: z.string(),
      totalFen: Fen,
      issuedAt: At,
    })
    .nullable(),
  ownPolicy: OwnPolicy.nullable(),
});

const ReviewState = z.enum(['ownPolicyInReview', 'ownPolicyAccepted', 'ownPolicyRejected']);

/** An own policy as staff see it; personal data is masked for those who may not see it. */
const PolicyToCheck = z.object({
  orderNo: OrderNo,
  state: ReviewState,
  modelName: z.string(),
  buyerName: z.string(),
  storeId: Id.nullable(),
  storeName: z.string(),
  ownPolicy: OwnPolicy,
  checkedAt: At.nullable(),
});

export const insurance = defineEndpoints({
  'GET /api/mporder/v1/insurance': {
    summary: 'The insurance of an own order: insurers of its city, what was chosen, quote, policy or own policy.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: InsuranceView,
  },
  'POST /api/mporder/v1/insurance/quote': {
    summary:
      'Authorises passing data to an insurer and asks it for a quote, which comes some seconds later; replaces what was chosen before.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({
      orderNo: OrderNo,
      insurerId: Id,
      choice: Choice,
      /** Version of the authorisation that was shown. */
      authorisationVersion: z.string().min(1).max(20),
    }),
    reply: InsuranceView,
  },
  'POST /api/mporder/v1/insurance/confirm': {
    summary: 'Confirms a quote: the insurer issues the policy.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({
      orderNo: OrderNo,
      quoteNo: z.string().min(1).max(64),
      /** What the customer saw; refused with 4090101 when it differs. */
      totalFen: Fen,
    }),
    reply: InsuranceView,
  },
  'POST /api/mporder/v1/insurance/ownPolicy': {
    summary: 'Sends a policy that the customer bought elsewhere, with one uploaded picture, to be checked.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({
      orderNo: OrderNo,
      insurerName: z.string().trim().min(2).max(40),
      policyNo: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{6,40}$/),
      startsOn: Day,
      endsOn: Day,
      picture: PicturePath,
    }),
    reply: InsuranceView,
  },
  'GET /api/mporder/v1/staff/insurance/policies': {
    summary: 'Own policies of customers in a state of the check, those sent last first; of the own store.',
    auth: 'handovers.see',
    query: Paging.extend({ state: ReviewState.default('ownPolicyInReview') }),
    reply: pageOf(PolicyToCheck),
  },
  'GET /api/mporder/v1/staff/insurance/policy': {
    summary: 'The own policy of an order of the own store.',
    auth: 'handovers.see',
    query: z.object({ orderNo: OrderNo }),
    reply: PolicyToCheck,
  },
  'POST /api/mporder/v1/staff/insurance/accept': {
    summary: 'Accepts an own policy; `sentAt` is that of the policy that was looked at.',
    auth: 'handovers.change',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, sentAt: At.max(8.64e15) }),
    reply: Done,
  },
  'POST /api/mporder/v1/staff/insurance/reject': {
    summary: 'Rejects an own policy with a reason that the customer reads.',
    auth: 'handovers.change',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, sentAt: At.max(8.64e15), reason: z.string().trim().min(2).max(100) }),
    reply: Done,
  },
});
