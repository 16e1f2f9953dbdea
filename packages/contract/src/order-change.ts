import { z } from 'zod';
import { At, Fen, PicturePath } from './common';
import { defineEndpoints } from './define';
import { AgreementSummary, BuyerShown, OrderKind, OrderNo, OrderState, OrderSummary } from './order';
import { Configuration, ModelId, PriceLine, ProductCode, Quote, VersionId, VersionSummary } from './vehicle';

/** What kind of change a change of an order is; `version` is a configuration of another version of the model. */
export const ChangeKind = z.enum(['configuration', 'version', 'vehicle', 'year', 'rights']);

/** Why something cannot be done with an order now; `reason` is in words for the customer. */
export const ChangeRefusal = z.object({
  code: z.enum([
    'unpaid',
    'paying',
    'intention',
    'blind',
    'locked',
    'refunding',
    'closed',
    'snapUp',
    'stockCar',
    'limit',
    'soldOut',
    'notOnSale',
    'notAffected',
    'notStarted',
    'windowClosed',
    'noEquivalent',
    'alreadyChanged',
  ]),
  reason: z.string(),
});

export const DeliveryEstimate = z.object({ fromWeeks: z.int(), toWeeks: z.int(), cityName: z.string().nullable() });

/** A chosen product with its heading. */
export const ChangedOption = z.object({
  productCode: ProductCode,
  groupCode: z.string(),
  group: z.string(),
  name: z.string(),
  priceFen: Fen,
});

/** One side of a comparison: a whole configuration with its price. */
export const ChangeSide = z.object({
  configuration: Configuration,
  modelName: z.string(),
  versionName: z.string(),
  modelYear: z.int(),
  cutout: PicturePath,
  options: z.array(ChangedOption),
  lines: z.array(PriceLine),
  totalFen: Fen,
  delivery: DeliveryEstimate,
});

/** A row of the comparison. 相同, 升级, 替代, 取消, 新增. */
export const ChangeRow = z.object({
  groupCode: z.string(),
  group: z.string(),
  before: ChangedOption.nullable(),
  after: ChangedOption.nullable(),
  mark: z.enum(['same', 'upgrade', 'replace', 'cancel', 'add']),
  /** Why, where there is something to say; else empty. */
  note: z.string(),
  /** Price of the choice after minus before. */
  differenceFen: Fen,
});

/** Something the order had that no longer fits and goes with the change. */
export const Released = z.object({
  kind: z.enum(['discount', 'benefit', 'right', 'coupon']),
  code: z.string(),
  name: z.string(),
  /** What it took off the price, 0 or more. */
  amountFen: Fen,
  reason: z.string(),
});

/** What the change means in money. Nothing is paid now: the difference is due with the final payment. */
export const ChangeMoney = z.object({
  paidFen: Fen,
  restBeforeFen: Fen,
  restAfterFen: Fen,
  differenceFen: Fen,
  /** In words, such as 差价 ¥12,000 随尾款支付. */
  note: z.string(),
});

/** A change as it would be. */
export const OrderChangePreview = z.object({
  orderNo: OrderNo,
  kind: ChangeKind,
  before: ChangeSide,
  after: ChangeSide,
  rows: z.array(ChangeRow),
  gained: z.array(ChangedOption),
  lost: z.array(ChangedOption.extend({ reason: z.string() })),
  /** Total after minus before. */
  differenceFen: Fen,
  money: ChangeMoney,
  /** Discounts, benefits, rights and coupons that no longer fit. */
  released: z.array(Released),
  /** Nothing differs: there is nothing to confirm. */
  isSame: z.boolean(),
  /** The purchase agreement must be signed again before the lock. */
  mustSignAgain: z.boolean(),
  /** Stays as it is. */
  locksAt: At.nullable(),
  /** Changes of this kind left after this one; null when they are not counted. */
  changesLeft: z.int().nullable(),
});

/** A change that was made. */
export const ChangeRecord = z.object({
  changeId: z.string(),
  kind: ChangeKind,
  title: z.string(),
  at: At,
  before: z.object({ modelName: z.string(), versionName: z.string(), totalFen: Fen }),
  after: z.object({ modelName: z.string(), versionName: z.string(), totalFen: Fen }),
  differenceFen: Fen,
  /** What changed, old and new in words; empty text for nothing. */
  items: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** What was released with it. */
  released: z.array(Released),
});

export const ChangeResult = z.object({
  order: OrderSummary,
  change: ChangeRecord,
  /** Agreements that must now be signed (again) before the lock. */
  toSign: z.array(AgreementSummary),
});

/** The actions around changes, each with the reason when it is not allowed. */
export const ChangePermission = z.object({
  action: z.enum(['changeConfiguration', 'switchVersion', 'changeVehicle', 'changeRights', 'yearlyChange']),
  isAllowed: z.boolean(),
  refusal: ChangeRefusal.nullable(),
});

/** The configuration sheet of an order. */
export const OrderSheet = z.object({
  orderNo: OrderNo,
  kind: OrderKind,
  state: OrderState,
  stateTitle: z.string(),
  /** Frozen: the configuration and its price as the order has them. */
  current: ChangeSide,
  /** As it was ordered, before any change. */
  ordered: z.object({ modelName: z.string(), versionName: z.string(), totalFen: Fen, at: At }),
  paidFen: Fen,
  dueFen: Fen,
  restFen: Fen,
  locksAt: At.nullable(),
  /** Masked; left out when the sheet is saved as a picture. */
  buyer: BuyerShown,
  city: z.object({ cityCode: z.string(), cityName: z.string() }),
  rights: z.array(z.object({ groupCode: z.string(), group: z.string(), name: z.string() })),
  /** Newest first. */
  changes: z.array(ChangeRecord),
  permissions: z.array(ChangePermission),
  /** True for a blind order whose prices are not out: neither version nor price is to be shown. */
  isPriceHidden: z.boolean(),
});

/** The order on top of a page that changes it. */
export const ChangedOrder = z.object({
  orderNo: OrderNo,
  kind: OrderKind,
  state: OrderState,
  modelId: ModelId,
  modelName: z.string(),
  versionId: VersionId,
  versionName: z.string(),
  cutout: PicturePath,
  totalFen: Fen,
  paidFen: Fen,
  locksAt: At.nullable(),
});

/** A version that an order could take, its options carried over as far as they fit. */
export const SwitchableVersion = VersionSummary.extend({
  isCurrent: z.boolean(),
  refusal: ChangeRefusal.nullable(),
  /** Price of the order in this version; null when it cannot be had. */
  totalFen: Fen.nullable(),
  differenceFen: Fen.nullable(),
  delivery: DeliveryEstimate,
  keptCount: z.int(),
  lostCount: z.int(),
  addedCount: z.int(),
});

/** A model that an order could change to. */
export const ChangeableModel = z.object({
  modelId: ModelId,
  name: z.string(),
  tagline: z.string(),
  cutout: PicturePath,
  isCurrent: z.boolean(),
  refusal: ChangeRefusal.nullable(),
  /** Lowest price; null while prices are not out. */
  fromTotalFen: Fen.nullable(),
  /** Lowest price minus the order's. */
  differenceFen: Fen.nullable(),
  delivery: DeliveryEstimate.nullable(),
  versions: z.array(VersionSummary),
});

/** An early-bird benefit of a blind or intention order. */
export const EquityBenefit = z.object({
  benefitCode: z.string(),
  /** `offset`: the paid amount counts towards the deposit. `freeOption`: an option for nothing. `priority`: a number in the queue. */
  kind: z.enum(['offset', 'freeOption', 'priority']),
  name: z.string(),
  text: z.string(),
  /** 已抵扣, 可选, 不适用, 已过期. */
  state: z.enum(['applied', 'available', 'notFitting', 'expired']),
  /** Why it does not fit or what excludes it; null when applied. */
  reason: z.string().nullable(),
  /** What it is worth with this configuration, 0 or more. */
  amountFen: Fen,
  /** Benefits with the same one exclude each other; null stands alone. */
  exclusiveGroup: z.string().nullable(),
  endsAt: At.nullable(),
  /** Of `priority`. */
  priorityNumber: z.int().nullable(),
});

/** Sheet for turning a blind or intention order into a deposit. */
export const EquitySheet = z.object({
  order: ChangedOrder,
  /** Why it cannot be converted now; the sheet is read-only then. */
  refusal: ChangeRefusal.nullable(),
  /** With the discount lines of the benefits; null while the prices are not out. */
  quote: Quote.nullable(),
  options: z.array(ChangedOption),
  benefits: z.array(EquityBenefit),
  /** To be sent with the draft. */
  benefitCodes: z.array(z.string()),
  /** 5000 yuan. */
  depositFen: Fen,
  paidEarlierFen: Fen,
  dueFen: Fen,
});

const BenefitCodes = z.array(z.string().min(1).max(40)).max(10);

export const RightOption = z.object({
  rightCode: z.string(),
  name: z.string(),
  text: z.string(),
  /** Effect on the order's total: above 0 costs extra, below 0 takes off. */
  priceFen: Fen,
  isChosen: z.boolean(),
  isDefault: z.boolean(),
  /** `open` can be taken; `gone` has no stock; `ended` is no longer offered; `notFitting` is not for this version. */
  state: z.enum(['open', 'gone', 'ended', 'notFitting']),
  reason: z.string().nullable(),
  /** Null when it is not limited. */
  stockLeft: z.int().nullable(),
});

export const RightGroupCode = z.enum(['purchase', 'charging', 'service']);

export const RightGroup = z.object({
  groupCode: RightGroupCode,
  title: z.string(),
  /** `open` can be changed; the others are read-only with the reason. */
  state: z.enum(['open', 'locked', 'used', 'gone']),
  reason: z.string().nullable(),
  chosenCode: z.string(),
  options: z.array(RightOption),
});

export const OrderRights = z.object({
  order: ChangedOrder,
  refusal: ChangeRefusal.nullable(),
  /** Until then; the last choice counts. */
  deadlineAt: At.nullable(),
  groups: z.array(RightGroup),
  /** The confirmation of the rights, once something was changed: to be signed in its present version. */
  agreement: AgreementSummary.nullable(),
});

export const RightChoices = z
  .array(z.object({ groupCode: RightGroupCode, rightCode: z.string().min(1).max(40) }))
  .min(1)
  .max(3);

export const RightsPreview = z.object({
  orderNo: OrderNo,
  rows: z.array(
    z.object({
      groupCode: RightGroupCode,
      title: z.string(),
      before: z.string(),
      after: z.string(),
      differenceFen: Fen,
      isChanged: z.boolean(),
    }),
  ),
  lines: z.array(PriceLine),
  totalBeforeFen: Fen,
  totalFen: Fen,
  differenceFen: Fen,
  money: ChangeMoney,
  isSame: z.boolean(),
});

/** `open` to be decided, `kept` chosen, `pending` a change waits for its signature, `changed` signed, `expired` kept by time. */
export const YearState = z.enum(['upcoming', 'open', 'kept', 'pending', 'changed', 'expired', 'locked', 'closed']);

export const YearChoice = z.enum(['keep', 'change']);
/** `mapped`: equivalents taken over in one step. `free`: chosen from scratch. */
export const YearWay = z.enum(['mapped', 'free']);

/** An order on the list of those that a new model year concerns. */
export const YearOrder = z.object({
  order: ChangedOrder,
  title: z.string(),
  fromYear: z.int(),
  toYear: z.int(),
  state: YearState,
  deadlineAt: At,
});

export const YearCompensation = z.object({
  /** For `special/agreement/choice`. */
  optionCode: z.string(),
  kind: z.enum(['points', 'optionCoupon']),
  title: z.string(),
  text: z.string(),
  points: z.int().nullable(),
  /** Taken off the price of the order. */
  amountFen: Fen.nullable(),
});

export const YearOffer = z.object({
  order: ChangedOrder,
  campaignId: z.string(),
  title: z.string(),
  fromYear: z.int(),
  toYear: z.int(),
  startsAt: At,
  /** End of the window, or the lock of the order when that comes first. */
  deadlineAt: At,
  state: YearState,
  /** Why nothing can be chosen any more. */
  refusal: ChangeRefusal.nullable(),
  keep: z.object({
    compensations: z.array(YearCompensation),
    /** The one that was granted; it is granted once. */
    grantedCode: z.string().nullable(),
    grantedAt: At.nullable(),
  }),
  change: z.object({
    /** For `special/agreement/choice`, when the choice is made before a configuration is held. */
    optionCode: z.string(),
    /** Version that takes the place of the order's; null when there is no equivalent. */
    versionName: z.string().nullable(),
    cutout: PicturePath,
    news: z.array(z.string()),
    /** Lowest price in the new year. */
    fromTotalFen: Fen,
    /** Of the mapped configuration; null without equivalent. */
    differenceFen: Fen.nullable(),
    delivery: DeliveryEstimate,
  }),
  choice: YearChoice.nullable(),
  chosenAt: At.nullable(),
  pending: z
    .object({ way: YearWay, versionName: z.string(), totalFen: Fen, differenceFen: Fen, heldAt: At })
    .nullable(),
  signedAt: At.nullable(),
});

export const YearVersion = VersionSummary.extend({
  /** Price of the order in the standard configuration of this version. */
  totalFen: Fen,
  differenceFen: Fen,
  /** Takes the place of the order's version. */
  isEquivalent: z.boolean(),
});

export const YearProtocol = z.object({
  offer: YearOffer,
  /** `none`: nothing is held; `over`: the window closed before the signature. */
  state: z.enum(['none', 'toSign', 'signed', 'over']),
  /** The held change at today's price; the change as it was made once signed. */
  preview: OrderChangePreview.nullable(),
  /** Price when it was held: signing wants it to be the same still. */
  heldTotalFen: Fen.nullable(),
  isPriceChanged: z.boolean(),
  /** Text by `order/agreement/text`, signed by `special/sign/agreement` with the order's number. */
  agreement: AgreementSummary.nullable(),
  signedAt: At.nullable(),
});

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

export type ChangeKindData = z.output<typeof ChangeKind>;
export type ChangeRefusalData = z.output<typeof ChangeRefusal>;
export type DeliveryEstimateData = z.output<typeof DeliveryEstimate>;
export type ChangedOptionData = z.output<typeof ChangedOption>;
export type ChangeSideData = z.output<typeof ChangeSide>;
export type ChangeRowData = z.output<typeof ChangeRow>;
export type ReleasedData = z.output<typeof Released>;
export type ChangeMoneyData = z.output<typeof ChangeMoney>;
export type OrderChangePreviewData = z.output<typeof OrderChangePreview>;
export type ChangeRecordData = z.output<typeof ChangeRecord>;
export type ChangeResultData = z.output<typeof ChangeResult>;
export type ChangePermissionData = z.output<typeof ChangePermission>;
export type OrderSheetData = z.output<typeof OrderSheet>;
export type ChangedOrderData = z.output<typeof ChangedOrder>;
export type SwitchableVersionData = z.output<typeof SwitchableVersion>;
export type ChangeableModelData = z.output<typeof ChangeableModel>;
export type EquityBenefitData = z.output<typeof EquityBenefit>;
export type EquitySheetData = z.output<typeof EquitySheet>;
export type RightOptionData = z.output<typeof RightOption>;
export type RightGroupData = z.output<typeof RightGroup>;
export type OrderRightsData = z.output<typeof OrderRights>;
export type RightsPreviewData = z.output<typeof RightsPreview>;
export type YearOrderData = z.output<typeof YearOrder>;
export type YearCompensationData = z.output<typeof YearCompensation>;
export type YearOfferData = z.output<typeof YearOffer>;
export type YearVersionData = z.output<typeof YearVersion>;
export type YearProtocolData = z.output<typeof YearProtocol>;
