import { z } from 'zod';
import { At, Done, Fen, Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';
import { Against, CarRef, Position } from './stock-queries';
import {
  ConvertibleOrder,
  StockCard,
  StockDetail,
  StockHold,
  StockReminder,
  StockStatement,
  StockStore,
  ViewingBooking,
} from './stock-shapes';
import { CityCode, ModelId, ProductCode, VersionId } from './vehicle';

/** Holds, orders to convert, lists, reminders and viewings of a customer. */
export const stockOwn = defineEndpoints({
  'GET /api/mporder/v1/stock/instruction': {
    summary: 'What the buyer must know and tick before ordering (现车确认书).',
    auth: 'customer',
    query: CarRef,
    reply: z.object({
      car: StockDetail,
      /** Of the statements; send it back when confirming. */
      version: z.string(),
      statements: z.array(StockStatement),
      /** The caller's confirmation of this version, while the hold lives. */
      confirmedAt: At.nullable(),
      /** The caller's live hold of another car: confirming must release it (`releaseOther`), unless it has an order. */
      otherHold: StockHold.extend({ carName: z.string() }).nullable(),
      /** An own order can be turned into this car: go on to intentionalDepositOrder. */
      hasConvertibleOrder: z.boolean(),
    }),
  },
  'POST /api/mporder/v1/stock/confirm': {
    summary:
      'Confirms the instruction and holds the car 30 minutes; repeated while the hold lives it changes nothing. Refused with CAR_TAKEN, CAR_SOLD, CAR_WITHDRAWN, SALE_NOT_RUNNING, STATEMENTS_OPEN, AGREEMENT_OUTDATED, or HOLD_ELSEWHERE with data.hold.',
    auth: 'customer',
    rate: 'write',
    body: z.object({
      stockCarId: Id,
      version: z.string().max(20),
      /** All statements of the version. */
      statementIds: z.array(Id).max(20),
      /** The customer agreed to give up the car held before. */
      releaseOther: z.boolean().default(false),
    }),
    reply: z.object({
      hold: StockHold,
      confirmedAt: At,
      /** Where to go on. */
      next: z.enum(['intentionalDepositOrder', 'confirm']),
    }),
  },
  'GET /api/mporder/v1/stock/hold': {
    summary: "The caller's live hold.",
    auth: 'customer',
    reply: z.object({ hold: StockHold.nullable(), car: StockCard.nullable(), now: At }),
  },
  'POST /api/mporder/v1/stock/hold/release': {
    summary:
      'Gives an own hold up; nothing happens when there is none. Refused with HOLD_IN_ORDER while an order waits.',
    auth: 'customer',
    rate: 'write',
    body: CarRef,
    reply: Done,
  },
  'GET /api/mporder/v1/stock/conversion': {
    summary: 'Own intention and blind orders beside a stock car: which can be turned into it, what carries over.',
    auth: 'customer',
    query: CarRef,
    reply: z.object({
      car: StockCard,
      /** Null when the hold ran out: back to the instruction. */
      hold: StockHold.nullable(),
      /** Due without an earlier order: 5000 yuan. */
      freshDueFen: Fen,
      orders: z.array(ConvertibleOrder),
      now: At,
    }),
  },

  'GET /api/mporder/v1/stock/matching': {
    summary: "The caller's matching list, newest first.",
    auth: 'customer',
    query: Position.extend(Against.shape),
    reply: z.object({ items: z.array(StockCard.extend({ addedAt: At })), limit: z.int() }),
  },
  'POST /api/mporder/v1/stock/matching/add': {
    summary: 'Puts a car on the matching list, at most 10; the same car twice is one.',
    auth: 'customer',
    rate: 'write',
    body: CarRef,
    reply: z.object({ count: z.int(), limit: z.int() }),
  },
  'POST /api/mporder/v1/stock/matching/delete': {
    summary: 'Takes a car off the matching list; twice is once.',
    auth: 'customer',
    rate: 'write',
    body: CarRef,
    reply: z.object({ count: z.int(), limit: z.int() }),
  },
  'GET /api/mporder/v1/stock/matching/summary': {
    summary: 'How many free cars come close to a configuration (80 % or more), and the closest one.',
    auth: 'optional',
    query: Position.extend(Against.shape),
    reply: z.object({ count: z.int(), best: StockCard.nullable() }),
  },

  'GET /api/mporder/v1/stock/reminders': {
    summary: "The caller's arrival reminders, newest first.",
    auth: 'customer',
    reply: z.object({ items: z.array(StockReminder), limit: z.int() }),
  },
  'POST /api/mporder/v1/stock/reminder': {
    summary: 'Keeps a filter as 到货提醒, at most 5; the same filter twice is one.',
    auth: 'customer',
    rate: 'write',
    body: z.object({
      modelId: ModelId.optional(),
      versionId: VersionId.optional(),
      paint: ProductCode.optional(),
      cityCode: CityCode.optional(),
      minPriceFen: z.int().min(0).max(1e12).optional(),
      maxPriceFen: z.int().min(0).max(1e12).optional(),
    }),
    reply: z.object({ reminderId: Id, count: z.int(), limit: z.int() }),
  },
  'POST /api/mporder/v1/stock/reminder/delete': {
    summary: 'Drops an own arrival reminder.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ reminderId: Id }),
    reply: Done,
  },
  'POST /api/mporder/v1/stock/sale/reminder': {
    summary: 'Sets or drops 提醒我 for a sale car that has not started; refused with SALE_NOT_RUNNING afterwards.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ stockCarId: Id, isSet: z.boolean() }),
    reply: z.object({ isSet: z.boolean() }),
  },

  'GET /api/mporder/v1/stock/viewing/slots': {
    summary: 'Viewing slots at the store of a car for the next 7 days.',
    auth: 'optional',
    query: CarRef,
    reply: z.object({
      store: StockStore,
      days: z.array(
        z.object({
          /** Midnight in Shanghai. */
          date: At,
          slots: z.array(z.object({ slotId: Id, startsAt: At, endsAt: At, left: z.int() })),
        }),
      ),
      /** The caller's own booking for this car. */
      booking: ViewingBooking.nullable(),
    }),
  },
  'POST /api/mporder/v1/stock/viewing': {
    summary:
      'Books a viewing, or moves the own one of this car to another slot. SLOT_FULL when the last place is gone.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ stockCarId: Id, slotId: Id }),
    reply: ViewingBooking,
  },
  'POST /api/mporder/v1/stock/viewing/cancel': {
    summary: 'Cancels an own viewing and frees its place.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ viewingId: Id }),
    reply: ViewingBooking,
  },
  'GET /api/mporder/v1/stock/viewings': {
    summary: 'Own viewings, the next one first.',
    auth: 'customer',
    query: Paging,
    reply: pageOf(ViewingBooking),
  },
});
