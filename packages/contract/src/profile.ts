import { z } from 'zod';
import { At, Done, Id, PicturePath } from './common';
import { defineEndpoints } from './define';
import { roles } from './permissions';
import { CityCode } from './vehicle';

const Sex = z.enum(['male', 'female', 'secret']);
const Day = z.iso.date();
const Nickname = z.string().max(40);

/** Fields that others see, and that staff look at when the content filter is unsure. */
const ReviewedField = z.enum(['nickname', 'introduction', 'avatar']);

const Profile = z.object({
  /** Number of the account for customer service. */
  memberNo: z.string(),
  nickname: z.string(),
  avatar: PicturePath,
  maskedMobile: z.string(),
  roles: z.array(z.enum(roles)),
  sex: Sex.nullable(),
  birthday: Day.nullable(),
  city: z.object({ cityCode: z.string(), cityName: z.string() }).nullable(),
  introduction: z.string(),
  /** From when on the nickname may change again; null when it may now. */
  nicknameFrom: At.nullable(),
  /** The same of the birthday. */
  birthdayFrom: At.nullable(),
  /** Values that are not public: waiting for review, or refused by it and not entered anew since. */
  reviews: z.array(
    z.object({
      reviewId: Id,
      field: ReviewedField,
      state: z.enum(['pending', 'refused']),
      /** The text; of an avatar its address. */
      value: z.string(),
      reason: z.string().nullable(),
    }),
  ),
});

export const profile = defineEndpoints({
  'GET /api/mpaccount/v1/profile': { summary: 'Own profile.', auth: 'customer', reply: Profile },
  'POST /api/mpaccount/v1/profile/save': {
    summary:
      'Saves one field of the own profile. The birthday changes once a year; an avatar is an own upload and is reviewed.',
    auth: 'customer',
    rate: 'write',
    body: z.discriminatedUnion('field', [
      z.object({ field: z.literal('sex'), value: Sex }),
      z.object({ field: z.literal('birthday'), value: Day }),
      z.object({ field: z.literal('city'), value: CityCode }),
      z.object({ field: z.literal('introduction'), value: z.string().trim().max(60) }),
      z.object({ field: z.literal('avatar'), value: PicturePath }),
    ]),
    reply: Profile,
  },
  'GET /api/mpaccount/v1/profile/nickname/check': {
    summary: 'Whether the caller could take a nickname.',
    auth: 'customer',
    query: z.object({ nickname: Nickname }),
    reply: z.object({ problem: z.enum(['form', 'unchanged', 'refused', 'taken']).nullable() }),
  },
  'GET /api/mpaccount/v1/profile/nickname/suggestion': {
    summary: 'A nickname that is free.',
    auth: 'customer',
    reply: z.object({ nickname: z.string() }),
  },
  'POST /api/mpaccount/v1/profile/nickname': {
    summary: 'Changes the own nickname, once in 30 days. What the content filter is unsure of is reviewed first.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ nickname: Nickname }),
    reply: z.object({ state: z.enum(['saved', 'reviewing']), profile: Profile }),
  },
  'POST /api/mpaccount/v1/profile/review/decide': {
    summary: 'Approves or refuses a value under review.',
    auth: 'approvals.change',
    rate: 'write',
    body: z.discriminatedUnion('decision', [
      z.object({ reviewId: Id, decision: z.literal('approve') }),
      z.object({ reviewId: Id, decision: z.literal('refuse'), reason: z.string().trim().min(1).max(100) }),
    ]),
    reply: Done,
  },
});
