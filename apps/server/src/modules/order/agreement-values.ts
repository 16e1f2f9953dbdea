import { brand } from '@voltfront/brand';
import type { QuoteData } from '@voltfront/contract';
import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { formatFen } from '@voltfront/rules/money';
import { DEPOSIT_FEN } from '@voltfront/rules/order/order-constants';
import type { Clause, OptionInWords, OrderKind, StoredBuyer } from './order.types';

/** Data of an order or draft that fills an agreement. */
export interface FillSource {
  quote: QuoteData;
  options: OptionInWords[];
  buyer: StoredBuyer | null;
  kind: OrderKind;
  dueFen: number;
  paidEarlierFen: number;
  orderNo: string | null;
  cityName?: string;
  /** Title of the chosen special agreement. */
  chosenTitle?: string | null;
  /** When the order locks itself (epoch ms): until then a special agreement can be chosen. */
  locksAt?: number | null;
}

const BLANK = '________';
const UNKNOWN = '以订单确认信息为准';

/** An amount in the agreements' format: 5,000.00. */
export const yuan = (amountFen: number) => formatFen(amountFen, { hasThousands: true });

/** A time in Asia/Shanghai: 2026-11-20 18:30. */
export const shanghaiTime = (at: number) =>
  new Date(at + SHANGHAI_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');

/** Default values for all texts: brand data, and blanks to fill in. */
export function blankValues(): Record<string, string> {
  return { brand: brand.name, company: brand.company, phone: brand.phone, app: brand.appName, refundDays: '7' };
}

/**
 * The values of the `{{placeholders}}`. The buyer's numbers are masked: a copy is identified by its
 * own number.
 */
export function fillValues(source: FillSource): Record<string, string> {
  const { quote, options, buyer } = source;
  return {
    ...blankValues(),
    orderNo: source.orderNo ?? '提交订单后生成',
    buyerName: buyer?.name ?? UNKNOWN,
    buyerIdNumber: buyer?.maskedNumber ?? UNKNOWN,
    buyerMobile: buyer?.maskedMobile ?? UNKNOWN,
    modelName: quote.modelName,
    versionName: quote.versionName,
    configuration: options.map((option) => `${option.group}：${option.name}`).join('；') || '标准配置',
    totalPrice: yuan(quote.totalFen),
    deposit: yuan(DEPOSIT_FEN[source.kind]),
    dueAmount: yuan(source.dueFen),
    paidEarlier: yuan(source.paidEarlierFen),
    deliveryCity: source.cityName ?? quote.delivery.cityName ?? UNKNOWN,
    deliveryWeeks: `${quote.delivery.fromWeeks} 至 ${quote.delivery.toWeeks}`,
    deadline: source.locksAt ? shanghaiTime(source.locksAt) : BLANK,
    choice: source.chosenTitle ?? BLANK,
  };
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => values[name] ?? BLANK);

/** Fills in an agreement's clauses; unknown values become blank lines. */
export function fillClauses(clauses: readonly Clause[], values: Record<string, string>): Clause[] {
  return clauses.map((clause) => ({
    ...clause,
    title: fill(clause.title, values),
    paragraphs: clause.paragraphs.map((paragraph) => fill(paragraph, values)),
  }));
}
