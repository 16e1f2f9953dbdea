import { z } from 'zod';
import { Campaign, CampaignSlug } from './campaign-shapes';
import { At, Done, Fen, Id, PicturePath } from './common';
import { defineEndpoints } from './define';
import { Buyer, OrderNo } from './order';
import { CityCode, Quote } from './vehicle';

const Code = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const SnapUpSession = z.strictObject({ code: Code, startsAt: At, endsAt: At });

/** A car that is sold as it is. */
const SettingsCar = z.strictObject({
  code: Code,
  /** Code of its session. */
  session: Code,
  modelId: Id,
  versionId: Id,
  productCodes: z.array(z.string().max(40)).max(40),
  /** Price of the whole car in the sale. */
  flashFen: z.int().min(1).max(1_000_000_000),
  stock: z.int().min(0).max(10_000),
  /** City in which the cars stand. */
  stockCity: z.string().min(1).max(20),
  /** Codes of the cities to which they are delivered. */
  cities: z.array(CityCode).min(1).max(20),
  arrivalDays: z.int().min(1).max(180),
  /** What the buyer gets with it. */
  rights: z.array(z.string().min(1).max(40)).max(8),
  pictures: z.array(PicturePath).max(6),
});

/** What is special about a flash sale. */
export const SnapUpSettings = z.strictObject({
  look: z.enum(['market', 'dated']),
  /** Appointments end so many minutes before a session. */
  bookUntilMinutes: z.int().min(0).max(1440),
  /** For so many minutes only people with an appointment buy. */
  bookedFirstMinutes: z.int().min(0).max(60),
  sessions: z.array(SnapUpSession).min(1).max(8),
  cars: z.array(SettingsCar).min(1).max(24),
});

/** A car of a flash sale in a list. */
const SnapUpCar = z.object({
  code: Code,
  session: Code,
  modelName: z.string(),
  versionName: z.string(),
  cutout: PicturePath,
  stockCity: z.string(),
  listFen: Fen,
  flashFen: Fen,
  stock: z.int(),
  /** Neither sold nor held. */
  left: z.int(),
  /** People with an appointment. */
  bookedCount: z.int(),
  /** Of the caller: an appointment, and a reminder for when a car comes back. */
  isBooked: z.boolean(),
  isReminded: z.boolean(),
});

/** The caller's one car of a flash sale. */
const SnapUpOwn = z.object({
  code: Code,
  state: z.enum(['held', 'ordered', 'bought']),
  /** End of the hold, or of the time to pay. */
  until: At,
  orderNo: OrderNo.nullable(),
});

const Head = z.object({
  campaign: Campaign,
  look: z.enum(['market', 'dated']),
  bookUntilMinutes: z.int(),
  bookedFirstMinutes: z.int(),
  own: SnapUpOwn.nullable(),
});

/** A flash sale with its sessions and cars. */
const SnapUp = Head.extend({ sessions: z.array(SnapUpSession), cars: z.array(SnapUpCar) });

/** One car of a flash sale with everything that is fixed about it. */
const SnapUpCarDetail = Head.extend({
  session: SnapUpSession,
  car: SnapUpCar,
  pictures: z.array(PicturePath),
  options: z.array(z.object({ group: z.string(), name: z.string() })),
  rights: z.array(z.string()),
  /** The price as an order would have it. */
  quote: Quote,
  depositFen: Fen,
  cities: z.array(z.object({ cityCode: CityCode, cityName: z.string() })),
  arrivalDays: z.int(),
});

const CarRef = z.object({ slug: CampaignSlug, code: Code });

export const campaignSnapUp = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/snapUp': {
    summary: 'A flash sale: sessions, cars with stock and appointments, and the one car of the caller.',
    auth: 'optional',
    query: z.object({ slug: CampaignSlug }),
    reply: SnapUp,
  },
  'GET /api/mpmkt/v1/campaign/snapUp/car': {
    summary: 'One car of a flash sale: configuration, price, cities, stock.',
    auth: 'optional',
    query: CarRef,
    reply: SnapUpCarDetail,
  },
  'POST /api/mpmkt/v1/campaign/snapUp/reminder': {
    summary:
      'Makes or drops an appointment for a car, with a message before its session, or a reminder for when one comes back.',
    auth: 'customer',
    rate: 'write',
    body: CarRef.extend({ what: z.enum(['start', 'restock']), isSet: z.boolean() }),
    reply: z.object({ isSet: z.boolean() }),
  },
  'POST /api/mpmkt/v1/campaign/snapUp/place': {
    summary:
      'Holds one car for 5 minutes; under load answers 2000001 with a ticket first. Repeated, it gives the same hold.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    body: CarRef,
    reply: SnapUpOwn,
  },
  'POST /api/mpmkt/v1/campaign/snapUp/leave': {
    summary: 'Gives a held car back; does nothing without one.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ slug: CampaignSlug }),
    reply: Done,
  },
  'POST /api/mpmkt/v1/campaign/snapUp/order': {
    summary:
      'Orders the held car at its price in the sale; to be paid within 30 minutes. Repeated, it gives the same order.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    body: z.object({
      slug: CampaignSlug,
      /** What the customer saw. */
      totalFen: Fen,
      cityCode: CityCode,
      storeId: Id.optional(),
      buyer: Buyer,
      agreements: z.array(z.object({ agreementId: Id, version: z.string().max(20) })).max(10),
    }),
    reply: z.object({ orderNo: OrderNo }),
  },
});

export type SnapUpSettingsData = z.output<typeof SnapUpSettings>;
export type SnapUpSessionData = z.output<typeof SnapUpSession>;
export type SnapUpData = z.output<typeof SnapUp>;
export type SnapUpCarData = z.output<typeof SnapUpCar>;
export type SnapUpOwnData = z.output<typeof SnapUpOwn>;
export type SnapUpDetailData = z.output<typeof SnapUpCarDetail>;
