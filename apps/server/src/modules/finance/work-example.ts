import type { FinanceRuleSectionData } from '@voltfront/contract';
import { splitFirstPayment } from '@voltfront/rules/finance/first-payment';
import { type RepaymentPlan, repaymentPlan, subsidisedInterestFen } from '@voltfront/rules/finance/repayment-plan';
import { formatFen } from '@voltfront/rules/money';
import { carCosts } from './car-costs';
import type { CostRule, ExampleSpec } from './finance.types';

type Example = NonNullable<FinanceRuleSectionData['example']>;
type Line = Example['lines'][number];
type Spec<K extends ExampleSpec['kind']> = Extract<ExampleSpec, { kind: K }>;

const yuan = (fen: number) => `¥${formatFen(fen, { hasThousands: true })}`;
const percent = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)}%`;
const line = (label: string, value: string, note: string | null = null): Line => ({ label, value, note });

/** The first two rows and the last ones: enough to follow the calculation. */
function shownRows({ rows }: RepaymentPlan): Example['rows'] {
  return [...rows.slice(0, 2), ...rows.slice(2).slice(-2)];
}

function loanExample({ title, method, loanFen, months, rateBp, finalFen = 0 }: Spec<'loan'>): Example {
  const plan = repaymentPlan(method === 'cash' ? 'equalInstalment' : method, { loanFen, months, rateBp, finalFen });
  const isFalling = method === 'equalPrincipal';
  const final = finalFen > 0 ? [line('末期尾款', yuan(finalFen), '与最后一期月供同日支付')] : [];
  return {
    title,
    lines: [
      line('贷款额', yuan(loanFen)),
      line('年利率', percent(rateBp), `月利率 ${(rateBp / 1200).toFixed(4)}%`),
      line('期数', `${months} 个月`),
      line(isFalling ? '首月月供' : '月供', yuan(plan.monthlyFen)),
      line('最后一期月供', yuan(plan.lastMonthlyFen), isFalling ? null : '补齐各期四舍五入的差额'),
      ...final,
      line('利息合计', yuan(plan.totalInterestFen)),
      line('还款合计', yuan(plan.totalRepaymentFen), '贷款额 + 利息合计'),
    ],
    rows: shownRows(plan),
  };
}

function firstPaymentExample({ title, ...input }: Spec<'firstPayment'>): Example {
  const split = splitFirstPayment(input);
  return {
    title,
    lines: [
      line('车价', yuan(input.priceFen)),
      line('首付', yuan(split.downPaymentFen), `车价 × ${input.downPercent}%`),
      line('其中置换车款', yuan(input.tradeInFen)),
      line('其中订单已付', yuan(input.paidEarlierFen)),
      line('还需支付首付款', yuan(split.firstPaymentFen)),
      line('贷款额', yuan(split.loanFen), '车价 − 首付'),
    ],
    rows: [],
  };
}

function costsExample({ title, priceFen }: Spec<'costs'>, rule: CostRule): Example {
  const costs = carCosts({ priceFen, modelId: '', cityCode: null, mortgageFeeFen: 0 }, rule);
  const totalFen = costs.reduce((sum, cost) => sum + cost.amountFen, priceFen);
  return {
    title,
    lines: [
      line('车价', yuan(priceFen)),
      ...costs.map(({ name, amountFen, note }) => line(name, yuan(amountFen), note)),
      line('全款合计', yuan(totalFen)),
    ],
    rows: [],
  };
}

function subsidyExample({ title, loanFen, months, rateBp, nominalRateBp }: Spec<'subsidy'>): Example {
  const plan = repaymentPlan('equalInstalment', { loanFen, months, rateBp });
  const subsidyFen = subsidisedInterestFen('equalInstalment', { loanFen, months, rateBp }, nominalRateBp);
  return {
    title,
    lines: [
      line('贷款额', yuan(loanFen)),
      line('机构年利率', percent(nominalRateBp)),
      line('您的年利率', percent(rateBp)),
      line('月供', yuan(plan.monthlyFen), `${months} 个月`),
      line('您承担的利息', yuan(plan.totalInterestFen)),
      line('品牌承担的利息', yuan(subsidyFen)),
    ],
    rows: [],
  };
}

/** Calculates an example of a rule text by the rules of the calculator itself. */
export function workExample(spec: ExampleSpec, rule: CostRule): Example {
  if (spec.kind === 'loan') return loanExample(spec);
  if (spec.kind === 'firstPayment') return firstPaymentExample(spec);
  if (spec.kind === 'costs') return costsExample(spec, rule);
  return subsidyExample(spec);
}
