/** Groups of reasons, in the order of the screen. */
export const REFUND_GROUPS = ['price', 'waiting', 'otherModel', 'wrongInfo', 'personal', 'other'] as const;
/** A group of reasons. */
export type RefundGroup = (typeof REFUND_GROUPS)[number];

/** Reasons of a refund by group, in the order of the screen. */
export const REFUND_REASONS = {
  price: ['priceCut', 'offersElsewhere', 'loanTerms'],
  waiting: ['deliveryTooLate', 'deliveryUnclear'],
  otherModel: ['otherModelHere', 'otherBrand'],
  wrongInfo: ['wrongConfiguration', 'wrongBuyer', 'orderedTwice'],
  personal: ['noNeedNow', 'noPlate', 'money'],
  other: ['other'],
} as const satisfies Record<RefundGroup, readonly string[]>;
/** A reason of a refund. */
export type RefundReason = (typeof REFUND_REASONS)[RefundGroup][number];

/** Every reason. */
export const REFUND_REASON_CODES = Object.values(REFUND_REASONS).flat() as [RefundReason, ...RefundReason[]];

/** Limits of what a customer enters. */
export const REFUND_LIMITS = { reasonMin: 5, reasonMax: 200, explanationMax: 200, pictures: 3, pictureMb: 5 } as const;

/** Working days until the money is there. */
export const REFUND_DAYS = { from: 1, to: 7 } as const;

/** Whether a reason wants words of the customer. */
export const wantsWords = (reason: RefundReason): boolean => reason === 'other';

/**
 * Whether the words to a reason are right: 5 to 200 characters where they are wanted, blanks around them not counted.
 *
 * Example: `other` with 暂时不买 is refused, with 暂时不买车了 it is taken.
 */
export function areWordsGood(reason: RefundReason, words: string): boolean {
  if (!wantsWords(reason)) return true;
  const { length } = [...words.trim()];
  return length >= REFUND_LIMITS.reasonMin && length <= REFUND_LIMITS.reasonMax;
}
