import { t } from '@lingui/core/macro';
import type { FinalPartData, FinalPaymentData } from '@voltfront/contract';
import { formatYuan, parseYuan } from '@voltfront/rules/money';

type Final = FinalPaymentData;

/** Title of a final payment's state. */
export function finalTitle({ state }: Pick<Final, 'state'>): string {
  const titles: Record<Final['state'], string> = {
    notDue: t`车辆到店后支付`,
    due: t`待支付尾款`,
    partlyPaid: t`已支付部分尾款`,
    waitingForLoanOrTradeIn: t`等待贷款或置换`,
    paidInFull: t`尾款已付清`,
  };
  return titles[state];
}

/** What the customer can do now, or is waited for. */
export function finalHint({ state, restFen, loan, tradeIn }: Final): string {
  if (state === 'notDue') return t`车辆到店后我们会通知您，现在可先申请贷款或置换旧车`;
  if (state === 'paidInFull') return t`可以开具发票、选择保险，并凭提车码提车`;
  if (state === 'waitingForLoanOrTradeIn' && restFen > 0) return t`贷款审核中，通过后自动抵扣；也可以先支付现金`;
  if (state !== 'waitingForLoanOrTradeIn') return t`可分多次支付，每笔不低于 ¥1,000`;
  if (loan?.state === 'approved') return t`现金部分已付清，金融机构放款后即付清尾款`;
  return tradeIn?.state === 'agreed' ? t`现金部分已付清，到店交付旧车后即付清尾款` : t`现金部分已付清`;
}

/** Progress of the loan, beside its row. */
export function loanWords({ loan }: Pick<Final, 'loan'>): string {
  if (!loan) return t`去测算`;
  const amount = formatYuan(loan.state === 'review' ? loan.amountFen : loan.countedFen);
  const words = {
    review: t`${amount} 审核中`,
    approved: t`${amount} 已通过`,
    paidOut: t`${amount} 已放款`,
  };
  return words[loan.state];
}

/** Progress of the old car, beside its row. */
export function tradeInWords({ tradeIn }: Pick<Final, 'tradeIn'>): string {
  if (!tradeIn) return t`去估价`;
  const amount = formatYuan(tradeIn.countedFen);
  const words = { review: t`评估中`, agreed: t`抵扣 ${amount}`, handedOver: t`已抵扣 ${amount}` };
  return words[tradeIn.state];
}

/** State of a cash part; what went back of it comes first. */
export function partWords({ state, amountFen, returnedFen }: FinalPartData): string {
  if (returnedFen >= amountFen) return t`已退回`;
  if (returnedFen > 0) {
    const amount = formatYuan(returnedFen);
    return t`已退回 ${amount}`;
  }
  const words = { open: t`待支付`, paid: t`已支付`, expired: t`超时未支付`, cancelled: t`已取消` };
  return words[state];
}

/** Fen of an amount as somebody typed it in yuan; null when it is none. */
export const typedFen = (text: string): number | null => parseYuan(text.replace(/[,，\s¥]/g, ''));

/** Why an amount cannot be paid; null when it can. The server looks again. */
export function amountProblem(amountFen: number | null, limits: NonNullable<Final['limits']>): string | null {
  const { minFen, maxFen } = limits;
  if (amountFen !== null && amountFen >= minFen && amountFen <= maxFen) return null;
  const [least, most] = [formatYuan(minFen), formatYuan(maxFen)];
  return minFen === maxFen ? t`剩余 ${most} 请一次付清` : t`请输入 ${least} 至 ${most}`;
}
