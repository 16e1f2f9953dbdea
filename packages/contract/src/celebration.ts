import { SIGN_UP_STATES } from '@voltfront/rules/activity/sign-up-moves';
import { z } from 'zod';
import { CampaignSlug } from './campaign-shapes';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { CoordinateSystem, Degrees } from './place';
import { CityCode } from './vehicle';

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What a celebration is beside its activity: data that an operator may write. */
export const CelebrationSettings = z.strictObject({
  pictures: z.array(PicturePath).min(1).max(9),
  address: z.string().min(1).max(60),
  programme: z
    .array(z.object({ time: z.string().min(1).max(12), text: z.string().min(1).max(40) }))
    .min(1)
    .max(16),
  /** Models on site. */
  modelIds: z.array(z.string().max(20)).max(6),
  /** For who arrives. */
  gift: z.object({ title: z.string().min(1).max(20), note: z.string().max(40), picture: PicturePath }),
  /** Pictures of the day, shown once it is over. */
  gallery: z.array(PicturePath).max(12),
});

/** A celebration in a list. */
const CelebrationCard = z.object({
  /** Also that of its activity, by which people sign up. */
  celebrationId: Id,
  title: z.string(),
  cityCode: CityCode,
  cityName: z.string(),
  place: z.string(),
  picture: PicturePath,
  signUpFrom: At,
  signUpUntil: At,
  startsAt: At,
  endsAt: At,
  isCancelled: z.boolean(),
  capacity: z.int(),
  seatsLeft: z.int(),
  waitingCount: z.int(),
  /** Null where nobody knows from where. */
  distanceM: z.int().nullable(),
});

const Celebration = z.object({
  celebrationId: Id,
  /** The draw of which who checks in gets a chance. */
  slug: CampaignSlug,
  cityName: z.string(),
  settings: CelebrationSettings,
  cars: z.array(z.object({ modelId: Id, name: z.string(), picture: PicturePath })),
  /** State of the caller's newest sign-up, also a cancelled one; null for visitors and who never signed up. */
  ownState: z.enum(SIGN_UP_STATES).nullable(),
});

/** City celebrations beside a show: activities with a programme, cars and a gift. */
export const celebration = defineEndpoints({
  'GET /api/mpmkt/v1/celebrate/list': {
    summary:
      'Celebrations of a campaign, nearest first: from a position, else from the city of the network address; with the cities and days that have some.',
    auth: 'public',
    query: Paging.extend({
      slug: CampaignSlug,
      cityCode: CityCode.optional(),
      /** Day of Asia/Shanghai on which it begins. */
      day: Day.optional(),
      latitude: Degrees.latitude.optional(),
      longitude: Degrees.longitude.optional(),
      system: CoordinateSystem,
    }),
    reply: pageOf(CelebrationCard).extend({
      cities: z.array(z.object({ cityCode: CityCode, cityName: z.string() })).max(100),
      days: z.array(Day).max(100),
    }),
  },
  'GET /api/mpmkt/v1/celebrate/detail': {
    summary: 'A celebration; seats and the own sign-up are those of the activity with the same id. NOT_FOUND.',
    auth: 'optional',
    query: z.object({ celebrationId: Id }),
    reply: Celebration,
  },
});

export type CelebrationSettingsData = z.output<typeof CelebrationSettings>;
export type CelebrationCardData = z.output<typeof CelebrationCard>;
export type CelebrationData = z.output<typeof Celebration>;
