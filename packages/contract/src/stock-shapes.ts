import { z } from 'zod';
import { At, Fen, Id, PicturePath } from './common';
import { OrderKind, OrderNo, StoreBrief } from './order';
import { CityCode, Configuration, ModelId, PriceLine, ProductCode, Quote, VersionId } from './vehicle';

/** 全新, 展车, 试驾车 */
export const StockKind = z.enum(['new', 'display', 'testDrive']);

/**
 * Who can have the car now. `heldByMe`: an own live hold, with or without an order waiting for its payment.
 * `held`: 已被预订 by somebody else for the moment, it may come free again. `sold` and `withdrawn` are final.
 */
export const StockState = z.enum(['free', 'heldByMe', 'held', 'sold', 'withdrawn']);

/** Window of an official sale on server time: 未开始, 进行中, 已结束 */
export const SalePhase = z.enum(['notStarted', 'running', 'over']);

/** Background that the server draws behind a cut-out picture: `<picture>?on=hall`. */
export const PhotoBackdrop = z.enum(['hall', 'yard', 'night']);

export const StockPhotoKind = z.enum(['exterior', 'interior', 'wheels', 'dashboard', 'marks']);

/** A photo of the very car. */
export const StockPhoto = z.object({
  photoId: Id,
  picture: PicturePath,
  /** Add `on=<backdrop>` to the picture's query; null: the picture has its own background. */
  on: PhotoBackdrop.nullable(),
  /** Detail shown by this photo: magnified `scale` times about (`x`, `y`), both shares of width and height; null: all of it. */
  focus: z.object({ x: z.number(), y: z.number(), scale: z.number() }).nullable(),
  caption: z.string(),
  /** Where and when it was shot. */
  place: z.string(),
  takenAt: At,
});

export const StockPhotoGroup = z.object({ kind: StockPhotoKind, name: z.string(), photos: z.array(StockPhoto) });

/** A scratch, dent or stain disclosed to the buyer. */
export const StockMark = z.object({
  markId: Id,
  /** Such as 前保险杠右下. */
  part: z.string(),
  description: z.string(),
  photo: StockPhoto.nullable(),
});

export const StockSale = z.object({
  phase: SalePhase,
  startsAt: At,
  endsAt: At,
  /** Price in the sale; the car's `priceFen` is the same. */
  discountPriceFen: Fen,
  /** 提醒我 of the caller. */
  isReminderSet: z.boolean(),
});

/** An own hold. */
export const StockHold = z.object({
  stockCarId: Id,
  heldUntil: At,
  /** The order waiting for its payment, which the hold lasts as long as; null before ordering. */
  orderNo: OrderNo.nullable(),
});

/** A stock car as lists show it. */
export const StockCard = z.object({
  stockCarId: Id,
  kind: StockKind,
  state: StockState,
  modelId: ModelId,
  modelName: z.string(),
  versionId: VersionId,
  versionName: z.string(),
  /** Cut-out of the exact configuration. */
  cutout: PicturePath,
  /** First real photo; null when there are none yet (show `cutout` with 配置示意图). */
  photo: StockPhoto.nullable(),
  photoCount: z.int(),
  paint: z.object({ productCode: ProductCode, name: z.string(), swatch: z.string().nullable() }),
  interior: z.object({ productCode: ProductCode, name: z.string(), swatch: z.string().nullable() }),
  wheelName: z.string(),
  /** Names of the packages it has, at most 4. */
  packages: z.array(z.string()),
  /** What building the same car cost when this one arrived, after the discount and subsidy that everybody gets. */
  listPriceFen: Fen,
  /** Final price with the model's subsidies applied: no further discount. */
  priceFen: Fen,
  /** `listPriceFen` − `priceFen`: what is saved by this very car, without what everybody gets. */
  savingFen: Fen,
  mileageKm: z.int(),
  registration: z.enum(['none', 'registered']),
  cityCode: CityCode,
  cityName: z.string(),
  storeId: Id,
  storeName: z.string(),
  /** From the position or city asked for; one decimal. Null when neither is known. */
  distanceKm: z.number().nullable(),
  readyInDays: z.int(),
  isQuickPickup: z.boolean(),
  sale: StockSale.nullable(),
  /** 0 to 100 against the configuration or order asked for; null without one. */
  matchPercent: z.int().nullable(),
});

const MatchItem = z.object({
  groupCode: z.enum(['version', 'battery', 'paint', 'wheel', 'interior', 'package']),
  groupName: z.string(),
  /** What the stock car has; null when it lacks it (a package wished for). */
  stockName: z.string().nullable(),
  /** What was wished for; null when the car has more than that. */
  wishedName: z.string().nullable(),
});

/** One car against a wish. */
export const StockMatch = z.object({
  percent: z.int(),
  /** Source of the wish. */
  against: z.enum(['configuration', 'order']),
  wishedName: z.string(),
  /** 相同 */
  same: z.array(MatchItem),
  /** 不同: both names, or a wished package that the car lacks (`stockName` null). */
  different: z.array(MatchItem),
  /** 多出: what the car has on top (`wishedName` null). */
  extra: z.array(MatchItem),
});

/** A step until pickup. */
export const PickupStep = z.object({
  step: z.enum(['deposit', 'finalPayment', 'insurance', 'plate', 'pickup']),
  title: z.string(),
  text: z.string(),
  /** To be done by then. */
  dueAt: At,
});

export const ViewingBooking = z.object({
  viewingId: Id,
  stockCarId: Id,
  slotId: Id,
  startsAt: At,
  endsAt: At,
  state: z.enum(['booked', 'cancelled', 'over']),
  store: StoreBrief,
  /** Model, version and paint in words. */
  carName: z.string(),
  cutout: PicturePath,
});

/** Everything about one stock car. */
export const StockDetail = StockCard.extend({
  /** Last 6 characters of the VIN. */
  vinTail: z.string(),
  configuration: Configuration,
  options: z.array(
    z.object({
      group: z.string(),
      productCode: ProductCode,
      name: z.string(),
      priceFen: Fen,
      swatch: z.string().nullable(),
    }),
  ),
  /** Sum up to `priceFen`. */
  lines: z.array(PriceLine),
  monthly: Quote.shape.monthly,
  productionDate: At,
  /** Arrival at the store, and full days since. */
  storedSince: At,
  storedDays: z.int(),
  warranty: z.object({ /** Null: begins with the delivery. */ startsAt: At.nullable(), text: z.string() }),
  registrationText: z.string(),
  marks: z.array(StockMark),
  store: StoreBrief.extend({ hours: z.string(), latitude: z.number(), longitude: z.number() }),
  /** Earliest pickup when ordered now. */
  readyAt: At,
  /** Dated steps until the pickup. */
  plan: z.array(PickupStep),
  match: StockMatch.nullable(),
  /** The same configuration built to order, for comparison; null when its version is no longer built. */
  build: z
    .object({ fromWeeks: z.int(), toWeeks: z.int(), earliestAt: At, priceFen: Fen, daysFaster: z.int() })
    .nullable(),
  hold: StockHold.nullable(),
  /** An own order of this car, also a paid one. */
  orderNo: OrderNo.nullable(),
  isInMatchingList: z.boolean(),
  viewing: ViewingBooking.nullable(),
  /** False for sale cars: 优惠券不可叠加. */
  areCouponsAllowed: z.boolean(),
  /** Clock of the server, for countdowns. */
  now: At,
});

/** One statement of the instruction to be ticked. */
export const StockStatement = z.object({ statementId: Id, title: z.string(), text: z.string() });

/** An own intention or blind order beside a stock car. */
export const ConvertibleOrder = z.object({
  orderNo: OrderNo,
  kind: OrderKind,
  modelName: z.string(),
  versionName: z.string(),
  cutout: PicturePath,
  createdAt: At,
  paidFen: Fen,
  /** 5000 yuan less what was paid. */
  dueFen: Fen,
  isEligible: z.boolean(),
  /** Why not. */
  reason: z.string().nullable(),
  benefits: z.array(
    z.object({ title: z.string(), text: z.string(), carriesOver: z.boolean(), reason: z.string().nullable() }),
  ),
});

/** A filter kept as 到货提醒. */
export const StockReminder = z.object({
  reminderId: Id,
  /** The filter in words. */
  title: z.string(),
  modelId: ModelId.nullable(),
  versionId: VersionId.nullable(),
  paint: ProductCode.nullable(),
  cityCode: CityCode.nullable(),
  minPriceFen: Fen.nullable(),
  maxPriceFen: Fen.nullable(),
  createdAt: At,
  /** Cars that arrived for it since. */
  arrivedCount: z.int(),
});

/** A store with its cars. */
export const StockStore = StoreBrief.extend({
  cityCode: CityCode,
  cityName: z.string(),
  distanceKm: z.number().nullable(),
  hours: z.string(),
  isQuickOffered: z.boolean(),
  /** Free cars, and those of them with quick pickup. */
  freeCount: z.int(),
  quickCount: z.int(),
});

/** What distances are measured from. */
export const MeasuredFrom = z.object({
  kind: z.enum(['position', 'city', 'ip']),
  cityCode: CityCode.nullable(),
  cityName: z.string().nullable(),
});

export type StockKindData = z.output<typeof StockKind>;
export type StockStateData = z.output<typeof StockState>;
export type SalePhaseData = z.output<typeof SalePhase>;
export type StockPhotoData = z.output<typeof StockPhoto>;
export type StockPhotoKindData = z.output<typeof StockPhotoKind>;
export type StockPhotoGroupData = z.output<typeof StockPhotoGroup>;
export type StockMarkData = z.output<typeof StockMark>;
export type StockHoldData = z.output<typeof StockHold>;
export type StockCardData = z.output<typeof StockCard>;
export type StockMatchData = z.output<typeof StockMatch>;
export type PickupStepData = z.output<typeof PickupStep>;
export type ViewingBookingData = z.output<typeof ViewingBooking>;
export type StockDetailData = z.output<typeof StockDetail>;
export type StockStatementData = z.output<typeof StockStatement>;
export type ConvertibleOrderData = z.output<typeof ConvertibleOrder>;
export type StockReminderData = z.output<typeof StockReminder>;
export type StockStoreData = z.output<typeof StockStore>;
export type MeasuredFromData = z.output<typeof MeasuredFrom>;
