/** What a line of money is about: money that came, or money that went back. */
export type MoneyAbout = 'payment' | 'refund';

/** A line of a provider's statement. */
export interface StatementLine {
  about: MoneyAbout;
  /** The shop's payment number, or its refund number for a refund. */
  number: string;
  /** The provider's own number of the payment or refund. */
  providerNo: string;
  amountFen: number;
  /** The part of it that is settled with the shop: without what coupons of the provider paid. */
  settledFen: number;
  /** What the provider takes for it; negative where a refund gives a fee back. */
  feeFen: number;
  /** When the provider booked it (epoch ms). */
  at: number;
  /** `processing`: a refund that was accepted and not carried out yet. `failed`: no money moved. */
  state: 'done' | 'processing' | 'failed';
}

/** A payment or refund in the shop's books. */
export interface BookEntry {
  about: MoneyAbout;
  number: string;
  amountFen: number;
  /** State in words of the shop, such as `pending`; it is kept with a difference. */
  state: string;
  /** When the money moved as far as the shop knows (epoch ms); null while it has not. */
  at: number | null;
  /** When the provider may have booked it at the earliest: a refund counts here when the shop hears that it is done. */
  openedAt: number;
  /** Staff transferred the money to a bank account, so no statement of a provider has it. */
  isByBank: boolean;
  /** The provider said that it cannot give the money back. */
  isFailed: boolean;
}

/** How the two sides can differ. */
export const DIFFERENCE_KINDS = [
  'missingHere',
  'missingThere',
  'amountDiffers',
  'stateDiffers',
  'double',
  'feeDiffers',
  'flowDiffers',
] as const;
/**
 * Kind of a difference.
 * - `missingHere`: on the statement, unknown to the shop. `missingThere`: in the shop's books, on no statement.
 * - `amountDiffers`: both know it with different amounts. `stateDiffers`: one side says that the money moved, the other not.
 * - `double`: money moved more often than the shop counts it.
 * - `feeDiffers`: the fee of a line is not what the agreed rate makes. `flowDiffers`: a sum of the account is not the bill's.
 */
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** What a difference is about: a payment, a refund, or the fees of a day. */
export type DifferenceAbout = MoneyAbout | 'fee';

/** A difference that a comparison finds. */
export interface FoundDifference {
  kind: DifferenceKind;
  about: DifferenceAbout;
  /** Of a payment or refund; of a day where the sums of its account differ. */
  number: string;
  providerNo: string | null;
  /** Amounts that each side counts; null where it has none. */
  ourFen: number | null;
  theirFen: number | null;
  /** What the provider counts less what the shop counts; money that goes back is negative. */
  effectFen: number;
  ourState: string | null;
  theirState: StatementLine['state'] | null;
  ourAt: number | null;
  theirAt: number | null;
  /** Asking the provider about it can put it right. */
  isRepairable: boolean;
}

/** Sums of one side for a day. */
export interface SideTotals {
  paidCount: number;
  paidFen: number;
  refundedCount: number;
  refundedFen: number;
}

/** Kinds that are found between the books and a bill; the others are about fees and the account. */
export const isBookKind = (kind: DifferenceKind): boolean => kind !== 'feeDiffers' && kind !== 'flowDiffers';

/** Key of a payment or refund on both sides. */
export const moneyKey = ({ about, number }: { about: MoneyAbout; number: string }): string => `${about} ${number}`;

/** Sums of lines or entries. */
export function totalsOf(rows: readonly { about: MoneyAbout; amountFen: number }[]): SideTotals {
  const [paid, refunded] = [
    rows.filter(({ about }) => about === 'payment'),
    rows.filter(({ about }) => about === 'refund'),
  ];
  const sum = (some: readonly { amountFen: number }[]) => some.reduce((fen, { amountFen }) => fen + amountFen, 0);
  return {
    paidCount: paid.length,
    paidFen: sum(paid),
    refundedCount: refunded.length,
    refundedFen: sum(refunded),
  };
}

/** Money in less money back, in fen. */
export const netFen = ({ paidFen, refundedFen }: SideTotals): number => paidFen - refundedFen;
