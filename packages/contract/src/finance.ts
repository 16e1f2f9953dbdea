import { z } from 'zod';
import { At, Done, Fen, Id } from './common';
import { defineEndpoints } from './define';
import {
  FinanceAirModel,
  FinanceApplication,
  FinanceCar,
  FinanceChoice,
  FinanceConsent,
  FinanceInput,
  FinanceLender,
  FinanceLenderBrief,
  FinanceOrder,
  FinancePlan,
  FinanceProduct,
  FinanceRuleSection,
  FinanceShareCode,
  FinanceSubject,
  FinanceTradeIn,
  SavedFinancePlan,
  SavedFinancePlanBrief,
} from './finance-parts';
import { OrderNo } from './order';
import { CityCode, ModelId } from './vehicle';

export * from './finance-parts';

/** Initial data of the calculator for a car. */
export const FinanceShowDetail = z.object({
  car: FinanceCar,
  city: z.object({ cityCode: CityCode, cityName: z.string() }).nullable(),
  /** All products of the brand in display order, those not offered here last, greyed with `refusal`. */
  products: z.array(FinanceProduct),
  lenders: z.array(FinanceLenderBrief),
  /** Why the AIR tab is empty for this model; null when there is something on it. */
  airMessage: z.string().nullable(),
  /** Where the tabs begin; null when the tab has nothing to choose. */
  defaults: z.object({ loan: FinanceChoice.nullable(), air: FinanceChoice.nullable() }),
  /** Most that an old car may count for: the price, or less. */
  maxTradeInFen: Fen,
  /** Own estimates and offers for an old car; empty for visitors. */
  tradeIns: z.array(z.object({ tradeInId: Id, title: z.string(), valueFen: Fen, isBinding: z.boolean() })),
  /** The rest is null unless the subject is an own order. */
  order: FinanceOrder.nullable(),
  /** The plan noted as the order's wish. */
  wish: SavedFinancePlan.nullable(),
  application: FinanceApplication.nullable(),
  /** Whether the wish's lender takes applications now; null without a wish that needs one. */
  lenderAvailable: z.boolean().nullable(),
});

/** A wish as the client names it: a kept plan, or a choice made just now. */
const WishInput = z.object({
  orderNo: OrderNo,
  /** A saved plan, recalculated on the order's price. */
  planId: Id.optional(),
  choice: FinanceChoice.optional(),
  tradeIn: FinanceTradeIn.default({ kind: 'none' }),
});

export const finance = defineEndpoints({
  'POST /{product}-mp-order/v1/finance/showDetail': {
    summary: 'A car with its price, the products for it in a city, and for an own order its wish and application.',
    auth: 'optional',
    body: z.object({ subject: FinanceSubject, cityCode: CityCode.optional() }),
    reply: FinanceShowDetail,
  },
  'POST /{product}-mp-order/v1/finance/detail': {
    summary: 'Works a plan out: figures, costs and every payment. Limits of the product are refused with 4090401.',
    auth: 'optional',
    body: FinanceInput,
    reply: FinancePlan,
  },
  'GET /api/mporder/v1/finance/lenders': {
    summary: 'Lenders, those with the lowest rates first, stopped ones last.',
    auth: 'public',
    query: z.object({ modelId: ModelId.optional(), cityCode: CityCode.optional() }),
    reply: z.array(FinanceLenderBrief),
  },
  'GET /api/mporder/v1/finance/lender': {
    summary: 'One lender with its products as seen from a model and a city.',
    auth: 'public',
    query: z.object({ lenderId: Id, modelId: ModelId.optional(), cityCode: CityCode.optional() }),
    reply: FinanceLender,
  },
  'GET /api/mporder/v1/finance/rule': {
    summary: 'How each figure is worked out, in the version asked for or the one in force, and all rates of today.',
    auth: 'public',
    query: z.object({ version: z.string().max(20).optional() }),
    reply: z.object({
      version: z.string(),
      validFrom: At,
      versions: z.array(z.object({ version: z.string(), validFrom: At })),
      sections: z.array(FinanceRuleSection),
      rates: z.array(FinanceProduct),
    }),
  },
  'GET /api/mporder/v1/finance/airRule': {
    summary: 'Rules of the AIR loan, with what each model keeps of its value.',
    auth: 'public',
    query: z.object({ modelId: ModelId.optional(), version: z.string().max(20).optional() }),
    reply: z.object({
      version: z.string(),
      validFrom: At,
      versions: z.array(z.object({ version: z.string(), validFrom: At })),
      sections: z.array(FinanceRuleSection),
      /** The three choices at the end. */
      endings: z.array(z.object({ code: z.enum(['pay', 'refinance', 'return']), title: z.string(), text: z.string() })),
      /** The model asked about first, then all others. */
      models: z.array(FinanceAirModel),
    }),
  },
  'GET /api/mporder/v1/finance/plans': {
    summary: 'Own kept plans, newest first, at most 10.',
    auth: 'customer',
    reply: z.object({ items: z.array(SavedFinancePlanBrief), limit: z.int() }),
  },
  'GET /api/mporder/v1/finance/plan': {
    summary: 'An own kept plan, as it was and as it is now.',
    auth: 'customer',
    query: z.object({ planId: Id }),
    reply: SavedFinancePlan,
  },
  'POST /api/mporder/v1/finance/plan/save': {
    summary: 'Keeps a plan for 7 days, at most 10; the same one twice is one, with its time renewed.',
    auth: 'customer',
    rate: 'write',
    body: FinanceInput,
    reply: z.object({ planId: Id, count: z.int(), validUntil: At }),
  },
  'POST /api/mporder/v1/finance/plan/delete': {
    summary: 'Drops a kept plan.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ planId: Id }),
    reply: Done,
  },
  'POST /api/mporder/v1/finance/share': {
    summary: 'Stores a plan under a code that shows it to anybody, without anything about the person.',
    auth: 'optional',
    rate: 'write',
    body: FinanceInput,
    reply: z.object({ shareCode: FinanceShareCode, path: z.string(), validUntil: At }),
  },
  'GET /api/mporder/v1/finance/shared': {
    summary: 'The plan behind a share code, as it was and as it is now.',
    auth: 'public',
    query: z.object({ shareCode: FinanceShareCode }),
    reply: SavedFinancePlan,
  },
  'POST /api/mporder/v1/finance/wish': {
    summary: "Notes a plan as an order's wish; a later one takes its place. Only before the order is paid in full.",
    auth: 'customer',
    rate: 'write',
    body: WishInput,
    reply: SavedFinancePlan,
  },
  'POST /api/mporder/v1/finance/wish/drop': {
    summary: "Takes an order's wish back; refused while an application is running.",
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo }),
    reply: Done,
  },
  'GET /api/mporder/v1/finance/consent': {
    summary: 'What is passed on to the lender of a product, and what for.',
    auth: 'public',
    query: z.object({ productId: Id }),
    reply: FinanceConsent,
  },
  'POST /api/mporder/v1/finance/application/start': {
    summary:
      "Hands an order's wish over to its lender and gives the lender's page; a repeated call gives the same one.",
    auth: 'customer',
    rate: 'write',
    body: z.object({
      orderNo: OrderNo,
      /** Version of the consent that was shown and ticked. */
      consentVersion: z.string().max(20),
      isAgreed: z.literal(true),
    }),
    reply: FinanceApplication,
  },
  'GET /api/mporder/v1/finance/application': {
    summary: 'The newest application of an own order, after asking the lender when it is not decided yet.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: z.object({ application: FinanceApplication.nullable() }),
  },
  'POST /api/mporder/v1/staff/finance/payOut': {
    summary: 'Confirms that the money of an approved loan arrived: it is booked on the order.',
    auth: 'payments.change',
    rate: 'write',
    idempotent: true,
    body: z.object({
      applicationNo: z
        .string()
        .min(6)
        .max(40)
        .regex(/^[A-Z0-9]+$/),
      /** What arrived; it has to be what the order counts. */
      amountFen: Fen.min(1).max(10_000_000_000),
    }),
    reply: Done,
  },
  'POST /api/mporder/v1/finance/application/withdraw': {
    summary: 'Takes an application back before it is decided, or an approval that is not needed.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo }),
    reply: FinanceApplication,
  },
});

export type FinanceMethodData = FinanceChoiceData['method'];
export type FinanceSubjectData = z.output<typeof FinanceSubject>;
export type FinanceTradeInData = z.output<typeof FinanceTradeIn>;
export type FinanceChoiceData = z.output<typeof FinanceChoice>;
export type FinanceInputData = z.output<typeof FinanceInput>;
export type FinanceProductData = z.output<typeof FinanceProduct>;
export type FinanceLenderBriefData = z.output<typeof FinanceLenderBrief>;
export type FinanceLenderData = z.output<typeof FinanceLender>;
export type FinanceCarData = z.output<typeof FinanceCar>;
export type FinancePlanData = z.output<typeof FinancePlan>;
export type FinanceFiguresData = FinancePlanData['figures'];
export type FinanceCostData = FinancePlanData['costs'][number];
export type FinanceRowData = FinancePlanData['rows'][number];
export type SavedFinancePlanData = z.output<typeof SavedFinancePlan>;
export type SavedFinancePlanBriefData = z.output<typeof SavedFinancePlanBrief>;
export type FinanceOrderData = z.output<typeof FinanceOrder>;
export type FinanceApplicationData = z.output<typeof FinanceApplication>;
export type FinanceConsentData = z.output<typeof FinanceConsent>;
export type FinanceRuleSectionData = z.output<typeof FinanceRuleSection>;
export type FinanceAirModelData = z.output<typeof FinanceAirModel>;
export type FinanceShowDetailData = z.output<typeof FinanceShowDetail>;
