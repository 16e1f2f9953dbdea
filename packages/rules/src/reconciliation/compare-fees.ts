import type { DifferenceAbout, FoundDifference, StatementLine } from './books';
import { agreedFeeFen, type FundFlow, type FundSums, fundSums } from './fees';

/** A day's bill, and what moved on the account. */
export interface FundsOfDay {
  /** Names the differences of the day's sums. */
  dayId: string;
  /** Lines of the bill that count: without what an earlier bill named already. */
  lines: readonly StatementLine[];
  flow: FundFlow;
  /** The agreed rate, per million of what is settled. */
  feePerMillion: number;
}

/** What a comparison of fees and funds says. */
export interface FundComparison {
  differences: FoundDifference[];
  /** Sums of the bill, and the fees that the rate makes of it. */
  bill: FundSums & { agreedFeeFen: number };
}

const SAME = { providerNo: null, ourState: null, theirState: null, ourAt: null, theirAt: null, isRepairable: false };

/** Fees of a number that are not what the rate makes; several lines of one number are one difference. */
function feeDifferences(lines: readonly StatementLine[], perMillion: number): FoundDifference[] {
  const found = new Map<string, FoundDifference>();
  for (const line of lines) {
    const { about, number, providerNo, feeFen, state: theirState, at: theirAt } = line;
    const agreed = agreedFeeFen(line, perMillion);
    if (feeFen === agreed) continue;
    const before = found.get(`${about} ${number}`);
    const [ourFen, theirFen] = [(before?.ourFen ?? 0) + agreed, (before?.theirFen ?? 0) + feeFen];
    found.set(`${about} ${number}`, {
      ...{ ...SAME, kind: 'feeDiffers', about, number, providerNo, theirState, theirAt },
      ...{ ourFen, theirFen, effectFen: ourFen - theirFen },
    });
  }
  return [...found.values()];
}

function flowDifferences(dayId: string, bill: FundSums, flow: FundSums): FoundDifference[] {
  const sides: [DifferenceAbout, number, number, 1 | -1][] = [
    ['payment', bill.paidFen, flow.paidFen, 1],
    ['refund', bill.refundedFen, flow.refundedFen, -1],
    ['fee', bill.feeFen, flow.feeFen, -1],
  ];
  return sides
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([about, ourFen, theirFen, sign]) => ({
      ...{ ...SAME, kind: 'flowDiffers', about, number: dayId },
      ...{ ourFen, theirFen, effectFen: sign * (theirFen - ourFen) },
    }));
}

/**
 * Compares the fees of a bill with the agreed rate, and its sums with what moved on the account. In a fee's difference `ourFen`
 * is what the rate makes and `theirFen` what was taken; in one of the flow `ourFen` is the bill's sum and `theirFen` the flow's.
 * An effect is what the shop has more (+) or less (−) by it.
 *
 * Example at 0.6 %: the bill takes 31.00 for 5,000.00, and gives back 12.00 for a refund of 2,000.00; the flow has 5,000.00 in,
 * 2,000.00 back and fees of 31.00. `feeDiffers` of the payment: 30.00 agreed, 31.00 taken, −1.00. `flowDiffers` of fees: 19.00
 * on the bill, 31.00 in the flow, −12.00. Net settled is 2,981.00 by the bill and 2,969.00 by the flow.
 *
 * For every day: agreed fees − fees of the bill = sum of the effects of `feeDiffers`; net of the flow − net of the bill = sum of
 * those of `flowDiffers`.
 */
export function compareFunds({ dayId, lines, flow, feePerMillion }: FundsOfDay): FundComparison {
  const bill = fundSums(lines);
  const agreed = lines.reduce((fen, line) => fen + agreedFeeFen(line, feePerMillion), 0);
  return {
    differences: [...feeDifferences(lines, feePerMillion), ...flowDifferences(dayId, bill, flow)],
    bill: { ...bill, agreedFeeFen: agreed },
  };
}
