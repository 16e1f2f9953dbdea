import { PICKUP_STATES } from '@voltfront/rules/pickup/pickup-moves';
import { z } from 'zod';
import { At, Done, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { OrderNo, OrderState } from './order';

const Slot = z.object({ startsAt: At, endsAt: At });

/** What a pickup waits for. */
const Step = z.object({ key: z.enum(['payment', 'insurance', 'inspection']), isDone: z.boolean() });

const Store = z.object({
  storeId: Id,
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  /** GCJ-02 */
  latitude: z.number(),
  longitude: z.number(),
});

const PickupView = z.object({
  /** `closed`: the order ended without a handover. */
  state: z.enum(['notReady', 'ready', 'scanned', 'delivered', 'closed']),
  order: z.object({
    orderNo: OrderNo,
    state: OrderState,
    modelName: z.string(),
    versionName: z.string(),
    cutout: PicturePath,
  }),
  /** The vehicle number with its middle hidden; null while it is not known. */
  maskedVin: z.string().nullable(),
  steps: z.array(Step),
  store: Store.nullable(),
  adviser: z.object({ name: z.string(), phone: z.string(), avatar: PicturePath }).nullable(),
  appointment: Slot.nullable(),
  /** A time can be booked or moved now. */
  canAppoint: z.boolean(),
  /** What to bring, in words. */
  bring: z.array(z.object({ title: z.string(), text: z.string() })),
  scannedAt: At.nullable(),
  /** When the handover confirms itself. */
  confirmsAt: At.nullable(),
  deliveredAt: At.nullable(),
});

/** A handover as staff see it; personal data is masked for those who may not see it. */
const Handover = z.object({
  orderNo: OrderNo,
  state: z.enum(PICKUP_STATES),
  modelName: z.string(),
  versionName: z.string(),
  buyerName: z.string(),
  buyerMobile: z.string(),
  storeId: Id,
  storeName: z.string(),
  appointment: Slot.nullable(),
  steps: z.array(Step),
  scannedAt: At.nullable(),
  deliveredAt: At.nullable(),
});

export const pickup = defineEndpoints({
  'GET /api/mporder/v1/pickup': {
    summary: 'The pickup of an own order: its state, missing steps, store, appointment and what to bring.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: PickupView,
  },
  'POST /api/mporder/v1/pickup/code': {
    summary:
      'The code and the QR text that staff scan, once all steps are done; another QR text every 60 seconds. The first call draws the code.',
    auth: 'customer',
    body: z.object({ orderNo: OrderNo }),
    reply: z.object({
      /** 6 digits, the same until the handover. */
      code: z.string(),
      /** Text of the QR code. */
      token: z.string(),
      /** When the next one is shown. */
      renewsAt: At,
    }),
  },
  'GET /api/mporder/v1/pickup/slots': {
    summary: 'Times at which the car can be picked up at the store of an own order.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: z.object({ items: z.array(Slot.extend({ left: z.int() })) }),
  },
  'POST /api/mporder/v1/pickup/appoint': {
    summary: 'Books the time of the pickup, or moves it, until the car was scanned.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({ orderNo: OrderNo, startsAt: At.max(8.64e15) }),
    reply: PickupView,
  },
  'POST /api/mporder/v1/pickup/confirm': {
    summary: 'Confirms the handover after staff scanned the code: the order is delivered.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({ orderNo: OrderNo }),
    reply: PickupView,
  },
  'GET /api/mporder/v1/staff/pickup/handovers': {
    summary: 'Handovers in a state, those that moved last first; of the own store.',
    auth: 'handovers.see',
    query: Paging.extend({ state: z.enum(PICKUP_STATES).default('waiting') }),
    reply: pageOf(Handover),
  },
  'GET /api/mporder/v1/staff/pickup/handover': {
    summary: 'The handover of an order of the own store.',
    auth: 'handovers.see',
    query: z.object({ orderNo: OrderNo }),
    reply: Handover,
  },
  'POST /api/mporder/v1/staff/pickup/scan': {
    summary:
      'Takes the code of a customer who stands in the own store: the QR text, or the 6 digits. Five wrong codes block for ten minutes.',
    auth: 'handovers.change',
    rate: 'write',
    idempotent: true,
    body: z.union([
      z.object({ token: z.string().regex(/^VP\.[A-Z0-9]{6,32}\.\d{1,10}\.[\w-]{22}$/) }),
      z.object({ code: z.string().regex(/^\d{6}$/) }),
    ]),
    reply: Handover,
  },
  'POST /api/mporder/v1/staff/pickup/undo': {
    summary: 'Takes a wrong scan back, until the handover is confirmed.',
    auth: 'handovers.change',
    rate: 'write',
    body: z.object({ orderNo: OrderNo }),
    reply: Done,
  },
});
