import { defineTexts } from '../../kernel/texts';

/** Lines of the examples in the rules of finance. */
export const exampleTexts = defineTexts('financeExample', {
  finalPayment: ['末期尾款', 'Final payment'],
  finalPaymentNote: ['与最后一期月供同日支付', 'Paid on the day of the last monthly payment'],
  loan: ['贷款额', 'Loan'],
  rate: ['年利率', 'Annual rate'],
  monthlyRate: [({ percent }: { percent: string }) => `月利率 ${percent}`, ({ percent }) => `${percent} a month`],
  term: ['期数', 'Term'],
  firstMonthly: ['首月月供', 'First monthly payment'],
  lastMonthly: ['最后一期月供', 'Last monthly payment'],
  lastMonthlyNote: ['补齐各期四舍五入的差额', 'Makes up for rounding in the other payments'],
  interest: ['利息合计', 'Total interest'],
  repayment: ['还款合计', 'Total repayment'],
  repaymentNote: ['贷款额 + 利息合计', 'Loan + total interest'],
  downPayment: ['首付', 'Down payment'],
  downPaymentNote: [({ percent }: { percent: number }) => `车价 × ${percent}%`, ({ percent }) => `Price × ${percent}%`],
  ofTradeIn: ['其中置换车款', 'Of it by the trade-in'],
  ofPaid: ['其中订单已付', 'Of it already paid'],
  stillToPay: ['还需支付首付款', 'Still to pay'],
  loanNote: ['车价 − 首付', 'Price − down payment'],
  fullPayment: ['全款合计', 'Total in full'],
  nominalRate: ['机构年利率', 'Annual rate of the lender'],
  yourRate: ['您的年利率', 'Your annual rate'],
  yourInterest: ['您承担的利息', 'Interest that you pay'],
  brandInterest: ['品牌承担的利息', 'Interest that the brand pays'],
});
