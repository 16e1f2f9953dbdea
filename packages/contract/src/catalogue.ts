import { CHANGE_KINDS, CHANGE_STATES, SALE_STATES } from '@voltfront/rules/catalogue/change-moves';
import { z } from 'zod';
import { At, Fen, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { OrderNo } from './order';
import { StockKind, StockState } from './stock-shapes';
import { ModelId, OptionGroup, ProductCode, Stage, VersionId } from './vehicle';

const ChangeNo = z
  .string()
  .max(40)
  .regex(/^VC[A-Z0-9]{18,}$/);
export const TextFieldName = z.enum(['name', 'tagline', 'title', 'description']);
const SaleState = z.enum(SALE_STATES);
const ChangeKind = z.enum(CHANGE_KINDS);
const ChangeState = z.enum(CHANGE_STATES);
export const Reason = z.string().trim().min(2).max(200);
/** 10 million yuan at most. */
const Price = Fen.min(0).max(1_000_000_000);

/** What a change is about: versions, one option in some versions, or a car in stock. */
const SubjectKind = z.enum(['version', 'option', 'car']);

/** A discount, in fen. */
const Discount = Price.min(1);

/** What customers read beside a discount. */
const DiscountText = z.string().trim().min(2).max(20);

/** A price in fen, how something is offered, or a text. */
const Value = z.union([Fen, z.string()]);

/** A version in the list of models. */
const DeskVersion = z.object({
  versionId: VersionId,
  name: z.string(),
  title: z.string(),
  modelYear: z.int(),
  priceFen: Fen,
  sale: SaleState,
  /** False: in no list of customers, found by its id only. */
  isListed: z.boolean(),
  options: z.int(),
  soldOutOptions: z.int(),
});

/** A change as lists show it. */
const Change = z.object({
  changeNo: ChangeNo,
  kind: ChangeKind,
  state: ChangeState,
  modelId: ModelId,
  modelName: z.string(),
  /** Name of the version or option, or the VIN of the car. */
  subject: z.string(),
  /** Versions that it concerns; 1 for a car. */
  count: z.int(),
  /** Of the first of them. */
  before: Value,
  after: Value,
  /** When it takes effect; null: with its approval. */
  startsAt: At.nullable(),
  /** Of a discount: what customers read, and when it ends by itself. */
  discount: z.object({ text: z.string(), endsAt: At }).nullable(),
  proposedBy: z.string(),
  approvedBy: z.string().nullable(),
  createdAt: At,
  appliedAt: At.nullable(),
});

/** What somebody did to a change, and why. */
const ChangeStep = z.object({ staffId: Id, name: z.string(), at: At, reason: z.string() });

/** What a change means for customers, counted now. */
const Effect = z.object({
  items: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** As it is now; null when it is gone. */
      current: Value.nullable(),
      after: Value,
      /** What customers pay for the standard configuration, or the car: now and afterwards. Null where nothing is priced. */
      standard: z.object({ beforeFen: Fen, afterFen: Fen }).nullable(),
      /** Of a discount: how customers see the price of that configuration, an option of the discount included; empty otherwise. */
      lines: z.array(z.object({ code: z.string(), name: z.string(), amountFen: Fen })),
    }),
  ),
  /** Drafts of orders that are priced anew when they are submitted, or that cannot be submitted any more. */
  drafts: z.int(),
  /** Configurations on wish lists. */
  wishes: z.int(),
  /** Cars in stock with it; their own prices stay. */
  stockCars: z.int(),
  /** Somebody holds the car. */
  isHeld: z.boolean(),
});

export const ChangeDetail = Change.extend({
  productCode: ProductCode.nullable(),
  stockCarId: Id.nullable(),
  items: z.array(
    z.object({
      id: Id,
      /** Which text it is; null for prices and the sale. */
      field: TextFieldName.nullable(),
      name: z.string(),
      before: Value,
      after: Value,
      current: Value.nullable(),
    }),
  ),
  /** What is in force is no longer what the proposal began from: it cannot be approved any more. */
  isStale: z.boolean(),
  proposal: ChangeStep,
  approval: ChangeStep.nullable(),
  /** Who rejected or withdrew it. */
  ending: ChangeStep.nullable(),
  /** The change that this one takes back. */
  revertsNo: ChangeNo.nullable(),
  /** While it is not in force. */
  effect: Effect.nullable(),
  /** What the caller can do now. */
  actions: z.array(z.enum(['approve', 'reject', 'withdraw', 'revert'])),
});

const StaffCar = z.object({
  stockCarId: Id,
  vin: z.string(),
  kind: StockKind,
  state: StockState.exclude(['heldByMe']),
  modelId: ModelId,
  modelName: z.string(),
  versionId: VersionId,
  versionName: z.string(),
  storeName: z.string(),
  priceFen: Fen,
  listPriceFen: Fen,
  isInSale: z.boolean(),
  mileageKm: z.int(),
  arrivedAt: At,
  /** Of the order that holds or bought it. */
  orderNo: OrderNo.nullable(),
});

const Items = <T extends z.ZodType>(value: T) =>
  z
    .array(z.object({ id: Id, /** What staff saw. */ before: value, after: value }))
    .min(1)
    .max(20)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length);

const subjectOf = <T extends z.ZodType>(value: T) => ({
  kind: SubjectKind,
  /** The option; `items` are the versions in which it changes. */
  productCode: ProductCode.optional(),
  items: Items(value),
});

export const isWhole = ({
  kind,
  productCode,
  items,
}: {
  kind: string;
  productCode?: string | undefined;
  items: unknown[];
}) => (kind === 'option') === (productCode !== undefined) && (kind !== 'car' || items.length === 1);

/** The catalogue for staff: models, versions, options and stock cars, and their changes. */
export const catalogueDesk = defineEndpoints({
  'GET /api/mporder/v1/staff/catalogue/models': {
    summary: 'Models with all their versions, and how many changes wait for an approval.',
    auth: 'catalogue.see',
    reply: z.object({
      models: z.array(
        z.object({
          modelId: ModelId,
          name: z.string(),
          tagline: z.string(),
          stage: Stage,
          cutout: PicturePath,
          versions: z.array(DeskVersion),
          openChanges: z.int(),
        }),
      ),
    }),
  },
  'GET /api/mporder/v1/staff/catalogue/version': {
    summary: 'A version with its options, their prices here and in the other versions of the model.',
    auth: 'catalogue.see',
    query: z.object({ versionId: VersionId }),
    reply: DeskVersion.extend({
      modelId: ModelId,
      modelName: z.string(),
      cutout: PicturePath,
      /** What customers pay for the standard configuration now, and what is taken off. */
      standard: z.object({
        totalFen: Fen,
        reductions: z.array(z.object({ name: z.string(), amountFen: Fen, endsAt: At.nullable() })),
      }),
      /** Discounts that are in force or begin later, those of its options included. */
      discounts: z.array(
        z.object({
          name: z.string(),
          amountFen: Fen,
          startsAt: At,
          endsAt: At,
          /** Null: of the version. */
          optionName: z.string().nullable(),
          /** The change that made it. */
          changeNo: ChangeNo.nullable(),
        }),
      ),
      groups: z.array(
        OptionGroup.extend({
          options: z.array(
            z.object({
              productCode: ProductCode,
              name: z.string(),
              description: z.string(),
              swatch: z.string().nullable(),
              picture: PicturePath.nullable(),
              priceFen: Fen,
              sale: SaleState,
              isDefaultSelected: z.boolean(),
              /** The same option in all versions of the model that have it, this one included. */
              versions: z.array(
                z.object({
                  versionId: VersionId,
                  versionName: z.string(),
                  priceFen: Fen,
                  sale: SaleState,
                  name: z.string(),
                  description: z.string(),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  },
  'GET /api/mporder/v1/staff/catalogue/cars': {
    summary: 'Cars in stock, sold and withdrawn ones included, newest first.',
    auth: 'catalogue.see',
    query: Paging.extend({
      /** VIN, or its last digits. */
      search: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9]{4,17}$/)
        .optional(),
      status: z.enum(['onSale', 'sold', 'withdrawn']).optional(),
      modelId: ModelId.optional(),
      storeId: Id.optional(),
      kind: StockKind.optional(),
    }),
    reply: pageOf(StaffCar),
  },
  'GET /api/mporder/v1/staff/catalogue/car': {
    summary: 'A car in stock with configuration, price lines, place and marks.',
    auth: 'catalogue.see',
    query: z.object({ stockCarId: Id }),
    reply: StaffCar.extend({
      cutout: PicturePath,
      options: z.array(z.string()),
      lines: z.array(z.object({ name: z.string(), amountFen: Fen })),
      registrationText: z.string(),
      cityCode: z.string(),
      producedAt: At,
      readyInDays: z.int(),
      photoCount: z.int(),
      marks: z.array(z.string()),
      saleStartsAt: At.nullable(),
      saleEndsAt: At.nullable(),
      heldUntil: At.nullable(),
    }),
  },
  'GET /api/mporder/v1/staff/catalogue/effect': {
    summary: 'What a change would mean for customers, before it is proposed.',
    auth: 'catalogue.see',
    query: z
      .object({
        kind: SubjectKind,
        productCode: ProductCode.optional(),
        /** Versions, or the car, with commas between them. */
        ids: z.string().regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$/),
        afterFen: z.coerce.number().pipe(Price).optional(),
        sale: SaleState.optional(),
        discountFen: z.coerce.number().pipe(Discount).optional(),
        /** What customers read beside the discount. */
        text: z.string().trim().max(20).optional(),
        /** When a discount begins; now when left out. */
        startsAt: z.coerce.number().pipe(At).optional(),
      })
      .refine(
        ({ afterFen, sale, discountFen }) =>
          [afterFen, sale, discountFen].filter((one) => one !== undefined).length === 1,
      )
      .refine(({ kind, discountFen }) => kind !== 'car' || discountFen === undefined)
      .refine(({ kind, productCode, ids }) => isWhole({ kind, productCode, items: ids.split(',') })),
    reply: Effect,
  },
  'GET /api/mporder/v1/staff/catalogue/changes': {
    summary: 'Changes of prices, discounts, texts and what is on sale, newest first: each is a revision that stays.',
    auth: 'catalogue.see',
    query: Paging.extend({
      state: ChangeState.optional(),
      kind: ChangeKind.optional(),
      modelId: ModelId.optional(),
      stockCarId: Id.optional(),
    }),
    reply: pageOf(Change),
  },
  'GET /api/mporder/v1/staff/catalogue/change': {
    summary: 'A change: before and after, who, when and why, and what it means for customers.',
    auth: 'catalogue.see',
    query: z.object({ changeNo: ChangeNo }),
    reply: ChangeDetail,
  },
  'POST /api/mporder/v1/staff/catalogue/price/propose': {
    summary: 'Proposes other prices; somebody else approves or rejects them.',
    auth: 'catalogue.change',
    rate: 'write',
    idempotent: true,
    body: z
      .object({
        ...subjectOf(Price),
        /** When they are to take effect; with the approval when left out. */
        startsAt: At.optional(),
        reason: Reason,
      })
      .refine(isWhole),
    reply: ChangeDetail,
  },
  'POST /api/mporder/v1/staff/catalogue/discount/propose': {
    summary: 'Proposes a limited-time discount of a version or an option; somebody else approves or rejects it.',
    auth: 'catalogue.change',
    rate: 'write',
    idempotent: true,
    body: z
      .object({
        kind: SubjectKind.exclude(['car']),
        productCode: ProductCode.optional(),
        /** The versions, with the price that staff saw: when it is another one by now, the discount is refused. */
        items: z
          .array(z.object({ id: Id, priceFen: Price }))
          .min(1)
          .max(20)
          .refine((items) => new Set(items.map(({ id }) => id)).size === items.length),
        amountFen: Discount,
        text: DiscountText,
        /** With the approval when left out. */
        startsAt: At.optional(),
        endsAt: At,
        reason: Reason,
      })
      .refine(isWhole),
    reply: ChangeDetail,
  },
  'POST /api/mporder/v1/staff/catalogue/sale/change': {
    summary: 'Takes versions, an option or a car out of the sale, or back into it, at once.',
    auth: 'catalogue.change',
    rate: 'write',
    idempotent: true,
    body: z.object({ ...subjectOf(SaleState), reason: Reason }).refine(isWhole),
    reply: ChangeDetail,
  },
  'POST /api/mporder/v1/staff/catalogue/change/approve': {
    summary: "Approves somebody else's proposal: it is in force at once, or from its time on.",
    auth: 'catalogue.change',
    rate: 'write',
    body: z.object({ changeNo: ChangeNo, reason: Reason }),
    reply: ChangeDetail,
  },
  'POST /api/mporder/v1/staff/catalogue/change/reject': {
    summary: "Rejects somebody else's proposal.",
    auth: 'catalogue.change',
    rate: 'write',
    body: z.object({ changeNo: ChangeNo, reason: Reason }),
    reply: ChangeDetail,
  },
  'POST /api/mporder/v1/staff/catalogue/change/withdraw': {
    summary: 'Withdraws an own proposal, or an approved change whose time has not come.',
    auth: 'catalogue.change',
    rate: 'write',
    body: z.object({ changeNo: ChangeNo, reason: Reason }),
    reply: ChangeDetail,
  },
  'POST /api/mporder/v1/staff/catalogue/change/revert': {
    summary:
      'Takes a change back by another one: prices and discounts as a proposal, texts and what is on sale at once.',
    auth: 'catalogue.change',
    rate: 'write',
    idempotent: true,
    body: z.object({ changeNo: ChangeNo, reason: Reason }),
    reply: ChangeDetail,
  },
});
