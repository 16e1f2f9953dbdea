import { z } from 'zod';
import { At, Id, PicturePath } from './common';
import { defineEndpoints } from './define';

const ChannelCode = z.string().regex(/^[\w-]{1,40}$/, 'a code is letters, digits, - and _');

/** What an event is beside its channel: data that an operator may write. */
export const DriveEventSettings = z.strictObject({
  venue: z.object({
    name: z.string().min(1).max(30),
    address: z.string().min(1).max(60),
    phone: z.string().max(20),
    /** Degrees in GCJ-02. */
    latitude: z.number(),
    longitude: z.number(),
  }),
  programme: z
    .array(z.object({ time: z.string().max(20), text: z.string().max(40) }))
    .min(1)
    .max(10),
  coach: z.object({ name: z.string().max(20), note: z.string().max(60), avatar: PicturePath }),
  /** Who may drive. */
  driverRule: z.string().max(100),
  /** Pictures of the day, shown once it is over. */
  gallery: z.array(PicturePath).max(12),
});

const DriveEvent = z.object({
  code: ChannelCode,
  settings: DriveEventSettings,
  sessions: z.array(
    z.object({
      sessionId: Id,
      startsAt: At,
      endsAt: At,
      capacity: z.int(),
      left: z.int().min(0),
      /** Applications that wait for places. */
      waiting: z.int().min(0),
    }),
  ),
  /** What the caller has of it; null for visitors, and after a cancellation. */
  mine: z
    .object({
      sessionId: Id,
      state: z.enum(['booked', 'waiting']),
      /** With a companion 2. */
      seats: z.int(),
      /** Applications before the caller's on the waiting list. */
      ahead: z.int().min(0),
      driveNo: Id,
      arrivalCode: z.string(),
    })
    .nullable(),
});

export const driveEvent = defineEndpoints({
  'GET /api/mpmkt/v1/testDrive/event': {
    summary:
      'An event of test drives: venue, programme, sessions with places left, and the caller’s own place. NOT_FOUND.',
    auth: 'optional',
    query: z.object({ code: ChannelCode }),
    reply: DriveEvent,
  },
});

export type DriveEventSettingsData = z.output<typeof DriveEventSettings>;
export type DriveEventData = z.output<typeof DriveEvent>;
