import { z } from 'zod';
import { Fen } from './common';
import { defineEndpoints } from './define';
import { OrderNo } from './order';
import {
  ChangeableModel,
  ChangedOrder,
  ChangeRefusal,
  ChangeResult,
  OrderChangePreview,
  OrderSheet,
  SwitchableVersion,
} from './order-change-shapes';
import {
  EquitySheet,
  OrderRights,
  RightChoices,
  RightsPreview,
  YearOffer,
  YearOrder,
  YearProtocol,
  YearVersion,
  YearWay,
} from './order-choice-shapes';
import { ModelId, ProductCode, VersionId } from './vehicle';

export * from './order-change-shapes';
export * from './order-choice-shapes';

const BenefitCodes = z.array(z.string().min(1).max(40)).max(10);

const OwnOrder = z.object({ orderNo: OrderNo });
const ProductCodes = z.array(ProductCode).max(60);
/** Without `productCodes` the options of the order are carried over as far as they fit. */
const PreviewInput = OwnOrder.extend({ modelId: ModelId, versionId: VersionId, productCodes: ProductCodes.optional() });
/** `totalFen`: what the customer saw; refused with PRICE_CHANGED (`data`: the new preview) when it differs. */
const ChangeInput = OwnOrder.extend({
  modelId: ModelId,
  versionId: VersionId,
  productCodes: ProductCodes,
  totalFen: Fen,
});
const RightsInput = OwnOrder.extend({ choices: RightChoices });

export const orderChange = defineEndpoints({
  'POST /api/mporder/v1/order/configuration/preview': {
    summary: 'What a deposit order would be with another configuration, also of another version of its model.',
    auth: 'customer',
    body: PreviewInput,
    reply: OrderChangePreview,
  },
  'POST /api/mporder/v1/order/configuration/change': {
    summary: 'Changes configuration or version of a deposit order until the lock; the difference is due at the end.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: ChangeInput,
    reply: ChangeResult,
  },
  'GET /api/mporder/v1/order/configuration/versions': {
    summary: 'Versions of the model that an own order could switch to, each with its price for this order.',
    auth: 'customer',
    query: OwnOrder,
    reply: z.object({
      order: ChangedOrder,
      refusal: ChangeRefusal.nullable(),
      versions: z.array(SwitchableVersion),
    }),
  },
  'GET /api/mporder/v1/order/vehicle/models': {
    summary: 'Models that an own order could change to.',
    auth: 'customer',
    query: OwnOrder,
    reply: z.object({
      order: ChangedOrder,
      refusal: ChangeRefusal.nullable(),
      changesUsed: z.int(),
      changesLimit: z.int(),
      models: z.array(ChangeableModel),
    }),
  },
  'POST /api/mporder/v1/order/vehicle/preview': {
    summary: 'What an own order would be as another model.',
    auth: 'customer',
    body: PreviewInput,
    reply: OrderChangePreview,
  },
  'POST /api/mporder/v1/order/vehicle/change': {
    summary: 'Changes the model of an intention or unlocked deposit order, twice at most; what was paid moves over.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: ChangeInput,
    reply: ChangeResult,
  },
  'GET /api/mporder/v1/order/sheet': {
    summary: 'Configuration sheet of an own order: frozen price, changes so far, what may be changed.',
    auth: 'customer',
    query: OwnOrder,
    reply: OrderSheet,
  },
  'POST /api/mporder/v1/order/equity/preview': {
    summary: 'Sheet for turning a blind or intention order into a deposit, with its early-bird benefits.',
    auth: 'customer',
    /** Without a version the configuration of the order; without benefit codes the best ones that fit. */
    body: z.object({
      fromOrderNo: OrderNo,
      versionId: VersionId.optional(),
      productCodes: ProductCodes.optional(),
      benefitCodes: BenefitCodes.optional(),
    }),
    reply: EquitySheet,
  },
  'GET /api/mporder/v1/order/rights': {
    summary: 'Benefits of an own order in groups, each one of several.',
    auth: 'customer',
    query: OwnOrder,
    reply: OrderRights,
  },
  'POST /api/mporder/v1/order/rights/preview': {
    summary: 'What other benefits would do to the price of an own order.',
    auth: 'customer',
    body: RightsInput,
    reply: RightsPreview,
  },
  'POST /api/mporder/v1/order/rights/change': {
    summary: 'Takes other benefits for a deposit order until the lock; what has no stock is refused.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: RightsInput.extend({ totalFen: Fen }),
    reply: ChangeResult,
  },
  'GET /api/mporder/v1/order/year/orders': {
    summary: 'Own orders that a new model year concerns.',
    auth: 'customer',
    reply: z.array(YearOrder),
  },
  'GET /api/mporder/v1/order/year/offer': {
    summary: 'The decision about a new model year for an own order. NOT_FOUND when the order is not concerned.',
    auth: 'customer',
    query: OwnOrder,
    reply: YearOffer,
  },
  'GET /api/mporder/v1/order/year/versions': {
    summary: 'Versions of the new model year; their options come from vehicle/config.',
    auth: 'customer',
    query: OwnOrder,
    reply: z.object({ offer: YearOffer, versions: z.array(YearVersion) }),
  },
  'POST /api/mporder/v1/order/year/preview': {
    summary: 'What an own order would be in the new model year: mapped, or as chosen.',
    auth: 'customer',
    /** `free` needs a version; without product codes its standard ones. */
    body: OwnOrder.extend({ way: YearWay, versionId: VersionId.optional(), productCodes: ProductCodes.optional() }),
    reply: OrderChangePreview,
  },
  'POST /api/mporder/v1/order/year/hold': {
    summary: 'Holds a change to the new model year with its price until the protocol is signed.',
    auth: 'customer',
    rate: 'write',
    body: OwnOrder.extend({
      way: YearWay,
      versionId: VersionId.optional(),
      productCodes: ProductCodes.optional(),
      totalFen: Fen,
    }),
    reply: YearProtocol,
  },
  'GET /api/mporder/v1/order/year/protocol': {
    summary: 'The change that is held, and where its protocol stands.',
    auth: 'customer',
    query: OwnOrder,
    reply: YearProtocol,
  },
});
