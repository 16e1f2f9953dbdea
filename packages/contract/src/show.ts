import { z } from 'zod';
import { CampaignSlug } from './campaign-shapes';
import { At, Done, Id, PicturePath } from './common';
import { defineEndpoints } from './define';

const ShowRef = z.object({ showId: Id });
const VisitorCount = z.int().min(1).max(4);

/** What an auto show is: data that an operator may write. */
export const ShowSettings = z.strictObject({
  title: z.string().min(1).max(30),
  cityName: z.string().min(1).max(20),
  hall: z.string().min(1).max(30),
  booth: z.string().min(1).max(30),
  address: z.string().min(1).max(60),
  /** Degrees in GCJ-02. */
  latitude: z.number(),
  longitude: z.number(),
  picture: PicturePath,
  programme: z.array(z.object({ time: z.string().min(1).max(20), text: z.string().min(1).max(40) })).max(12),
  /** The draw of which the first booking brings a chance. */
  draw: CampaignSlug.nullable(),
});

/** A booked visit of the caller. */
const ShowVisit = z.object({
  visitId: Id,
  state: z.enum(['booked', 'used', 'cancelled']),
  startsAt: At,
  endsAt: At,
  visitors: VisitorCount,
  /** What the gate scans; null once cancelled. */
  code: z.string().nullable(),
  /** It can be changed and cancelled: until the day before. */
  isChangeable: z.boolean(),
});

const Show = z.object({
  showId: Id,
  settings: ShowSettings,
  /** `announced`: booking is not open; `over`: the show is. */
  state: z.enum(['announced', 'open', 'over']),
  bookFrom: At,
  startsAt: At,
  endsAt: At,
  formId: z.string(),
  /** Half days that can be booked, full ones too. */
  slots: z.array(z.object({ startsAt: At, endsAt: At, left: z.int().min(0) })).max(60),
  /** The caller's newest booking; null for visitors and who has none. */
  own: ShowVisit.nullable(),
});

/** Visits of auto shows: half days with places, one booking per phone, an entry code. */
export const show = defineEndpoints({
  'GET /api/mpmkt/v1/show/detail': {
    summary:
      'An auto show with its half days, and the caller’s booking; without an id the one that can be booked. NOT_FOUND.',
    auth: 'optional',
    query: z.object({ showId: Id.optional() }),
    reply: Show,
  },
  'POST /api/mpmkt/v1/show/book': {
    summary:
      'Books a visit: logged in, or with phone and SMS code. BAD_INPUT with data.problems by field; LIMIT_REACHED for a phone that has a booking.',
    auth: 'optional',
    rate: 'write',
    body: ShowRef.extend({ version: z.int().min(1), answers: z.record(z.string().max(40), z.unknown()) }),
    reply: ShowVisit,
  },
  'POST /api/mpmkt/v1/show/change': {
    summary: 'Moves the own booking to another half day, until the day before. SLOT_FULL.',
    auth: 'customer',
    rate: 'write',
    body: ShowRef.extend({ startsAt: At, visitors: VisitorCount }),
    reply: ShowVisit,
  },
  'POST /api/mpmkt/v1/show/cancel': {
    summary: 'Cancels the own booking, until the day before.',
    auth: 'customer',
    rate: 'write',
    body: ShowRef,
    reply: Done,
  },
  'POST /api/mpmkt/v1/staff/show/checkIn': {
    summary: 'Lets visitors in by their code, on the day of their booking, once.',
    auth: 'campaigns.change',
    rate: 'write',
    body: ShowRef.extend({ code: z.string().regex(/^\d{10}$/) }),
    reply: z.object({ visitors: VisitorCount }),
  },
});

export type ShowSettingsData = z.output<typeof ShowSettings>;
export type ShowData = z.output<typeof Show>;
export type ShowVisitData = z.output<typeof ShowVisit>;
