import { ORDER_STATES } from '@voltfront/rules/order/order-moves';
import { z } from 'zod';
import { At, Done, Fen, Id, Mobile, Paging, PicturePath, pageOf, SmsCode } from './common';
import { defineEndpoints } from './define';
import { CoordinateSystem, Degrees } from './place';
import { CityCode, Configuration, PriceLine, Quote, SubsidyKind } from './vehicle';

export const OrderKind = z.enum(['blind', 'intention', 'deposit', 'snapUp']);

export const OrderState = z.enum(ORDER_STATES);

export const OrderTab = z.enum(['all', 'unpaid', 'active', 'pickup', 'done', 'refund', 'lock']);

/** What the customer may do now; the server decides. */
export const OrderAction = z.enum([
  'pay',
  'cancel',
  'convert',
  'lock',
  'changeConfiguration',
  'switchVersion',
  'changeVehicle',
  'changeRights',
  'yearlyChange',
  'changeCity',
  'transferName',
  'refund',
  'viewRefund',
  'payFinal',
  'viewLogistics',
  'viewInspection',
  'pickup',
  'applyInvoice',
  'insurance',
  'hide',
  'sign',
]);

export const OrderNo = z
  .string()
  .min(6)
  .max(32)
  .regex(/^[A-Z0-9]+$/);

export const Buyer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('personal'),
    name: z.string().trim().min(2).max(30),
    /** 18 characters, checksum verified on the server. */
    idNumber: z.string().regex(/^\d{17}[\dXx]$/),
    mobile: Mobile,
  }),
  z.object({
    kind: z.literal('enterprise'),
    name: z.string().trim().min(2).max(60),
    creditCode: z.string().regex(/^[0-9A-Z]{18}$/),
    mobile: Mobile,
  }),
]);

/** Buyer as shown: numbers masked. */
export const BuyerShown = z.object({
  kind: z.enum(['personal', 'enterprise']),
  name: z.string(),
  maskedNumber: z.string(),
  maskedMobile: z.string(),
});

/** `rights` confirms benefits that were changed; `yearChange` is the protocol of a change to a new model year. */
export const AgreementKind = z.enum(['booking', 'purchase', 'special', 'personalInfo', 'rights', 'yearChange']);

export const AgreementSummary = z.object({
  agreementId: Id,
  kind: AgreementKind,
  title: z.string(),
  version: z.string(),
  /** 待签署, 已签署, 已作废 */
  state: z.enum(['unsigned', 'signed', 'void']),
  isRequired: z.boolean(),
  signedAt: At.nullable(),
  /** A newer version exists than the one signed. */
  isOutdated: z.boolean(),
});

export const DeliverCity = z.object({
  provinceCode: z.string(),
  provinceName: z.string(),
  cityCode: CityCode,
  cityName: z.string(),
  isServed: z.boolean(),
  /** Syllables of the name without 市, lower case, with blanks between them: `shang hai`. Empty when unknown. */
  pinyin: z.string(),
  /** Rank among the hot cities of pickers, from 1; null for the others. */
  hotRank: z.int().nullable(),
});

export const StoreBrief = z.object({ storeId: Id, name: z.string(), address: z.string(), phone: z.string() });

/** A coupon whose saving is part of a price. */
export const PricedCoupon = z.object({ couponId: Id, title: z.string(), reductionFen: Fen });

export const OrderSummary = z.object({
  orderNo: OrderNo,
  kind: OrderKind,
  state: OrderState,
  modelName: z.string(),
  versionName: z.string(),
  cutout: PicturePath,
  totalFen: Fen,
  /** Payable now; 0 when nothing is due. */
  dueFen: Fen,
  paidFen: Fen,
  createdAt: At,
  /** End of the 30 minutes to pay. */
  expiresAt: At.nullable(),
  /** Automatic lock, 7 days after the deposit. */
  locksAt: At.nullable(),
  actions: z.array(OrderAction),
  /** The stock car that is ordered, or that a pending conversion would buy; its configuration and location are fixed. */
  stockCarId: Id.nullable(),
});

/** The person of the brand who looks after an order. */
export const Adviser = z.object({ name: z.string(), phone: z.string(), avatar: PicturePath });

export const OrderDetail = OrderSummary.extend({
  configuration: Configuration,
  /** Options in words: group and choice. */
  options: z.array(z.object({ group: z.string(), name: z.string(), priceFen: Fen })),
  lines: z.array(PriceLine),
  /** Coupons that lie on the order or were used for it. */
  coupons: z.array(PricedCoupon),
  payments: z.array(
    z.object({ paymentNo: z.string(), method: z.string(), amountFen: Fen, state: z.string(), paidAt: At.nullable() }),
  ),
  buyer: BuyerShown,
  city: z.object({ cityCode: CityCode, cityName: z.string() }),
  store: StoreBrief.nullable(),
  adviser: Adviser.nullable(),
  agreements: z.array(AgreementSummary),
  timeline: z.array(z.object({ state: OrderState, title: z.string(), note: z.string(), at: At })),
  delivery: z.object({ fromWeeks: z.int(), toWeeks: z.int() }),
  tips: z.array(z.string()),
  /** Why a refund was rejected. */
  refundRejection: z.string().nullable(),
  /** When the car is expected at the store, between the lock and its arrival. */
  arrival: z.object({ fromAt: At, toAt: At, isDelayed: z.boolean() }).nullable(),
  /** When the customer confirmed the inspection report. */
  inspectionConfirmedAt: At.nullable(),
});

export const DraftInput = Configuration.extend({
  kind: z.enum(['intention', 'deposit']),
  subsidy: SubsidyKind,
  cityCode: CityCode.optional(),
  storeId: Id.optional(),
  buyer: Buyer.optional(),
  /** An intention order that this one converts. */
  fromOrderNo: OrderNo.optional(),
  /**
   * A stock car under an own live hold, for `deposit` only. Configuration, price, city and store are the car's: what is
   * sent of them is not looked at. Refused with HOLD_MISSING, CAR_TAKEN, CAR_SOLD, CAR_WITHDRAWN.
   */
  stockCarId: Id.optional(),
  /** Early-bird benefits of that order that the customer chose; the best ones that fit when left out. */
  benefitCodes: z.array(z.string().min(1).max(40)).max(10).optional(),
});

/** The stock car of a draft. */
export const DraftStockCar = z.object({
  stockCarId: Id,
  vinTail: z.string(),
  heldUntil: At,
  storeName: z.string(),
  /** Earliest pickup. */
  readyAt: At,
  /** False for sale cars: 优惠券不可叠加. */
  areCouponsAllowed: z.boolean(),
});

/** The order as it would be: kept on the server until it is submitted. */
export const Draft = z.object({
  draftId: Id,
  kind: z.enum(['intention', 'deposit']),
  quote: Quote,
  cityCode: CityCode.nullable(),
  storeId: Id.nullable(),
  buyer: BuyerShown.nullable(),
  agreements: z.array(AgreementSummary),
  dueFen: Fen,
  paidEarlierFen: Fen,
  /** Early-bird benefits that the quote counts. */
  benefitCodes: z.array(z.string()),
  /** Coupons that the quote counts. */
  coupons: z.array(PricedCoupon),
  /** When the customer chose coupons, or to use none; null before. */
  couponsChosenAt: At.nullable(),
  stockCar: DraftStockCar.nullable(),
});

export const order = defineEndpoints({
  'GET /api/mporder/v1/order/pub/selectDeliverCity': {
    summary: 'Cities, with whether cars are delivered there.',
    auth: 'public',
    reply: z.array(DeliverCity),
  },
  'POST /{product}-mp-order/v1/order/pub/selectDeliverCityByRegisterCity': {
    summary:
      'Delivery cities for a city of registration: itself when served, else the nearest served ones of the province.',
    auth: 'public',
    body: z.object({ registerCityCode: CityCode }),
    reply: z.array(DeliverCity),
  },
  'GET /{product}-config-order/v1/order/tips/open/toc/queryOrderTips': {
    summary: 'Hints for a place of the order journey.',
    auth: 'public',
    query: z.object({ scene: z.enum(['confirm', 'list', 'detail', 'lock', 'pay']) }),
    reply: z.object({ tips: z.array(z.string()) }),
  },
  'GET /api/mporder/v1/order/stores': {
    summary:
      'Stores of a city, the one to propose first: the nearest to the position sent, else a centre before a space before a delivery centre.',
    auth: 'public',
    query: z.object({
      cityCode: CityCode,
      latitude: Degrees.latitude.optional(),
      longitude: Degrees.longitude.optional(),
      system: CoordinateSystem,
      /** Service centres hand over no cars, and are listed for services only. */
      purpose: z.enum(['delivery', 'service']).default('delivery'),
    }),
    reply: z.array(StoreBrief),
  },
  'POST /api/mporder/v1/order/draft': {
    summary: 'Makes or renews the draft of an order with a server-computed price.',
    auth: 'customer',
    rate: 'write',
    body: DraftInput.extend({ draftId: Id.optional() }),
    reply: Draft,
  },
  'GET /api/mporder/v1/order/draft/detail': {
    summary: 'An own draft.',
    auth: 'customer',
    query: z.object({ draftId: Id }),
    reply: Draft,
  },
  'POST /api/mporder/v1/order/confirm': {
    summary: 'Submits a draft: creates the order (or converts an intention), held 30 minutes for payment.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    risk: true,
    body: z.object({
      draftId: Id,
      /** What the customer saw; refused with 4090101 when it differs. */ totalFen: Fen,
      dueFen: Fen,
    }),
    reply: OrderSummary,
  },
  'GET /api/mporder/v1/order/list': {
    summary: 'Own orders by tab, newest first.',
    auth: 'customer',
    query: Paging.extend({ tab: OrderTab.default('all') }),
    reply: pageOf(OrderSummary),
  },
  'GET /api/mporder/v1/order/detail': {
    summary: 'An own order.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: OrderDetail,
  },
  'GET /api/mporder/v1/order/newestOpen': {
    summary: 'The newest open order of the caller with its adviser, and the car that was delivered last.',
    auth: 'customer',
    reply: z.object({
      order: OrderSummary.nullable(),
      /** The order of the newest delivered car. */
      car: OrderSummary.nullable(),
      /** Who advises about the open order, or about the car where none is open. */
      adviser: Adviser.nullable(),
    }),
  },
  'POST /api/mporder/v1/order/cancel': {
    summary: 'Cancels an unpaid order.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo }),
    reply: OrderSummary,
  },
  'POST /api/mporder/v1/order/hide': {
    summary: 'Takes an expired or cancelled order off the list.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo }),
    reply: Done,
  },
  'POST /api/mporder/v1/order/lock': {
    summary: 'Locks a depositPaid order: afterwards neither change nor refund. Required agreements must be signed.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo }),
    reply: OrderSummary,
  },
  'POST /api/mporder/v1/order/city': {
    summary: 'Switches the delivery city until the lock.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, cityCode: CityCode, storeId: Id.optional() }),
    reply: OrderDetail,
  },
  'POST /api/mporder/v1/order/transferName': {
    summary: 'Changes the buyer until the lock.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, buyer: Buyer }),
    reply: OrderDetail,
  },
  'GET /api/mporder/v1/order/agreements': {
    summary: 'Agreements of an own order or draft, or those of an order kind before either exists.',
    auth: 'customer',
    query: z.object({
      orderNo: OrderNo.optional(),
      draftId: Id.optional(),
      kind: z.enum(['intention', 'deposit']).optional(),
    }),
    reply: z.array(AgreementSummary),
  },
  'GET /api/mporder/v1/order/agreement/text': {
    summary: 'Text of an agreement, filled in for an own order or draft; a signed one as it was signed.',
    auth: 'customer',
    query: z.object({ agreementId: Id, orderNo: OrderNo.optional(), draftId: Id.optional() }),
    reply: z.object({
      agreement: AgreementSummary,
      /** Number of the signed copy. */
      copyNo: z.string().nullable(),
      /** Address of the signed copy as a PDF, for its owner: it ends after 10 to 15 minutes. */
      file: z.string().nullable(),
      clauses: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()), isChanged: z.boolean() })),
    }),
  },
  'POST /api/mporder/v1/special/sign/agreement': {
    summary:
      'Signs an agreement in its current version; the purchase agreement of an order wants an SMS code, a draft does not.',
    auth: 'customer',
    rate: 'write',
    body: z.object({
      agreementId: Id,
      version: z.string().max(20),
      orderNo: OrderNo.optional(),
      draftId: Id.optional(),
      code: SmsCode.optional(),
    }),
    reply: AgreementSummary,
  },
  'POST /api/mporder/v1/special/getSpecialOrderOption': {
    summary: 'Special agreements offered for an order, and the one chosen.',
    auth: 'customer',
    body: z.object({ orderNo: OrderNo }),
    reply: z.object({
      state: z.enum(['notEligible', 'notStarted', 'open', 'chosen', 'ended']),
      options: z.array(z.object({ optionCode: z.string(), title: z.string(), text: z.string() })),
      /** The choice remembered so far; null when none was tapped. */
      savedCode: z.string().nullable(),
      chosenCode: z.string().nullable(),
      chosenAt: At.nullable(),
      /** Nobody chose before the lock, so the default was taken. */
      isChosenByDefault: z.boolean(),
      /** The option of who does not choose in time; null while nothing is offered. */
      defaultCode: z.string().nullable(),
      startsAt: At.nullable(),
      /** Last moment to choose: the end of the offer, or the lock of the order if that is earlier. */
      deadlineAt: At.nullable(),
      /** What holds whatever is chosen, one sentence each. */
      terms: z.array(z.string()),
    }),
  },
  'POST /api/mporder/v1/special/save/option': {
    summary: 'Remembers a choice between special agreements before it is final.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, optionCode: z.string().max(40) }),
    reply: Done,
  },
  'POST /api/mporder/v1/special/agreement/choice': {
    summary:
      'Makes the choice final; a repeated choice returns the first. Codes of a model year offer decide about that, until signed.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, optionCode: z.string().max(40) }),
    reply: z.object({ chosenCode: z.string(), chosenAt: At }),
  },
});
