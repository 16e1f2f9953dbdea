import { z } from 'zod';
import { At, Fen, PicturePath } from './common';
import { AgreementSummary, OrderNo } from './order';
import {
  ChangedOption,
  ChangedOrder,
  ChangeMoney,
  ChangeRefusal,
  DeliveryEstimate,
  OrderChangePreview,
} from './order-change-shapes';
import { PriceLine, Quote, VersionSummary } from './vehicle';

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
  /** Benefits with the same value exclude each other; null excludes none. */
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
  offerId: z.string(),
  title: z.string(),
  fromYear: z.int(),
  toYear: z.int(),
  startsAt: At,
  /** End of the window, or the lock of the order if that is earlier. */
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
    /** Version that replaces the order's; null when there is no equivalent. */
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
  /** Replaces the order's version. */
  isEquivalent: z.boolean(),
});

export const YearProtocol = z.object({
  offer: YearOffer,
  /** `none`: nothing is held; `over`: the window closed before the signature. */
  state: z.enum(['none', 'toSign', 'signed', 'over']),
  /** The held change at today's price; once signed, the change as made. */
  preview: OrderChangePreview.nullable(),
  /** Price when it was held: signing requires it to be unchanged. */
  heldTotalFen: Fen.nullable(),
  isPriceChanged: z.boolean(),
  /** Text by `order/agreement/text`, signed by `special/sign/agreement` with the order's number. */
  agreement: AgreementSummary.nullable(),
  signedAt: At.nullable(),
});

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
