import { daysFrom, fillDeep } from '../../../demo/fill';
import type { FinanceSeed, StoredSection } from '..';
import {
  airModels,
  airSections,
  consent,
  costRules,
  type DemoFinanceProduct,
  type DemoLender,
  earlierAirSections,
  earlierRuleSections,
  endings,
  lenders,
  products,
  ruleSections,
} from './data';

const FEN = 100;
/** Days before loading from which texts and tables are in force. */
const TEXT_DAYS = { earlier: -420, current: -60 };

function lenderRow(lender: DemoLender, position: number, now: number): FinanceSeed['lenders'][number] {
  const { approvalHours, stopped, papers, ...rest } = lender;
  return {
    ...rest,
    papers: [...papers],
    approvalFromHours: approvalHours.from,
    approvalToHours: approvalHours.to,
    stoppedAt: stopped ? daysFrom(now, stopped.days) : null,
    stoppedReason: stopped?.reason ?? null,
    position,
  };
}

function productRow(product: DemoFinanceProduct, position: number, now: number): FinanceSeed['products'][number] {
  const { terms, methods, modelIds, cityCodes, downPercent, loanYuan, mortgageFeeYuan, validDays, ...rest } = product;
  return {
    ...rest,
    methods: [...methods],
    terms: terms.map(([months, rateBp, nominalRateBp = rateBp, interestFreeMonths = 0]) => ({
      months,
      rateBp,
      nominalRateBp,
      interestFreeMonths,
    })),
    modelIds: [...modelIds],
    cityCodes: cityCodes && [...cityCodes],
    minDownPercent: downPercent.min,
    maxDownPercent: downPercent.max,
    minLoanFen: loanYuan.min * FEN,
    maxLoanFen: loanYuan.max * FEN,
    mortgageFeeFen: mortgageFeeYuan * FEN,
    validFrom: daysFrom(now, validDays.from),
    validTo: validDays.to === null ? null : daysFrom(now, validDays.to),
    position,
  };
}

function textRow(
  kind: FinanceSeed['texts'][number]['kind'],
  version: string,
  validFrom: number,
  content: Partial<FinanceSeed['texts'][number]['content']> & { sections?: StoredSection[] },
): FinanceSeed['texts'][number] {
  const empty = { title: '', sections: [], endings: [], items: [], paragraphs: [] };
  return { kind, version, validFrom, content: { ...empty, ...content } };
}

function textRows(now: number): FinanceSeed['texts'] {
  const earlier = daysFrom(now, TEXT_DAYS.earlier);
  const current = daysFrom(now, TEXT_DAYS.current);
  const { version, title, items, paragraphs } = consent;
  return [
    textRow('rule', '1.0', earlier, { title: '计算说明', sections: [...earlierRuleSections] }),
    textRow('rule', '2.0', current, { title: '计算说明', sections: [...ruleSections] }),
    textRow('air', '1.0', earlier, { title: '轻享贷规则', sections: [...earlierAirSections], endings }),
    textRow('air', '2.0', current, { title: '轻享贷规则', sections: [...airSections], endings }),
    textRow('consent', version, current, { title, items, paragraphs }),
  ];
}

/** Rows of the demo's lenders, products, assumptions and texts. */
export function financeSeed(now: number): FinanceSeed {
  return {
    lenders: fillDeep(lenders).map((lender, position) => lenderRow(lender, position, now)),
    products: fillDeep(products).map((product, position) => productRow(product, position, now)),
    airModels: airModels.map((model) => ({
      ...model,
      version: 1,
      validFrom: daysFrom(now, TEXT_DAYS.earlier),
      validTo: null,
    })),
    costRules: [...costRules],
    texts: textRows(now),
  };
}
