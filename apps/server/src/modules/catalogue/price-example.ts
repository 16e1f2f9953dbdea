import type { ReplyOf } from '@voltfront/contract';
import { isDiscount } from '@voltfront/rules/catalogue/change-moves';
import type { Ctx } from '../../kernel/context';
import { discountExample, loadVersion, standardPrices } from '../vehicle';
import type { ChangeRow } from './catalogue.repository';
import type { ChangeValue } from './catalogue.tables';
import { discountCode, type Present, type Subject } from './subject';

type Item = ReplyOf<'GET /api/mporder/v1/staff/catalogue/effect'>['items'][number];
type Example = Pick<Item, 'standard' | 'lines'>;

/** A discount that is not in force yet, or whose end is not. */
export interface Discounted {
  text: string;
  startsAt: number | null;
  /** It is taken back. */
  isEnd: boolean;
}

/** The discount that a change is about; null for other changes. */
export const discountedOf = ({ kind, discountText, startsAt, revertsNo }: ChangeRow): Discounted | null =>
  isDiscount(kind) ? { text: discountText ?? '', startsAt, isEnd: revertsNo !== null } : null;

async function withDiscount(
  ctx: Ctx,
  { productCode, discountNo = '' }: Subject,
  { versionId, priceFen, discountFen }: Present,
  afterFen: number,
  { text, startsAt, isEnd }: Discounted,
): Promise<Example> {
  const amountFen = isEnd ? discountFen : priceFen - afterFen;
  // The price has changed since: the proposal is out of date, and has no example.
  if (amountFen <= 0) return { standard: null, lines: [] };
  const version = await loadVersion(ctx, versionId);
  const discount = { productCode, code: discountCode(discountNo, versionId), name: text, amountFen };
  const at = Math.max(startsAt ?? 0, ctx.now());
  const { withoutFen, withFen, lines } = discountExample(version, discount, at);
  if (isEnd) return { standard: { beforeFen: withFen, afterFen: withoutFen }, lines: [] };
  return {
    standard: { beforeFen: withoutFen, afterFen: withFen },
    lines: lines.map(({ code, name, amountFen: fen }) => ({ code, name, amountFen: fen })),
  };
}

/** What customers pay now and afterwards, by the rule of all quotes. A discount is looked at when it begins. */
export async function exampleOf(
  ctx: Ctx,
  subject: Subject,
  present: Present | undefined,
  after: ChangeValue,
  discounted: Discounted | null,
): Promise<Example> {
  if (present === undefined || typeof after !== 'number') return { standard: null, lines: [] };
  const { versionId, priceFen } = present;
  if (subject.kind === 'car') return { standard: { beforeFen: priceFen, afterFen: after }, lines: [] };
  if (discounted) return withDiscount(ctx, subject, present, after, discounted);
  const change = { productCode: subject.productCode, priceFen: after };
  return { standard: standardPrices(await loadVersion(ctx, versionId), change, ctx.now()), lines: [] };
}
