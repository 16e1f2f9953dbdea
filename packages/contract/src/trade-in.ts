import { TRADE_IN_STATES } from '@voltfront/rules/trade-in/trade-in-moves';
import { z } from 'zod';
import { At, Done, Fen, Id, Mobile, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { OrderNo, StoreBrief } from './order';

/** `expired` is the end without a trade: the offer ran out, or the customer refused it. */
export const TradeInState = z.enum(TRADE_IN_STATES);

/** How the old car looks and drives, best first. */
export const CarCondition = z.enum(['excellent', 'good', 'fair', 'poor']);

/** Month of the first registration, `YYYY-MM`. */
export const RegisteredMonth = z.string().regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/);

const MAX_MILEAGE_KM = 999_999;

/** The old car as its owner describes it. */
export const OldCarInput = z.object({
  seriesId: Id,
  registeredOn: RegisteredMonth,
  /** Whole kilometres. */
  mileageKm: z.int().min(0).max(MAX_MILEAGE_KM),
  plateCityCode: z.string().max(12),
  condition: CarCondition,
  /** Own uploads, 3 to 9, each once. */
  photos: z
    .array(PicturePath)
    .min(3)
    .max(9)
    .refine((photos) => new Set(photos).size === photos.length, '照片重复'),
});

export const TradeInSummary = z.object({
  requestId: Id,
  requestNo: z.string(),
  state: TradeInState,
  carName: z.string(),
  estimate: z.object({ lowFen: Fen, highFen: Fen }),
  /** The binding offer, when one was made. */
  offerFen: Fen.nullable(),
  updatedAt: At,
});

/** Where and when the old car is looked at. */
export const Inspection = z.object({
  placeId: Id,
  kind: z.enum(['store', 'home']),
  store: StoreBrief.nullable(),
  /** Home visits only. */
  address: z.string().nullable(),
  startsAt: At,
  endsAt: At,
  contactName: z.string(),
  contactMobile: z.string(),
  /** Until then it can be changed or called off. */
  changeableUntil: At,
});

export const TradeInDetail = TradeInSummary.extend({
  car: z.object({
    brandId: Id,
    brandName: z.string(),
    seriesId: Id,
    seriesName: z.string(),
    registeredOn: RegisteredMonth,
    mileageKm: z.int(),
    plateCityCode: z.string(),
    plateCityName: z.string(),
    condition: CarCondition,
    photos: z.array(PicturePath),
    /** Price when new, on which the estimate is built. */
    newPriceFen: Fen,
  }),
  estimatedAt: At,
  inspection: Inspection.nullable(),
  offer: z
    .object({
      amountFen: Fen,
      offeredAt: At,
      expiresAt: At,
      /** What the inspection found, one line each. */
      findings: z.array(z.object({ item: z.string(), result: z.string(), isFault: z.boolean() })),
      inspector: z.string(),
    })
    .nullable(),
  /** Order that the value is part of. */
  order: z
    .object({ orderNo: OrderNo, modelName: z.string(), versionName: z.string(), isClosed: z.boolean() })
    .nullable(),
  /** Why it ended without a trade. */
  closedReason: z.enum(['timeout', 'refused']).nullable(),
  /** Newest first. */
  history: z.array(z.object({ state: TradeInState, title: z.string(), note: z.string(), at: At })),
});

const RequestRef = z.object({ requestId: Id });

export const tradeIn = defineEndpoints({
  'GET /api/mporder/v1/tradeIn/brands': {
    summary: 'Brands of cars that are taken in, by initial.',
    auth: 'public',
    reply: z.array(z.object({ brandId: Id, name: z.string(), initial: z.string() })),
  },
  'GET /api/mporder/v1/tradeIn/series': {
    summary: 'Series of a brand.',
    auth: 'public',
    query: z.object({ brandId: Id }),
    reply: z.array(z.object({ seriesId: Id, name: z.string(), energy: z.enum(['fuel', 'hybrid', 'electric']) })),
  },
  'GET /api/mporder/v1/tradeIn/list': {
    summary: 'Own trade-in requests, newest first.',
    auth: 'customer',
    query: Paging,
    reply: pageOf(TradeInSummary),
  },
  'GET /api/mporder/v1/tradeIn/detail': {
    summary: 'One own trade-in request.',
    auth: 'customer',
    query: RequestRef,
    reply: TradeInDetail,
  },
  'POST /api/mporder/v1/tradeIn/estimate': {
    summary:
      'Estimates an old car and opens a request; with `requestId` estimates that one anew before its inspection.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: OldCarInput.extend({ requestId: Id.optional() }),
    reply: TradeInDetail,
  },
  'GET /api/mporder/v1/tradeIn/places': {
    summary: 'Where an old car can be looked at in a city: its stores, and at home where inspectors drive out.',
    auth: 'public',
    query: z.object({ cityCode: z.string().max(12) }),
    reply: z.object({
      stores: z.array(StoreBrief.extend({ placeId: Id })),
      home: z.object({ placeId: Id }).nullable(),
    }),
  },
  'GET /api/mporder/v1/tradeIn/slots': {
    summary: 'Times of a place in the next 14 days, full ones included.',
    auth: 'public',
    query: z.object({ placeId: Id }),
    reply: z.array(z.object({ startsAt: At, endsAt: At, left: z.int().min(0) })),
  },
  'POST /api/mporder/v1/tradeIn/appoint': {
    summary: 'Books the inspection, or moves it to another time or place.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: RequestRef.extend({
      placeId: Id,
      startsAt: At,
      contactName: z.string().trim().min(1).max(20),
      contactMobile: Mobile,
      /** Wanted at home. */
      address: z.string().trim().min(5).max(100).optional(),
    }),
    reply: TradeInDetail,
  },
  'POST /api/mporder/v1/tradeIn/appointment/cancel': {
    summary: 'Calls the inspection off; the estimate stays.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: RequestRef,
    reply: TradeInDetail,
  },
  'POST /api/mporder/v1/tradeIn/offer/answer': {
    summary: 'Accepts or refuses the binding offer, once and within its 7 days.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: RequestRef.extend({ isAccepted: z.boolean(), amountFen: Fen }),
    reply: TradeInDetail,
  },
  'GET /api/mporder/v1/tradeIn/orders': {
    summary: 'Own orders before their final payment, which an accepted offer can become a part of.',
    auth: 'customer',
    reply: z.array(
      z.object({
        orderNo: OrderNo,
        modelName: z.string(),
        versionName: z.string(),
        cutout: PicturePath,
        restFen: Fen,
        /** Another request is part of it. */
        isTaken: z.boolean(),
      }),
    ),
  },
  'POST /api/mporder/v1/staff/tradeIn/handOver': {
    summary: 'The delivering store takes the agreed old car of an order: its value is booked on the order.',
    auth: 'handovers.change',
    rate: 'write',
    idempotent: true,
    body: z.object({ orderNo: OrderNo }),
    reply: Done,
  },
  'POST /api/mporder/v1/tradeIn/bind': {
    summary: 'Makes an accepted offer a part of an own order, or of another one instead, before its final payment.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: RequestRef.extend({ orderNo: OrderNo }),
    reply: TradeInDetail,
  },
});

export type TradeInStateData = z.output<typeof TradeInState>;
export type CarConditionData = z.output<typeof CarCondition>;
export type OldCarData = z.output<typeof OldCarInput>;
export type TradeInSummaryData = z.output<typeof TradeInSummary>;
export type TradeInDetailData = z.output<typeof TradeInDetail>;
