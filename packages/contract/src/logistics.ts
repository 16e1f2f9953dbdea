import { TRANSPORT_NODES } from '@voltfront/rules/order/transport';
import { z } from 'zod';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { OrderAction, OrderNo, OrderState, StoreBrief } from './order';

/** A step of the car on its way, with the city where it happens. */
const TransportStep = z.object({
  node: z.enum(TRANSPORT_NODES),
  city: z.string(),
  /** When it happened, null where that is not known or still to come. */
  at: At.nullable(),
  /** When it should happen, while it is still to come. */
  expectedAt: At.nullable(),
  isDone: z.boolean(),
});

/** A place of the car, in GCJ-02. */
const Position = z.object({ city: z.string(), latitude: z.number(), longitude: z.number(), at: At });

/** First and last moment at which the car should be at the store. */
const Arrival = z.object({ fromAt: At, toAt: At });

const Delay = z.object({ reason: z.string(), at: At });

/** What a customer sees of the way of their car. */
const Logistics = z.object({
  orderNo: OrderNo,
  state: OrderState,
  modelName: z.string(),
  versionName: z.string(),
  cutout: PicturePath,
  vin: z.string().nullable(),
  carrier: z.string().nullable(),
  waybillNo: z.string().nullable(),
  steps: z.array(TransportStep),
  position: Position.nullable(),
  arrival: Arrival.nullable(),
  /** Why the car comes later than it was said; null when it does not. */
  delay: Delay.nullable(),
  arrivedAt: At.nullable(),
  store: StoreBrief.extend({ latitude: z.number(), longitude: z.number() }).nullable(),
  adviser: z.object({ name: z.string(), phone: z.string() }).nullable(),
  actions: z.array(OrderAction),
});

/** Where an order stands between the lock and the store. */
const ProductionStage = z.enum(['locked', 'inProduction', 'inTransit', 'arrived']);

/** An order as production and transport see it. */
const ProductionOrder = z.object({
  orderNo: OrderNo,
  state: OrderState,
  modelId: Id,
  modelName: z.string(),
  versionName: z.string(),
  /** Masked for auditors. */
  buyerName: z.string(),
  cityName: z.string(),
  storeId: Id.nullable(),
  storeName: z.string().nullable(),
  createdAt: At,
  /** Monday of the week in which the car is to be built. */
  plannedWeekAt: At.nullable(),
  vin: z.string().nullable(),
  carrier: z.string().nullable(),
  waybillNo: z.string().nullable(),
  arrival: Arrival.nullable(),
  delay: Delay.nullable(),
  position: Position.nullable(),
});

const ProductionOrderDetail = ProductionOrder.extend({ steps: z.array(TransportStep) });

const Note = z.string().trim().max(200).optional();
const CityCode = z.string().regex(/^\d{6}$/);

export const logistics = defineEndpoints({
  'GET /api/mporder/v1/order/logistics': {
    summary: 'The way of an own car from the plan of the plant to the delivery store.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: Logistics,
  },
  'GET /api/mporder/v1/staff/production/orders': {
    summary: 'Orders between the lock and the store, newest first, by stage, model and store.',
    auth: 'production.see',
    query: Paging.extend({ stage: ProductionStage.optional(), modelId: Id.optional(), storeId: Id.optional() }),
    reply: pageOf(ProductionOrder),
  },
  'GET /api/mporder/v1/staff/production/order': {
    summary: 'One order with the steps of its car.',
    auth: 'production.see',
    query: z.object({ orderNo: OrderNo }),
    reply: ProductionOrderDetail,
  },
  'GET /api/mporder/v1/staff/production/deliveries': {
    summary: 'Cars that are expected at the stores, counted by store and week of their expected arrival.',
    auth: 'production.see',
    query: z.object({
      /** Any moment of the first week; this week when left out. */
      from: z.coerce.number().int().min(0).max(4_000_000_000_000).optional(),
      weeks: z.coerce.number().int().min(1).max(26).default(8),
      storeId: Id.optional(),
    }),
    reply: z.object({
      items: z.array(
        z.object({
          storeId: Id,
          storeName: z.string(),
          weekAt: At,
          planned: z.int(),
          arrived: z.int(),
          delayed: z.int(),
        }),
      ),
    }),
  },
  'POST /api/mporder/v1/staff/production/start': {
    summary: 'Starts the production of a locked order and gives the car its VIN; a stock car keeps its own.',
    auth: 'production.change',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, note: Note }),
    reply: ProductionOrderDetail,
  },
  'POST /api/mporder/v1/staff/production/plan': {
    summary: 'Plans the week in which a locked order is built, and when the car is expected at the store.',
    auth: 'production.change',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, plannedWeekAt: At.max(4_000_000_000_000) }),
    reply: ProductionOrderDetail,
  },
  'POST /api/mporder/v1/staff/production/ship': {
    summary: 'Hands a built car to the carrier, who is told by a job.',
    auth: 'production.change',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, note: Note }),
    reply: ProductionOrderDetail,
  },
  'POST /api/mporder/v1/staff/production/node': {
    summary:
      'Notes that the car came off the line, or where it is on its way. An older place than the known one changes nothing.',
    auth: 'production.change',
    rate: 'write',
    body: z.discriminatedUnion('node', [
      z.object({ node: z.literal('offLine'), orderNo: OrderNo }),
      z.object({
        node: z.literal('transit'),
        orderNo: OrderNo,
        cityCode: CityCode,
        at: At.max(4_000_000_000_000).optional(),
      }),
    ]),
    reply: ProductionOrderDetail,
  },
  'POST /api/mporder/v1/staff/production/delay': {
    summary: 'Tells the customer that the car comes later and why; without a reason the delay is over.',
    auth: 'production.change',
    rate: 'write',
    body: z.object({
      orderNo: OrderNo,
      reason: z.string().trim().max(120),
      arrival: z.object({ fromAt: At.max(4_000_000_000_000), toAt: At.max(4_000_000_000_000) }),
    }),
    reply: ProductionOrderDetail,
  },
  'POST /api/mporder/v1/staff/production/arrive': {
    summary: 'Notes that a shipped car is at its delivery store.',
    auth: 'production.change',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, note: Note }),
    reply: ProductionOrderDetail,
  },
});
