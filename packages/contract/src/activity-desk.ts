import { SIGN_UP_STATES } from '@voltfront/rules/activity/sign-up-moves';
import { z } from 'zod';
import { At, Done, FileAddress, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { FormDefinition } from './form-definition';
import { Degrees } from './place';

/** `draft`: customers do not see it; `upcoming` until it begins. */
const Stage = z.enum(['draft', 'upcoming', 'running', 'over', 'cancelled']);

const ActivityLine = z.object({
  activityId: Id,
  title: z.string(),
  stage: Stage,
  isOnline: z.boolean(),
  place: z.string(),
  signUpFrom: At,
  signUpUntil: At,
  startsAt: At,
  endsAt: At,
  capacity: z.int(),
  seatsTaken: z.int(),
  waitingCount: z.int(),
  /** Sign-ups that wait for review. */
  reviewingCount: z.int(),
});

const ActivityOfStaff = ActivityLine.extend({
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  pointsFee: z.int(),
  isOwnerOnly: z.boolean(),
  isReviewed: z.boolean(),
  isPublished: z.boolean(),
  cover: z.string(),
  /** Paragraphs of its text, an empty line between them. */
  text: z.string(),
  form: FormDefinition.nullable(),
  /** Sign-ups by state; states without any are left out. */
  counts: z.array(z.object({ state: z.enum(SIGN_UP_STATES), people: z.int(), seats: z.int() })),
});

/** What somebody answered: what identifies them is masked. */
const Answer = z.object({ label: z.string(), value: z.string() });

const SignUpOfStaff = z.object({
  signUpId: Id,
  accountId: Id,
  nickname: z.string(),
  state: z.enum(SIGN_UP_STATES),
  seats: z.int(),
  pointsFee: z.int(),
  answers: z.array(Answer),
  rejection: z.string(),
  createdAt: At,
});

const ActivityRef = z.object({ activityId: Id });
const SignUpFilter = ActivityRef.extend({ state: z.enum(SIGN_UP_STATES).optional() });
/** The end of the century: later moments are none. */
const Moment = z
  .int()
  .min(0)
  .max(Date.UTC(2100, 0, 1));

/** The room of activities. */
export const activityDesk = defineEndpoints({
  'GET /api/mpmkt/v1/staff/activities': {
    summary: 'Activities, drafts included, those that begin last first.',
    auth: 'campaigns.see',
    query: Paging.extend({ words: z.string().trim().max(30).optional(), stage: Stage.optional() }),
    reply: pageOf(ActivityLine),
  },
  'GET /api/mpmkt/v1/staff/activity': {
    summary: 'An activity with its form, its text and how many signed up. NOT_FOUND for an unknown one.',
    auth: 'campaigns.see',
    query: ActivityRef,
    reply: ActivityOfStaff,
  },
  'GET /api/mpmkt/v1/staff/activity/signUps': {
    summary: 'Sign-ups of an activity, newest first; on the waiting list the last comes first.',
    auth: 'campaigns.see',
    query: Paging.extend(SignUpFilter.shape),
    reply: pageOf(SignUpOfStaff),
  },
  'POST /api/mpmkt/v1/staff/activity/signUps/export': {
    summary: 'The address of a CSV file of the sign-ups of an activity, what identifies people masked.',
    auth: 'campaigns.see',
    rate: 'heavy',
    body: SignUpFilter,
    reply: FileAddress,
  },
  'POST /api/mpmkt/v1/staff/activity/save': {
    summary:
      'Writes an activity; without an id a new draft. STATE_CHANGED for fewer seats than are taken, and for time, place, fee, review or form once people signed up.',
    auth: 'campaigns.change',
    rate: 'write',
    idempotent: true,
    body: z.object({
      activityId: Id.optional(),
      title: z.string().trim().min(2).max(40),
      isOnline: z.boolean(),
      place: z.string().trim().min(2).max(60),
      latitude: Degrees.latitude.nullable(),
      longitude: Degrees.longitude.nullable(),
      signUpFrom: Moment,
      signUpUntil: Moment,
      startsAt: Moment,
      endsAt: Moment,
      capacity: z.int().min(1).max(10_000),
      pointsFee: z.int().min(0).max(100_000),
      isOwnerOnly: z.boolean(),
      isReviewed: z.boolean(),
      cover: PicturePath,
      /** Paragraphs with an empty line between them; null keeps the text as it is. */
      text: z.string().trim().max(4000).nullable(),
      /** Its id and version are given by the server. */
      form: FormDefinition.nullable(),
    }),
    reply: ActivityRef,
  },
  'POST /api/mpmkt/v1/staff/activity/publish': {
    summary: 'Shows an activity to customers, or hides it again while nobody has signed up. STATE_CHANGED.',
    auth: 'campaigns.change',
    rate: 'write',
    body: ActivityRef.extend({ isPublished: z.boolean() }),
    reply: Done,
  },
  'POST /api/mpmkt/v1/staff/activity/end': {
    summary:
      'Cancels an activity that is not over: all sign-ups end, points go back, and everybody is told why. STATE_CHANGED.',
    auth: 'campaigns.change',
    rate: 'write',
    body: ActivityRef.extend({ reason: z.string().trim().min(2).max(60) }),
    reply: Done,
  },
});
