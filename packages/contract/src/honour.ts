import { EXPERIENCE_STATES } from '@voltfront/rules/honour/experience-booking';
import { z } from 'zod';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

/** What KR is given for. */
const HonourKind = z.enum(['content', 'volunteer', 'idea']);

const Booking = z.object({
  bookingId: z.string(),
  /** Shown at the entrance. */
  code: z.string(),
  state: z.enum(['booked', 'attended']),
  canCancel: z.boolean(),
});

const Experience = z.object({
  experienceId: z.string(),
  kind: z.enum(['visit', 'track', 'test']),
  title: z.string(),
  summary: z.string(),
  text: z.string(),
  picture: PicturePath,
  place: z.string(),
  krPrice: z.int(),
  places: z.int(),
  placesLeft: z.int(),
  opensAt: At,
  closesAt: At,
  /** A booking can be cancelled before this moment. */
  cancelUntil: At,
  startsAt: At,
  endsAt: At,
  state: z.enum(EXPERIENCE_STATES),
  /** Own booking, unless it was cancelled. */
  booking: Booking.nullable(),
});

export const honour = defineEndpoints({
  'GET /api/mpintegral/v1/honour': {
    summary: 'Own KR: balance, number of honours, experiences on offer with own bookings.',
    auth: 'customer',
    reply: z.object({ balance: z.int(), honourCount: z.int(), experiences: z.array(Experience) }),
  },
  'GET /api/mpintegral/v1/honour/awards': {
    summary: 'Own honours with reason and giver, newest first.',
    auth: 'customer',
    query: Paging,
    reply: pageOf(
      z.object({
        awardId: z.string(),
        kind: HonourKind,
        title: z.string(),
        reason: z.string(),
        giver: z.string(),
        kr: z.int(),
        at: At,
      }),
    ),
  },
  'GET /api/mpintegral/v1/honour/entries': {
    summary: 'Own ledger of KR, newest first.',
    auth: 'customer',
    query: Paging,
    reply: pageOf(z.object({ entryId: z.string(), title: z.string(), delta: z.int(), balanceAfter: z.int(), at: At })),
  },
  'POST /api/mpintegral/v1/honour/exchange': {
    summary: 'Exchanges KR for a place at an experience, once per person.',
    auth: 'customer',
    idempotent: true,
    rate: 'write',
    body: z.object({ experienceId: Id }),
    reply: z.object({ bookingId: z.string(), code: z.string(), balance: z.int() }),
  },
  'POST /api/mpintegral/v1/honour/cancel': {
    summary: 'Cancels an own booking before its deadline; the KR comes back.',
    auth: 'customer',
    idempotent: true,
    rate: 'write',
    body: z.object({ bookingId: Id }),
    reply: z.object({ balance: z.int() }),
  },
  'POST /api/mpintegral/v1/honour/attend': {
    summary: 'Lets the holder of an attendance code in.',
    auth: 'campaigns.change',
    rate: 'write',
    body: z.object({ experienceId: Id, code: z.string().regex(/^\d{8}$/) }),
    reply: z.object({ title: z.string(), at: At }),
  },
  'POST /api/mpintegral/v1/honour/give': {
    summary: 'Gives a customer KR, with a reason and a giver.',
    auth: 'campaigns.change',
    idempotent: true,
    rate: 'write',
    body: z.object({
      accountId: Id,
      kind: HonourKind,
      title: z.string().min(1).max(40),
      reason: z.string().min(1).max(200),
      giver: z.string().min(1).max(40),
      kr: z.int().min(1).max(100),
    }),
    reply: z.object({ awardId: z.string() }),
  },
});
