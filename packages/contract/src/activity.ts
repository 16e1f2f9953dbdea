import { SIGN_UP_STATES } from '@voltfront/rules/activity/sign-up-moves';
import { z } from 'zod';
import { At, Done, Id, PicturePath } from './common';
import { defineEndpoints } from './define';
import { CoordinateSystem, Degrees } from './place';

const ActivityRef = z.object({ activityId: Id });

/** The caller's sign-up. */
const OwnSignUp = z.object({
  state: z.enum(SIGN_UP_STATES),
  /** The person and their companions. */
  seats: z.int(),
  /** What staff scan on site; null without seats that are certain. */
  code: z.string().nullable(),
  /** How many are before the person on the waiting list; null where they are not on it. */
  ahead: z.int().nullable(),
  /** Why staff rejected it; empty otherwise. */
  rejection: z.string(),
});

/** An activity but for its text, which is the article with the same id. */
export const Activity = z.object({
  activityId: Id,
  title: z.string(),
  isOnline: z.boolean(),
  place: z.string(),
  /** GCJ-02; null for online activities. */
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** From the position sent; null without one. */
  distanceM: z.int().nullable(),
  signUpFrom: At,
  signUpUntil: At,
  startsAt: At,
  endsAt: At,
  capacity: z.int(),
  seatsLeft: z.int(),
  waitingCount: z.int(),
  /** Taken with the sign-up, also on the waiting list; given back when it ends without taking part. */
  pointsFee: z.int(),
  isOwnerOnly: z.boolean(),
  isCancelled: z.boolean(),
  /** Staff look at each sign-up. */
  isReviewed: z.boolean(),
  /** The form of the sign-up; null when nothing is asked. */
  formId: z.string().nullable(),
  joinedCount: z.int(),
  /** Who signed up last. */
  participants: z.array(z.object({ avatar: PicturePath })).max(8),
  own: OwnSignUp.nullable(),
});

/** What an official post about an activity has besides its text, which is the article with the same id. */
export const Tweet = z.object({
  activity: Activity.omit({ distanceM: true, participants: true, own: true }).extend({
    /** State of the caller's newest sign-up. */
    ownState: z.enum(SIGN_UP_STATES).nullable(),
  }),
  /** Cars and stores that it mentions. */
  mentions: z.array(z.object({ kind: z.enum(['car', 'store']), id: Id, name: z.string(), note: z.string() })),
});

/** Answers of a form and the version that was filled in. */
const Answered = { formVersion: z.int().min(1), answers: z.record(z.string().max(40), z.unknown()) };

export const activity = defineEndpoints({
  'GET /api/mpmkt/v1/activity': {
    summary: 'One activity with its seats, and the own sign-up.',
    auth: 'optional',
    query: ActivityRef.extend({
      latitude: Degrees.latitude.optional(),
      longitude: Degrees.longitude.optional(),
      system: CoordinateSystem,
    }),
    reply: Activity,
  },
  'GET /api/mpmkt/v1/activity/tweet': {
    summary: 'The activity of an official post with its current state, and what the post mentions.',
    auth: 'optional',
    query: z.object({ articleId: Id }),
    reply: Tweet,
  },
  'POST /api/mpmkt/v1/activity/signUp': {
    summary: 'Signs up, with the answers of the form where there is one; without free seats on the waiting list.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: ActivityRef.extend({ formVersion: Answered.formVersion.optional(), answers: Answered.answers.optional() }),
    reply: OwnSignUp,
  },
  'GET /api/mpmkt/v1/activity/signUp': {
    summary: 'What the caller answered in the form of their sign-up.',
    auth: 'customer',
    query: ActivityRef,
    reply: OwnSignUp.extend(Answered),
  },
  'POST /api/mpmkt/v1/activity/signUp/change': {
    summary: 'Changes the answers of the own sign-up until signing up ends; more companions need free seats.',
    auth: 'customer',
    rate: 'write',
    body: ActivityRef.extend(Answered),
    reply: OwnSignUp,
  },
  'POST /api/mpmkt/v1/activity/signUp/cancel': {
    summary: 'Takes back the own sign-up; the points go back.',
    auth: 'customer',
    rate: 'write',
    body: ActivityRef,
    reply: Done,
  },
  'POST /api/mpmkt/v1/staff/activity/signUp/approve': {
    summary: 'Approves a sign-up that waits for review.',
    auth: 'campaigns.change',
    rate: 'write',
    body: ActivityRef.extend({ accountId: Id }),
    reply: Done,
  },
  'POST /api/mpmkt/v1/staff/activity/signUp/reject': {
    summary: 'Rejects a sign-up that waits for review; its seats become free and the points go back.',
    auth: 'campaigns.change',
    rate: 'write',
    body: ActivityRef.extend({ accountId: Id, rejection: z.string().trim().min(2).max(100) }),
    reply: Done,
  },
  'POST /api/mpmkt/v1/staff/activity/checkIn': {
    summary: 'Checks a person in by the code on their phone, from two hours before the activity until its end.',
    auth: 'campaigns.change',
    rate: 'write',
    body: ActivityRef.extend({ code: z.string().regex(/^\d{8}$/) }),
    reply: z.object({ nickname: z.string(), seats: z.int() }),
  },
});

export type ActivityData = z.output<typeof Activity>;
export type OwnSignUpData = z.output<typeof OwnSignUp>;
export type TweetData = z.output<typeof Tweet>;
