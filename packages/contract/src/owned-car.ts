import { z } from 'zod';
import { At, Id, PicturePath } from './common';
import { defineEndpoints } from './define';
import { OrderNo } from './order';
import { CityCode } from './vehicle';

const carBase = {
  orderNo: OrderNo,
  modelName: z.string(),
  versionName: z.string(),
  /** Given by the owner; null before that. */
  name: z.string().nullable(),
  /** Without dots and blanks; null before the registration. */
  plate: z.string().nullable(),
};

/** A warranty: it ends with the date or the distance, whichever comes first. */
const Warranty = z.object({ untilAt: At, km: z.int() });

export const OwnedCar = z.object({
  ...carBase,
  cutout: PicturePath,
  /** Last six characters of the vehicle number; null while it is not known. */
  vinTail: z.string().nullable(),
  deliveredAt: At,
  cityCode: CityCode,
  /** What the car reported last; null while it reports nothing. */
  odometerKm: z.int().nullable(),
  /** Coupons for charging and service that the owner can use, the soonest-ending first; at most 5. */
  benefits: z.array(z.object({ couponId: Id, title: z.string(), expiresAt: At })),
  warranty: z.object({ car: Warranty, battery: Warranty }),
  service: z.object({
    /** When the next yearly service is due. */
    dueAt: At,
    /** What is booked and still to come. */
    appointment: z
      .object({ storeId: Id, storeName: z.string(), address: z.string(), startsAt: At, endsAt: At })
      .nullable(),
  }),
});

const Chapter = z.object({ chapter: Id, title: z.string(), summary: z.string(), picture: PicturePath });

export const ownedCar = defineEndpoints({
  'GET /api/mporder/v1/ownedCar/manual': {
    summary: 'Chapters of the manual of cars, in their order; some ten.',
    auth: 'public',
    reply: z.array(Chapter),
  },
  'GET /api/mporder/v1/ownedCar/manual/chapter': {
    summary: 'A chapter of the manual of cars.',
    auth: 'public',
    query: z.object({ chapter: Id }),
    reply: Chapter.extend({
      updatedAt: At,
      blocks: z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.enum(['heading', 'paragraph']), text: z.string() }),
          z.object({ kind: z.literal('steps'), items: z.array(z.string()) }),
          z.object({ kind: z.literal('picture'), src: PicturePath, aspect: z.number(), caption: z.string() }),
        ]),
      ),
    }),
  },
  'GET /api/mporder/v1/ownedCars': {
    summary: 'Delivered cars of the caller, the newest first; the newest 20.',
    auth: 'customer',
    reply: z.array(z.object(carBase)),
  },
  'GET /api/mporder/v1/ownedCar': {
    summary: 'A delivered car of the caller: warranty, next service.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: OwnedCar,
  },
  'POST /api/mporder/v1/ownedCar/save': {
    summary:
      'Sets name and plate of an own car; null removes one. BAD_INPUT for a plate that is none of an electric car.',
    auth: 'customer',
    rate: 'write',
    body: z.object({
      orderNo: OrderNo,
      name: z.string().trim().min(1).max(12).nullable(),
      plate: z.string().max(20).nullable(),
    }),
    reply: OwnedCar,
  },
  'GET /api/mporder/v1/ownedCar/service/slots': {
    summary: 'Times at which a store services cars, with what is left.',
    auth: 'customer',
    query: z.object({ storeId: Id }),
    reply: z.object({ items: z.array(z.object({ startsAt: At, endsAt: At, left: z.int() })) }),
  },
  'POST /api/mporder/v1/ownedCar/service/book': {
    summary: 'Books a service of an own car, or moves the one that is booked. SLOT_FULL when nothing is left.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, storeId: Id, startsAt: At }),
    reply: OwnedCar,
  },
  'POST /api/mporder/v1/ownedCar/service/cancel': {
    summary: 'Cancels the booked service of an own car; nothing when none is booked.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo }),
    reply: OwnedCar,
  },
});

export type OwnedCarData = z.output<typeof OwnedCar>;
