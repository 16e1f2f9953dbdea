import { ADVISER_REASONS, ADVISER_REQUEST_STATES } from '@voltfront/rules/care/adviser-request';
import { z } from 'zod';
import { At, Done, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { CityCode } from './vehicle';

/** What a store does for a person: hands over the car of an order, services a car, or was chosen by them. */
const Purpose = z.enum(['delivery', 'service', 'chosen']);
const VisitKind = z.enum(['pickup', 'service', 'viewing', 'drive']);

/** A store that looks after a person. Degrees in GCJ-02. */
const CareStore = z.object({
  purpose: Purpose,
  /** The order it belongs to; null for a chosen store. */
  orderNo: Id.nullable(),
  storeId: Id,
  name: z.string(),
  cityCode: CityCode,
  address: z.string(),
  phone: z.string(),
  picture: PicturePath,
  latitude: z.number(),
  longitude: z.number(),
  /** Daily, such as `10:00-21:30`; may be empty. */
  hours: z.string(),
  opening: z.object({
    isOpen: z.boolean(),
    opensAt: At.nullable(),
    /** A holiday or works that close it now. */
    closure: z.object({ untilAt: At, reason: z.string() }).nullable(),
  }),
  /** Why it cannot be changed: a locked order, an appointment there, an order that keeps its store; null when it can. */
  fixedBy: z.enum(['lock', 'appointment', 'order']).nullable(),
});

const Adviser = z.object({
  adviserId: Id,
  storeId: Id,
  name: z.string(),
  title: z.string(),
  avatar: PicturePath,
  phone: z.string(),
  hours: z.string(),
  /** Weekdays off, 0 is Sunday. */
  restDays: z.array(z.int().min(0).max(6)),
  isOnDuty: z.boolean(),
});

const Appointment = z.object({
  kind: VisitKind,
  /** Order, or stock car that is looked at. */
  thingId: Id,
  storeId: Id,
  storeName: z.string(),
  startsAt: At,
  endsAt: At,
});

const Visit = z.object({ visitId: z.string(), kind: VisitKind, storeId: Id, storeName: z.string(), at: At });

export const Care = z.object({
  /** The one that looks after the person now comes first; empty when none is assigned. */
  stores: z.array(CareStore),
  adviser: Adviser.nullable(),
  /** The adviser is another one than the person knows; `before` is empty when the former one left. */
  change: z.object({ before: z.string(), adviserId: Id }).nullable(),
  /** The person was not told yet who their adviser is. */
  isAdviserNew: z.boolean(),
  nextAppointment: Appointment.nullable(),
  request: z.object({
    /** Newest request for another adviser. */
    last: z
      .object({ state: z.enum(ADVISER_REQUEST_STATES), at: At, answeredAt: At.nullable(), answer: z.string() })
      .nullable(),
    /** When the next one is possible; null now. */
    againAt: At.nullable(),
  }),
  /** Visits of the last 90 days without a rating, the newest first. */
  toRate: z.array(Visit),
});

const RequestOfStaff = z.object({
  requestId: Id,
  state: z.enum(ADVISER_REQUEST_STATES),
  reason: z.enum(ADVISER_REASONS),
  note: z.string(),
  accountId: Id,
  nickname: z.string(),
  orderNo: Id.nullable(),
  storeId: Id,
  storeName: z.string(),
  adviserName: z.string(),
  /** Other advisers of the store, to choose from. */
  others: z.array(z.object({ adviserId: Id, name: z.string(), title: z.string() })),
  /** Who was given; empty while nobody was. */
  givenName: z.string(),
  answer: z.string(),
  createdAt: At,
  answeredAt: At.nullable(),
});

const RatingOfStaff = z.object({
  ratingId: Id,
  kind: VisitKind,
  stars: z.int().min(1).max(5),
  note: z.string(),
  accountId: Id,
  nickname: z.string(),
  storeId: Id,
  storeName: z.string(),
  adviserName: z.string(),
  visitedAt: At,
  createdAt: At,
});

/** Stores and people who look after a customer. */
export const care = defineEndpoints({
  'GET /api/mporder/v1/care': {
    summary: 'Stores and adviser of the caller, next appointment, visits to rate.',
    auth: 'customer',
    reply: Care,
  },
  'POST /api/mporder/v1/care/store': {
    summary:
      'Chooses the store of a person without an open order. STATE_CHANGED while an order has one or an appointment is there.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ storeId: Id }),
    reply: Care,
  },
  'POST /api/mporder/v1/care/adviser/known': {
    summary: 'Notes that the caller knows who their adviser is.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ adviserId: Id }),
    reply: Done,
  },
  'POST /api/mporder/v1/care/adviser/request': {
    summary: 'Asks the store for another adviser. LIMIT_REACHED within 30 days of the last time.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ reason: z.enum(ADVISER_REASONS), note: z.string().trim().max(200).default('') }),
    reply: Care,
  },
  'POST /api/mporder/v1/care/rate': {
    summary: 'Rates a visit, once. ALREADY_DONE the second time, NOT_FOUND for a visit that was not the caller’s.',
    auth: 'customer',
    rate: 'write',
    body: z.object({
      visitId: z.string().min(1).max(120),
      stars: z.int().min(1).max(5),
      note: z.string().trim().max(200).default(''),
    }),
    reply: Care,
  },
  'GET /api/mporder/v1/staff/care/requests': {
    summary: 'Requests for another adviser in a state, newest first.',
    auth: 'care.see',
    query: Paging.extend({ state: z.enum(ADVISER_REQUEST_STATES).default('waiting') }),
    reply: pageOf(RequestOfStaff),
  },
  'GET /api/mporder/v1/staff/care/waiting': {
    summary: 'How many requests wait for an answer, and since when.',
    auth: 'care.see',
    reply: z.object({ count: z.int(), oldestAt: At.nullable() }),
  },
  'POST /api/mporder/v1/staff/care/request/assign': {
    summary: 'Gives the customer another adviser of the store. STATE_CHANGED when it was answered already.',
    auth: 'care.change',
    rate: 'write',
    body: z.object({ requestId: Id, adviserId: Id }),
    reply: Done,
  },
  'POST /api/mporder/v1/staff/care/request/decline': {
    summary: 'Tells the customer why the adviser stays. STATE_CHANGED when it was answered already.',
    auth: 'care.change',
    rate: 'write',
    body: z.object({ requestId: Id, answer: z.string().trim().min(1).max(100) }),
    reply: Done,
  },
  'GET /api/mporder/v1/staff/care/ratings': {
    summary: 'Ratings of visits, newest first.',
    auth: 'care.see',
    query: Paging.extend({ stars: z.coerce.number().int().min(1).max(5).optional() }),
    reply: pageOf(RatingOfStaff),
  },
});

export type CareData = z.output<typeof Care>;
