import { brand } from '@voltfront/brand';
import type { QuoteData } from '@voltfront/contract';
import type { Clause, OptionInWords, StoredBuyer } from './order.types';

/** What an order or draft knows for filling an agreement in. */
export interface FillSource {
  quote: QuoteData;
  options: OptionInWords[];
  buyer: StoredBuyer | null;
  kind: string;
  dueFen: number;
  paidEarlierFen: number;
  orderNo: string | null;
  cityName?: string;
}

const BLANK = '________';
const UNKNOWN = '以订单确认信息为准';

const yuan = (amountFen: number) => (amountFen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 });

/** Brand values and blanks: what every text can be filled with. */
export function blankValues(): Record<string, string> {
  return { brand: brand.name, company: brand.company, phone: brand.phone, app: brand.appName };
}

/** The values for `{{placeholders}}`. Numbers of the buyer are masked: the copy proves itself by its number. */
export function fillValues(source: FillSource): Record<string, string> {
  const { quote, options, buyer } = source;
  const depositFen = source.kind === 'deposit' || source.kind === 'snapUp' ? 500_000 : 200_000;
  return {
    ...blankValues(),
    orderNo: source.orderNo ?? '提交订单后生成',
    buyerName: buyer?.name ?? UNKNOWN,
    buyerNumber: buyer?.maskedNumber ?? UNKNOWN,
    buyerMobile: buyer?.maskedMobile ?? UNKNOWN,
    modelName: quote.modelName,
    versionName: quote.versionName,
    configuration: options.map((option) => `${option.group}：${option.name}`).join('；') || '标准配置',
    totalPrice: yuan(quote.totalFen),
    deposit: yuan(depositFen),
    dueAmount: yuan(source.dueFen),
    paidEarlier: yuan(source.paidEarlierFen),
    cityName: source.cityName ?? quote.delivery.cityName ?? UNKNOWN,
    deliveryWeeks: `${quote.delivery.fromWeeks}-${quote.delivery.toWeeks}`,
  };
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => values[name] ?? BLANK);

/** Fills the clauses of an agreement in; what nobody knows stays a blank line. */
export function fillClauses(clauses: readonly Clause[], values: Record<string, string>): Clause[] {
  return clauses.map((clause) => ({
    ...clause,
    title: fill(clause.title, values),
    paragraphs: clause.paragraphs.map((paragraph) => fill(paragraph, values)),
  }));
}
