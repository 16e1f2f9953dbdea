import { z } from 'zod';
import { At, Fen, Id, Mobile, PicturePath } from './common';
import { defineEndpoints } from './define';
import { AgreementSummary, OrderNo, OrderSummary } from './order';
import { CityCode, Configuration, ModelId, ProductCode, Stage, VersionId } from './vehicle';

/** Most versions side by side in a comparison. */
const COMPARED_AT_MOST = 4;

/** A version as the head of a parameter sheet or of a column. */
export const VersionHead = z.object({
  modelId: ModelId,
  modelName: z.string(),
  stage: Stage,
  versionId: VersionId,
  versionName: z.string(),
  versionTitle: z.string(),
  cutout: PicturePath,
  priceFen: Fen,
  /** After the personal subsidy and the discount of the period. */
  subsidyPriceFen: Fen,
  /** The personal subsidy in it; 0 when there is none. */
  subsidyFen: Fen,
  isSoldOut: z.boolean(),
  /** No longer offered: greyed, and not to be configured. */
  isWithdrawn: z.boolean(),
});

/** One thing said in a cell. */
export const ParameterEntry = z.object({
  /** `text` a value; `standard` ●, `option` ○ with its price, `none` –. */
  mark: z.enum(['text', 'standard', 'option', 'none']),
  /** Words beside the mark; null for a bare mark. */
  text: z.string().nullable(),
  /** The catalogue's product behind it, so that its price is the configurator's. */
  product: z
    .object({
      productCode: ProductCode,
      name: z.string(),
      priceFen: Fen,
      description: z.string(),
      picture: PicturePath.nullable(),
      isSoldOut: z.boolean(),
    })
    .nullable(),
});

const ParameterName = z.object({
  code: z.string(),
  name: z.string(),
  /** What it means, for those who tap it. */
  note: z.string().nullable(),
  /** Mark of the footnote below the sheet. */
  footnote: z.string().nullable(),
});

const SectionName = z.object({
  sectionCode: z.string(),
  name: z.string(),
  /** Two characters, for the index at the side. */
  shortName: z.string(),
});

const Footnotes = z.array(z.object({ mark: z.string(), text: z.string() }));

/** All parameters and equipment of one version. Without sections while the model's prices are not out. */
export const ParameterSheet = z.object({
  version: VersionHead,
  /** Versions of the model to switch to, in display order. */
  versions: z.array(VersionHead.pick({ versionId: true, versionName: true, isSoldOut: true })),
  sections: z.array(SectionName.extend({ rows: z.array(ParameterName.extend({ entries: z.array(ParameterEntry) })) })),
  footnotes: Footnotes,
});

/** Versions side by side; the cells of a row are in the order of the columns. */
export const Comparison = z.object({
  columns: z.array(VersionHead),
  sections: z.array(
    SectionName.extend({
      rows: z.array(
        ParameterName.extend({
          cells: z.array(z.array(ParameterEntry)),
          /** Not all cells say the same. */ isDifferent: z.boolean(),
        }),
      ),
    }),
  ),
  footnotes: Footnotes,
  /** Versions asked for that do not exist or are not published. */
  missing: z.array(VersionId),
});

/**
 * 未开始, 进行中, 已暂停, 名额已满, 已结束 (prices not out yet), 已上市 (the model can be bought).
 * By server time, the window and the bookings left.
 */
export const BlindBookingState = z.enum(['notStarted', 'open', 'paused', 'full', 'ended', 'launched']);

const BlindBenefit = z.object({ title: z.string(), text: z.string() });

/** A blind booking of a model: booking it before versions and prices are out. */
export const BlindBooking = z.object({
  windowId: Id,
  title: z.string(),
  modelId: ModelId,
  modelName: z.string(),
  tagline: z.string(),
  hero: PicturePath,
  cutout: PicturePath,
  state: BlindBookingState,
  startsAt: At,
  endsAt: At,
  /** When prices come out, as announced. */
  launchAt: At,
  /** Why it is paused. */
  pauseNote: z.string().nullable(),
  /** Refundable. */
  depositFen: Fen,
  /** Bookings paid so far. */
  bookingCount: z.int(),
  bookingLimit: z.int(),
  /** Bookings neither paid nor held. */
  bookingsLeft: z.int(),
  facts: z.array(z.object({ value: z.string(), unit: z.string(), label: z.string() })),
  films: z.array(z.object({ title: z.string(), src: PicturePath, poster: PicturePath })),
  highlights: z.array(z.object({ title: z.string(), text: z.string(), picture: PicturePath })),
  benefits: z.array(BlindBenefit),
  isReminderSet: z.boolean(),
  /** The caller's own booking of this model, held or paid. */
  ownBooking: z.object({ orderNo: OrderNo, isPaid: z.boolean() }).nullable(),
});

/**
 * 待支付, 等待上市, 价格已公布, 转大订待付差额, 已转大订, 退款中, 已退款, 已关闭 (not paid in time, or cancelled).
 */
export const BlindOrderState = z.enum([
  'unpaid',
  'waiting',
  'pricesOut',
  'converting',
  'converted',
  'refunding',
  'refunded',
  'closed',
]);

/** The standing certificate of a blind booking. */
export const BlindCertificate = z.object({
  orderNo: OrderNo,
  state: BlindOrderState,
  windowTitle: z.string(),
  modelId: ModelId,
  modelName: z.string(),
  hero: PicturePath,
  cutout: PicturePath,
  maskedName: z.string(),
  cityName: z.string(),
  depositFen: Fen,
  createdAt: At,
  /** Null before the payment. */
  paidAt: At.nullable(),
  /** Number among all paid bookings; null before payment and after a refund. */
  bookingNo: z.int().nullable(),
  /** Bookings paid so far. */
  bookingCount: z.int(),
  benefits: z.array(BlindBenefit),
  launchAt: At,
  /** What the configurator starts with when it converts. */
  configuration: Configuration,
});

/** Where an entrance from outside leads now. */
export const Entrance = z.object({
  /**
   * `order`: an own order; `blindOrder`: an own blind booking. `stockCar`, `flashSale`: what the query asked for.
   * `onSale`, `blindBooking`, `offSale`: the stage of the model. `cars`: nothing of the kind, so all cars.
   */
  kind: z.enum(['order', 'blindOrder', 'stockCar', 'flashSale', 'onSale', 'blindBooking', 'offSale', 'cars']),
  modelId: ModelId.nullable(),
  orderNo: OrderNo.nullable(),
});

export const vehicleModel = defineEndpoints({
  'GET /api/mporder/v1/vehicle/parameters': {
    summary: 'Parameters and equipment of one version, option prices from the catalogue.',
    auth: 'public',
    query: z.object({ versionId: VersionId }),
    reply: ParameterSheet,
  },
  'GET /api/mporder/v1/vehicle/comparison': {
    summary: 'Up to four versions side by side, in the order asked for; doubles count once.',
    auth: 'public',
    query: z.object({
      /** Version ids between commas. */
      versionIds: z
        .string()
        .max(41 * COMPARED_AT_MOST)
        .regex(/^[A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,3}$/),
    }),
    reply: Comparison,
  },
  'GET /api/mporder/v1/vehicle/blindBooking': {
    summary: 'The blind booking of a model: the one named, else the one that runs now. 4040001 when there is none.',
    auth: 'optional',
    query: z.object({ modelId: ModelId, windowId: Id.optional() }),
    reply: BlindBooking,
  },
  'GET /api/mporder/v1/vehicle/entrance': {
    summary: 'Where an entrance from outside leads now, by sale stage and own orders.',
    auth: 'optional',
    query: z.object({
      modelId: ModelId.optional(),
      versionId: VersionId.optional(),
      orderNo: OrderNo.optional(),
      stockCarId: Id.optional(),
      /** A flash sale. */
      snapUpId: Id.optional(),
    }),
    reply: Entrance,
  },
  'POST /api/mporder/v1/order/blind/create': {
    summary:
      'Books a model blind, held 30 minutes for payment. One per person and model: the same again returns the first. STATE_CHANGED outside the window, SOLD_OUT without places left.',
    auth: 'customer',
    rate: 'write',
    risk: true,
    body: z.object({
      modelId: ModelId,
      windowId: Id.optional(),
      cityCode: CityCode,
      name: z.string().trim().min(2).max(30),
      mobile: Mobile,
      /** Agreements as they were read and ticked; all of the kind are needed. */
      agreements: z.array(AgreementSummary.pick({ agreementId: true, version: true })).max(10),
    }),
    reply: OrderSummary,
  },
  'GET /api/mporder/v1/order/blind/certificate': {
    summary: 'The certificate of an own blind booking, also after its conversion or refund.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: BlindCertificate,
  },
});

export type VersionHeadData = z.output<typeof VersionHead>;
export type ParameterEntryData = z.output<typeof ParameterEntry>;
export type ParameterSheetData = z.output<typeof ParameterSheet>;
export type ComparisonData = z.output<typeof Comparison>;
export type BlindBookingStateData = z.output<typeof BlindBookingState>;
export type BlindBookingData = z.output<typeof BlindBooking>;
export type BlindOrderStateData = z.output<typeof BlindOrderState>;
export type BlindCertificateData = z.output<typeof BlindCertificate>;
export type EntranceData = z.output<typeof Entrance>;
