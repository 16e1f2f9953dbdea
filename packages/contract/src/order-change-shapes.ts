import { z } from 'zod';
import { At, Fen, PicturePath } from './common';
import { AgreementSummary, BuyerShown, OrderKind, OrderNo, OrderState, OrderSummary } from './order';
import { Configuration, ModelId, PriceLine, ProductCode, VersionId, VersionSummary } from './vehicle';

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
  /** As ordered, before any change. */
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
