import type { FinanceRuleSectionData } from '@voltfront/contract';
import { splitFirstPayment } from '@voltfront/rules/finance/first-payment';
import { type RepaymentPlan, repaymentPlan, subsidisedInterestFen } from '@voltfront/rules/finance/repayment-plan';
import { formatFen } from '@voltfront/rules/money';
import { carCosts } from './car-costs';
import { exampleTexts } from './example.texts';
import { figureTexts } from './figure.texts';
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
  const final = finalFen > 0 ? [line(exampleTexts.finalPayment, yuan(finalFen), exampleTexts.finalPaymentNote)] : [];
  return {
    title,
    lines: [
      line(exampleTexts.loan, yuan(loanFen)),
      line(exampleTexts.rate, percent(rateBp), exampleTexts.monthlyRate({ percent: `${(rateBp / 1200).toFixed(4)}%` })),
      line(exampleTexts.term, figureTexts.months({ months })),
      line(isFalling ? exampleTexts.firstMonthly : figureTexts.monthly, yuan(plan.monthlyFen)),
      line(exampleTexts.lastMonthly, yuan(plan.lastMonthlyFen), isFalling ? null : exampleTexts.lastMonthlyNote),
      ...final,
      line(exampleTexts.interest, yuan(plan.totalInterestFen)),
      line(exampleTexts.repayment, yuan(plan.totalRepaymentFen), exampleTexts.repaymentNote),
    ],
    rows: shownRows(plan),
  };
}

function firstPaymentExample({ title, ...input }: Spec<'firstPayment'>): Example {
  const split = splitFirstPayment(input);
  return {
    title,
    lines: [
      line(figureTexts.price, yuan(input.priceFen)),
      line(
        exampleTexts.downPayment,
        yuan(split.downPaymentFen),
        exampleTexts.downPaymentNote({ percent: input.downPercent }),
      ),
      line(exampleTexts.ofTradeIn, yuan(input.tradeInFen)),
      line(exampleTexts.ofPaid, yuan(input.paidEarlierFen)),
      line(exampleTexts.stillToPay, yuan(split.firstPaymentFen)),
      line(exampleTexts.loan, yuan(split.loanFen), exampleTexts.loanNote),
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
      line(figureTexts.price, yuan(priceFen)),
      ...costs.map(({ name, amountFen, note }) => line(name, yuan(amountFen), note)),
      line(exampleTexts.fullPayment, yuan(totalFen)),
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
      line(exampleTexts.loan, yuan(loanFen)),
      line(exampleTexts.nominalRate, percent(nominalRateBp)),
      line(exampleTexts.yourRate, percent(rateBp)),
      line(figureTexts.monthly, yuan(plan.monthlyFen), figureTexts.months({ months })),
      line(exampleTexts.yourInterest, yuan(plan.totalInterestFen)),
      line(exampleTexts.brandInterest, yuan(subsidyFen)),
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
