import { z } from 'zod';
import { At, Done, Fen, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

export const ModelId = z
  .string()
  .min(1)
  .max(20)
  .regex(/^[A-Za-z0-9]+$/);
export const VersionId = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/);
export const ProductCode = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/);
export const CityCode = z.string().regex(/^\d{6}$/);

/** 即将上市, 盲订中, 在售, 已售罄 */
export const Stage = z.enum(['upcoming', 'blindBooking', 'onSale', 'soldOut']);
export const SubsidyKind = z.enum(['none', 'personal', 'enterprise']);

export const ModelSummary = z.object({
  modelId: ModelId,
  name: z.string(),
  tagline: z.string(),
  stage: Stage,
  hero: PicturePath,
  /** Transparent picture from the front. */
  cutout: PicturePath,
  /** Lowest version price after subsidy; null while prices are not out. */
  fromPriceFen: Fen.nullable(),
  /** Weeks from lock to delivery, lowest and highest. */
  deliveryWeeks: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** Cars in stock in the city asked for. */
  stockCount: z.int(),
  /** The caller's own open order of this model. */
  openOrderNo: z.string().nullable(),
});

export const VersionSummary = z.object({
  versionId: VersionId,
  versionName: z.string(),
  versionTitle: z.string(),
  priceFen: Fen,
  /** After the personal subsidy and the discount of the period. */
  subsidyPriceFen: Fen,
  rangeKm: z.int(),
  powerKw: z.int(),
  accelerationS: z.number(),
  highlights: z.array(z.string()),
  isSoldOut: z.boolean(),
  deliveryWeeks: z.object({ from: z.int(), to: z.int() }),
  cutout: PicturePath,
});

export const ModelDetail = z.object({
  modelId: ModelId,
  name: z.string(),
  tagline: z.string(),
  stage: Stage,
  hero: PicturePath,
  facts: z.array(z.object({ value: z.string(), unit: z.string(), label: z.string() })),
  /** Scenes of the model, 16:9, each with a line. */
  gallery: z.array(z.object({ picture: PicturePath, title: z.string() })),
  versions: z.array(VersionSummary),
  benefits: z.array(z.object({ title: z.string(), text: z.string(), endsAt: At })),
  isReminderSet: z.boolean(),
});

/** Mirrors `@voltfront/rules` `OptionProduct`, plus what a screen shows. */
export const OptionProduct = z.object({
  productCode: ProductCode,
  name: z.string(),
  description: z.string(),
  groupCode: z.string(),
  level: z.union([z.literal(1), z.literal(2)]),
  parentCode: z.string().nullable(),
  priceFen: Fen,
  isDefaultSelected: z.boolean(),
  isSoldOut: z.boolean(),
  cascadeProduct: z.array(z.string()),
  dependProduct: z.array(z.string()),
  /** Key into the car pictures (paint, wheel, interior theme), else null. */
  art: z.string().nullable(),
  /** Swatch colour of a paint or an interior, #rrggbb. */
  swatch: z.string().nullable(),
  picture: PicturePath.nullable(),
});

export const OptionGroup = z.object({
  groupCode: z.enum(['battery', 'paint', 'wheel', 'interior', 'package']),
  name: z.string(),
  choice: z.enum(['one', 'many']),
});

export const VersionConfig = z.object({
  modelId: ModelId,
  modelName: z.string(),
  stage: Stage,
  versionId: VersionId,
  versionName: z.string(),
  basePriceFen: Fen,
  groups: z.array(OptionGroup),
  products: z.array(OptionProduct),
  /**
   * `{view}` is front, side or rear; `{wheel}` and `{paint}` are art keys; rear pictures exist for `rearWheel` only.
   * `{theme}` is the art key of an interior; a pattern with `{row}` has a picture of the front row (`cabin`) and of the
   * `second` one, others one of the front.
   */
  pictures: z.object({ exterior: z.string(), rearWheel: z.string(), interior: z.string() }),
});

/** What a customer chose. */
export const Configuration = z.object({
  modelId: ModelId,
  versionId: VersionId,
  productCodes: z.array(ProductCode).max(60),
});

export const PriceLine = z.object({
  kind: z.enum([
    'version',
    'option',
    'package',
    'cascade',
    'discount',
    'personalSubsidy',
    'enterpriseSubsidy',
    'coupon',
  ]),
  code: z.string(),
  name: z.string(),
  amountFen: Fen,
});

export const Violation = z.object({ code: z.string(), productCode: z.string(), message: z.string() });

export const Quote = z.object({
  configuration: Configuration,
  modelName: z.string(),
  versionName: z.string(),
  cutout: PicturePath,
  lines: z.array(PriceLine),
  totalFen: Fen,
  /** Example: 20 % down, 60 months at `rateBp` basis points a year. */
  monthly: z.object({ downPaymentFen: Fen, monthlyFen: Fen, months: z.int(), rateBp: z.int() }).nullable(),
  delivery: z.object({ fromWeeks: z.int(), toWeeks: z.int(), cityName: z.string().nullable() }),
  subsidies: z.object({ personalFen: Fen, enterpriseFen: Fen }),
  /** Products a saved choice named that are gone or do not fit; they are left out of the quote. */
  removed: z.array(z.object({ productCode: z.string(), name: z.string(), reason: z.string() })),
});

export const QuoteInput = Configuration.extend({
  subsidy: SubsidyKind.default('personal'),
  cityCode: CityCode.optional(),
});

/** Who shared a configuration. */
export const ShareSender = z.object({
  nickname: z.string(),
  avatar: PicturePath,
  /** An adviser of the brand, with the department; else a friend. */
  isAdviser: z.boolean(),
  organName: z.string().nullable(),
});

/** A shared configuration as its receiver sees it, with the prices of today. */
export const SharedCard = z.object({
  shareId: Id,
  /** `expired` 30 days after sharing, `withdrawn` by the sender: then without a quote. */
  state: z.enum(['open', 'expired', 'withdrawn']),
  /** Null when a visitor shared, or the account is gone. */
  sender: ShareSender.nullable(),
  /** Words of the sender; empty when there are none. */
  message: z.string(),
  sharedAt: At,
  expiresAt: At,
  viewCount: z.int(),
  isMine: z.boolean(),
  /** The sender is the adviser noted as the caller's contact. */
  isContact: z.boolean(),
  quote: Quote.nullable(),
  /** The version is no longer offered. */
  isVersionGone: z.boolean(),
});

export const vehicle = defineEndpoints({
  'GET /api/mporder/v1/vehicle/models': {
    summary: 'Models for the car tab.',
    auth: 'optional',
    query: z.object({ cityCode: CityCode.optional() }),
    reply: z.array(ModelSummary),
  },
  'GET /api/mporder/v1/vehicle/model': {
    summary: 'One model with versions and the benefits of the period.',
    auth: 'optional',
    query: z.object({ modelId: ModelId }),
    reply: ModelDetail,
  },
  'GET /api/mporder/v1/vehicle/config': {
    summary: 'Options of one version with their dependencies.',
    auth: 'public',
    query: z.object({ versionId: VersionId }),
    reply: VersionConfig,
  },
  'POST /api/mporder/v1/vehicle/quote': {
    summary: 'Price of a configuration, line by line. An invalid one is refused with 4090102.',
    auth: 'optional',
    body: QuoteInput,
    reply: Quote,
  },
  'POST /api/mporder/v1/vehicle/config/check': {
    summary: 'Like the quote, but repairs a choice saved earlier and says what it removed.',
    auth: 'optional',
    body: QuoteInput,
    reply: Quote,
  },
  'POST /api/mporder/v1/vehicle/config/share': {
    summary: 'Stores a configuration under a short code that opens the same configuration for anybody.',
    auth: 'optional',
    rate: 'write',
    body: Configuration.extend({
      /** Words to the receiver. */
      message: z.string().trim().max(60).default(''),
    }),
    reply: z.object({ shareId: Id, path: z.string() }),
  },
  'GET /api/mporder/v1/vehicle/config/shared/card': {
    summary: 'A shared configuration with its sender and the prices of today; one that has ended without them.',
    auth: 'optional',
    query: z.object({ shareId: Id, cityCode: CityCode.optional() }),
    reply: SharedCard,
  },
  'GET /api/mporder/v1/vehicle/config/shared/more': {
    summary: 'Other open configurations by the sender of a share code, newest first.',
    auth: 'optional',
    query: Paging.extend({ shareId: Id }),
    reply: pageOf(z.object({ shareId: Id, quote: Quote, sharedAt: At })),
  },
  'POST /api/mporder/v1/vehicle/config/shared/view': {
    summary:
      'Counts a look at a shared configuration, once per person; the adviser who sent the first becomes the contact.',
    auth: 'optional',
    rate: 'write',
    body: z.object({ shareId: Id }),
    reply: z.object({ viewCount: z.int(), isContact: z.boolean() }),
  },
  'POST /api/mporder/v1/vehicle/config/shared/withdraw': {
    summary: 'Withdraws an own shared configuration; withdrawing again changes nothing.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ shareId: Id }),
    reply: Done,
  },
  'GET /api/mporder/v1/vehicle/config/shared': {
    summary: 'The configuration behind a share code that is still open.',
    auth: 'public',
    query: z.object({ shareId: Id }),
    reply: z.object({ configuration: Configuration, sharedBy: z.string().nullable() }),
  },
  'GET /api/mporder/v1/vehicle/wishlist': {
    summary: 'Configurations kept by the caller.',
    auth: 'customer',
    query: Paging,
    reply: pageOf(z.object({ wishId: Id, quote: Quote, savedAt: At })),
  },
  'POST /api/mporder/v1/vehicle/wishlist/add': {
    summary: 'Keeps a configuration, at most 20; the same one twice is one.',
    auth: 'customer',
    rate: 'write',
    body: Configuration,
    reply: z.object({ wishId: Id, count: z.int() }),
  },
  'POST /api/mporder/v1/vehicle/wishlist/delete': {
    summary: 'Drops a kept configuration.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ wishId: Id }),
    reply: Done,
  },
  'POST /api/mporder/v1/vehicle/reminder': {
    summary: 'Sets or drops the reminder for a model that is not on sale.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ modelId: ModelId, isSet: z.boolean() }),
    reply: z.object({ isSet: z.boolean() }),
  },
});

export type SharedCardData = z.output<typeof SharedCard>;
