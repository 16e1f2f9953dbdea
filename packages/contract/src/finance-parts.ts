import { APPLICATION_STATES } from '@voltfront/rules/finance/application-moves';
import { z } from 'zod';
import { At, Fen, Id, PicturePath } from './common';
import { OrderNo, OrderState } from './order';
import { CityCode, Configuration, ModelId, PriceLine, SubsidyKind, VersionId } from './vehicle';

/** 等额本息, 等额本金, 轻享贷 (small payments and a final one), 全款 */
export const FinanceMethod = z.enum(['equalInstalment', 'equalPrincipal', 'balloon', 'cash']);

/** Code of a shared plan: letters and digits. */
export const FinanceShareCode = z
  .string()
  .min(6)
  .max(32)
  .regex(/^[A-Za-z0-9]+$/);

/** The car a calculation is about. The server finds its price; no client sends one. */
export const FinanceSubject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('configuration'),
    configuration: Configuration,
    subsidy: SubsidyKind.default('personal'),
  }),
  /** A version as it is delivered without any choice. */
  z.object({ kind: z.literal('version'), versionId: VersionId, subsidy: SubsidyKind.default('personal') }),
  z.object({ kind: z.literal('stockCar'), stockCarId: Id }),
  /** An own order at its frozen price; needs a login. */
  z.object({ kind: z.literal('order'), orderNo: OrderNo }),
]);

/** The old car that pays a part. */
export const FinanceTradeIn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** An own estimate or accepted offer; needs a login. */
  z.object({ kind: z.literal('own'), tradeInId: Id }),
  /** An amount the person types, up to 2 000 000 yuan and never over the price. */
  z.object({ kind: z.literal('typed'), valueFen: z.int().min(0).max(200_000_000) }),
]);

const Months = z.int().min(12).max(60);
/** Share of the price paid down, in steps of 5. The product may allow less. */
const DownPercent = z.int().min(15).max(90).multipleOf(5);

/** How to pay. Limits of the product are checked too: 4090401 with `data.field` and `data.allowed`. */
export const FinanceChoice = z.discriminatedUnion('method', [
  z.object({ method: z.literal('cash') }),
  z.object({ method: z.literal('equalInstalment'), productId: Id, months: Months, downPercent: DownPercent }),
  z.object({ method: z.literal('equalPrincipal'), productId: Id, months: Months, downPercent: DownPercent }),
  z.object({
    method: z.literal('balloon'),
    productId: Id,
    months: Months,
    downPercent: DownPercent,
    /** Final payment in percent of the price, in steps of 5. */
    balloonPercent: z.int().min(25).max(50).multipleOf(5),
  }),
]);

/** All that a plan is worked out from. */
export const FinanceInput = z.object({
  subject: FinanceSubject,
  cityCode: CityCode.optional(),
  choice: FinanceChoice,
  tradeIn: FinanceTradeIn.default({ kind: 'none' }),
});

/** Why something is not offered; `message` is for the customer. */
export const FinanceRefusal = z.object({
  code: z.enum(['lenderStopped', 'notYet', 'ended', 'model', 'city', 'price']),
  message: z.string(),
});

/** What a product charges for one term. */
export const FinanceTerm = z.object({
  months: z.int(),
  /** Yearly interest the customer pays, in basis points; 0 is free of interest. */
  rateBp: z.int(),
  /** Yearly interest of the lender before the brand's subsidy; the same as `rateBp` when there is none. */
  nominalRateBp: z.int(),
  /** First months without interest, 0 for none. */
  interestFreeMonths: z.int(),
  /** Final payments that may be chosen for the model asked about, percent of the price; empty but for 轻享贷. */
  balloonPercents: z.array(z.int()),
});

/** A product of a lender in the version that is valid now, seen from a model and a city. */
export const FinanceProduct = z.object({
  productId: Id,
  /** Goes up with every change of terms. */
  version: z.int(),
  lenderId: Id,
  lenderName: z.string(),
  name: z.string(),
  /** Tab of the calculator: 贷款 or 轻享贷 AIR. */
  kind: z.enum(['loan', 'air']),
  methods: z.array(FinanceMethod),
  terms: z.array(FinanceTerm),
  minDownPercent: z.int(),
  maxDownPercent: z.int(),
  minLoanFen: Fen,
  maxLoanFen: Fen,
  /** 抵押登记费, paid once before driving away; 0 when the lender bears it. */
  mortgageFeeFen: Fen,
  /** Such as 厂家贴息; null when it is an ordinary product. */
  promotion: z.string().nullable(),
  validFrom: At,
  /** Null: until further notice. */
  validTo: At.nullable(),
  /** Null when offered; else shown greyed with the reason. */
  refusal: FinanceRefusal.nullable(),
});

export const FinanceLenderBrief = z.object({
  lenderId: Id,
  /** Short name for lists. */
  name: z.string(),
  /** One or two characters for a round mark. */
  mark: z.string(),
  /** 银行, 汽车金融公司, 融资租赁公司 */
  kindName: z.string(),
  /** 合作中, 已停止合作 */
  state: z.enum(['active', 'stopped']),
  lowestRateBp: z.int().nullable(),
  productCount: z.int(),
});

export const FinanceLender = FinanceLenderBrief.extend({
  /** Name on the licence, and its number. */
  licenceName: z.string(),
  licenceNo: z.string(),
  intro: z.string(),
  hotline: z.string(),
  approvalHours: z.object({ from: z.int(), to: z.int() }),
  papers: z.array(z.object({ title: z.string(), note: z.string() })),
  stoppedAt: At.nullable(),
  stoppedReason: z.string().nullable(),
  products: z.array(
    FinanceProduct.extend({
      modelNames: z.array(z.string()),
      /** Null: every city that cars are delivered to. */
      cityNames: z.array(z.string()).nullable(),
    }),
  ),
  /** Other lenders with products for the same models; filled for a stopped one. */
  alternatives: z.array(FinanceLenderBrief),
});

/** The car and its price as a plan shows it. */
export const FinanceCar = z.object({
  modelId: ModelId,
  modelName: z.string(),
  versionId: VersionId,
  versionName: z.string(),
  cutout: PicturePath,
  priceFen: Fen,
  lines: z.array(PriceLine),
  configuration: Configuration,
  subsidy: SubsidyKind,
  /** Source of the price. */
  source: z.enum(['configuration', 'version', 'stockCar', 'order']),
  stockCarId: Id.nullable(),
  orderNo: OrderNo.nullable(),
  /** Already paid on the order: counts towards the first payment. */
  paidFen: Fen,
});

/** A cost around the car, worked out by an assumption that `note` names. */
export const FinanceCost = z.object({
  code: z.enum(['purchaseTax', 'compulsoryInsurance', 'commercialInsurance', 'vesselTax', 'plate', 'mortgage']),
  name: z.string(),
  amountFen: Fen,
  note: z.string(),
});

/** One payment of the plan. `final` is the balloon of 轻享贷, due with the last instalment. */
export const FinanceRow = z.object({
  kind: z.enum(['instalment', 'final']),
  month: z.int(),
  paymentFen: Fen,
  principalFen: Fen,
  interestFen: Fen,
  /** Still owed after this payment. */
  balanceFen: Fen,
});

export const FinanceFigures = z.object({
  priceFen: Fen,
  /** Price share paid at the start, old car and earlier payments included; for cash the whole price. */
  downPaymentFen: Fen,
  /** Rounded to a tenth of a percent: an old car worth more than the share chosen raises it. */
  downPercent: z.number(),
  tradeInFen: Fen,
  paidEarlierFen: Fen,
  /** 首付款: what is left to pay in money at the start, `downPaymentFen` without old car and earlier payments. */
  firstPaymentFen: Fen,
  loanFen: Fen,
  months: z.int(),
  rateBp: z.int(),
  nominalRateBp: z.int(),
  interestFreeMonths: z.int(),
  /** 月供; of equal principal the first and highest one. 0 for cash. */
  monthlyFen: Fen,
  /** Payment of the last month without the balloon: takes up what rounding left. */
  lastMonthlyFen: Fen,
  /** Balloon; 0 for all but 轻享贷. */
  finalPaymentFen: Fen,
  totalInterestFen: Fen,
  /** Interest that the brand pays for the customer. */
  subsidisedInterestFen: Fen,
  /** All payments to the lender. */
  totalRepaymentFen: Fen,
  /** 落地价: first payment in money plus tax, insurance, plate and mortgage fee, all due before driving away. */
  driveAwayFen: Fen,
  /** Costs around the car, the sum of `costs`. */
  costsFen: Fen,
  /** All that the car costs: price, interest and costs. */
  totalCostFen: Fen,
  /** The same paid at once. */
  cashTotalFen: Fen,
  /** `totalCostFen` less `cashTotalFen`: interest and mortgage fee. */
  extraFen: Fen,
});

/** A plan in full. */
export const FinancePlan = z.object({
  car: FinanceCar,
  city: z.object({ cityCode: CityCode, cityName: z.string() }).nullable(),
  choice: FinanceChoice,
  tradeIn: FinanceTradeIn,
  /** Null for cash. */
  product: FinanceProduct.nullable(),
  figures: FinanceFigures,
  costs: z.array(FinanceCost),
  /** Empty for cash. */
  rows: z.array(FinanceRow),
  /** Changes with price, rates, tax or insurance assumptions. */
  fingerprint: z.string(),
  calculatedAt: At,
});

/** A saved plan: as saved, and recalculated when something changed. */
export const SavedFinancePlan = z.object({
  plan: FinancePlan,
  savedAt: At,
  /** 7 days after saving. */
  validUntil: At,
  isExpired: z.boolean(),
  /** Today's result when price, rate, tax or insurance changed since; null when nothing did. */
  current: FinancePlan.nullable(),
  /** What changed, in words; empty when nothing did. */
  changes: z.array(z.string()),
  /** Why it can no longer be worked out, such as a product that ended; then `current` is null too. */
  unavailable: z.string().nullable(),
});

/** A kept plan in the list. */
export const SavedFinancePlanBrief = z.object({
  planId: Id,
  modelName: z.string(),
  versionName: z.string(),
  cutout: PicturePath,
  /** Null for cash. */
  productName: z.string().nullable(),
  lenderName: z.string().nullable(),
  method: FinanceMethod,
  months: z.int(),
  firstPaymentFen: Fen,
  monthlyFen: Fen,
  finalPaymentFen: Fen,
  totalCostFen: Fen,
  savedAt: At,
  validUntil: At,
  isExpired: z.boolean(),
  isChanged: z.boolean(),
});

export const FinanceApplicationState = z.enum(APPLICATION_STATES);

/** An application for the loan of an order. */
export const FinanceApplication = z.object({
  applicationNo: z.string(),
  orderNo: OrderNo,
  state: FinanceApplicationState,
  lenderId: Id,
  lenderName: z.string(),
  productName: z.string(),
  hotline: z.string(),
  loanFen: Fen,
  months: z.int(),
  monthlyFen: Fen,
  /** Set once approved; may be lower than asked for. */
  approvedFen: Fen.nullable(),
  /** An approval is kept this long. */
  approvedUntil: At.nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** Page of the lender while there is something to do or see; open it in the web view. */
  url: z.string().nullable(),
  canWithdraw: z.boolean(),
  /** A rejected or withdrawn application may be followed by a new one. */
  canApplyAgain: z.boolean(),
  appliedAt: At,
  history: z.array(z.object({ state: FinanceApplicationState, title: z.string(), note: z.string(), at: At })),
});

/** The order behind a calculation: what may be done with it now. */
export const FinanceOrder = z.object({
  orderNo: OrderNo,
  state: OrderState,
  totalFen: Fen,
  paidFen: Fen,
  /** A plan may be noted as this order's wish: paid deposit, not yet paid in full. */
  canWish: z.boolean(),
  /** The lender takes an application: from the lock until it is paid in full. */
  canApply: z.boolean(),
  /** Why not, in words; null when both can be done. */
  message: z.string().nullable(),
});

export const FinanceConsent = z.object({
  version: z.string(),
  title: z.string(),
  lenderName: z.string(),
  /** Kinds of data passed on, each with what for. */
  items: z.array(z.object({ name: z.string(), purpose: z.string() })),
  paragraphs: z.array(z.string()),
});

/** Text of the rule pages. Examples are worked out by the server with the rules in force. */
export const FinanceRuleSection = z.object({
  sectionId: Id,
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Formulas, one per line, with the letters explained below. */
  formulas: z.array(z.object({ text: z.string(), note: z.string() })),
  example: z
    .object({
      title: z.string(),
      lines: z.array(z.object({ label: z.string(), value: z.string(), note: z.string().nullable() })),
      rows: z.array(FinanceRow),
    })
    .nullable(),
});

/** What a model keeps of its value, and how far it may be driven. */
export const FinanceAirModel = z.object({
  modelId: ModelId,
  modelName: z.string(),
  /** False: 该车型暂不支持. */
  isOffered: z.boolean(),
  /** Percent of the price guaranteed when the car is given back after so many months. */
  residuals: z.array(z.object({ months: z.int(), percent: z.int() })),
  mileage: z.array(z.object({ kmPerYear: z.int(), excessFenPerKm: Fen, residualPercentLess: z.int() })),
  validFrom: At,
  validTo: At.nullable(),
});
