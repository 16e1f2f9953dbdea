import { formatYuan } from '@voltfront/rules/money';
import { defineTexts } from '../../../kernel/texts';

interface Amount {
  amountFen: number;
}
type Part = Amount & { part: number };

/** Texts of final payments. Lines of the timeline are stored, so the meaning of a key must never change. */
export const finalTexts = defineTexts('final', {
  notDue: ['车辆到店后才能支付尾款', 'The final payment is due when the car has arrived'],
  nothingLeft: ['没有需要支付的尾款', 'There is nothing left to pay'],
  between: [
    ({ minFen, maxFen }: { minFen: number; maxFen: number }) =>
      minFen === maxFen ? `请支付 ${formatYuan(maxFen)}` : `请支付 ${formatYuan(minFen)} 至 ${formatYuan(maxFen)}`,
    ({ minFen, maxFen }) =>
      minFen === maxFen
        ? `Please pay ${formatYuan(maxFen)}`
        : `Please pay ${formatYuan(minFen)} to ${formatYuan(maxFen)}`,
  ],
  otherOpen: ['还有一笔尾款待支付，请先支付或取消', 'Another part is open, please pay or cancel it first'],
  missing: ['这笔尾款不存在', 'This part of the final payment does not exist'],
  opened: ['待支付一笔尾款', 'Part of the final payment opened'],
  openedNote: [
    ({ part, amountFen }: Part) => `第 ${part} 笔 ${formatYuan(amountFen)}，请在 30 分钟内支付`,
    ({ part, amountFen }) => `Part ${part}, ${formatYuan(amountFen)}, to be paid within 30 minutes`,
  ],
  paid: ['尾款到账', 'Part of the final payment received'],
  paidNote: [
    ({ part, amountFen }: Part) => `第 ${part} 笔 ${formatYuan(amountFen)}`,
    ({ part, amountFen }) => `Part ${part}, ${formatYuan(amountFen)}`,
  ],
  closed: ['一笔尾款未支付', 'Part of the final payment not paid'],
  expiredNote: [
    ({ part, amountFen }: Part) => `第 ${part} 笔 ${formatYuan(amountFen)} 超过 30 分钟未支付`,
    ({ part, amountFen }) => `Part ${part}, ${formatYuan(amountFen)}, was not paid within 30 minutes`,
  ],
  cancelledNote: [
    ({ part, amountFen }: Part) => `您取消了第 ${part} 笔 ${formatYuan(amountFen)}`,
    ({ part, amountFen }) => `You cancelled part ${part}, ${formatYuan(amountFen)}`,
  ],
  coveredNote: [
    ({ part, amountFen }: Part) => `第 ${part} 笔 ${formatYuan(amountFen)} 已由贷款、置换或卡券抵扣，无需支付`,
    ({ part, amountFen }) => `Part ${part}, ${formatYuan(amountFen)}, is covered by loan, trade-in or coupons`,
  ],
  loanArrived: ['贷款已到账', 'The loan was paid out'],
  tradeInArrived: ['旧车已交付并抵扣', 'The old car was handed over and counted'],
  amountNote: [({ amountFen }: Amount) => formatYuan(amountFen), ({ amountFen }) => formatYuan(amountFen)],
  tooMuch: ['贷款、置换或卡券抵扣后多付', 'more than needed after loan, trade-in or coupons'],
  allPaid: ['可开票、投保，凭提车码提车', 'Now invoice, insurance and the pickup code'],
});
