import type { PriceLineData, QuoteData, SubsidyKindData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { loadVersion, withLines } from '../vehicle';
import type { NewOrder, OrderRow } from './order.repository';
import type { StoredBuyer } from './order.types';

/**
 * The subsidy that applies: the personal one for a person, the enterprise one for a company,
 * whatever the client asked for; `none` waives it. Without a buyer the requested one is shown.
 */
export function subsidyFor(wanted: SubsidyKindData, buyer: StoredBuyer | null): SubsidyKindData {
  return wanted === 'none' || !buyer ? wanted : buyer.kind;
}

const isSubsidy = ({ kind }: PriceLineData) => kind === 'personalSubsidy' || kind === 'enterpriseSubsidy';

/**
 * The price line of a subsidy, at the amount frozen in the quote; none when there is nothing to
 * deduct.
 */
async function subsidyLines(ctx: Ctx, quote: QuoteData, subsidy: SubsidyKindData, restFen: number) {
  if (subsidy === 'none') return [];
  const { subsidies } = await loadVersion(ctx, quote.configuration.versionId);
  const { personalFen, enterpriseFen } = quote.subsidies;
  const takenFen = Math.min(subsidy === 'personal' ? personalFen : enterpriseFen, restFen);
  const row = subsidies[subsidy];
  return row && takenFen > 0 ? [{ kind: row.kind, code: row.code, name: row.name, amountFen: -takenFen }] : [];
}

/**
 * The changes to an order that is transferred between a person and a company: one subsidy replaces
 * the other, all other prices stay. Empty for a buyer of the same kind, or an order without a
 * subsidy.
 */
export async function exchangeSubsidy(ctx: Ctx, row: OrderRow, buyer: StoredBuyer): Promise<Partial<NewOrder>> {
  const { quote } = row;
  const subsidy = subsidyFor(row.subsidy, buyer);
  if (subsidy === row.subsidy) return {};
  const others = quote.lines.filter((line) => !isSubsidy(line));
  const restFen = others.reduce((sumFen, { amountFen }) => sumFen + amountFen, 0);
  const found = quote.lines.findIndex(isSubsidy);
  const place = found < 0 ? others.length : found;
  const gained = await subsidyLines(ctx, quote, subsidy, restFen);
  const changed = await withLines(ctx, quote, [...others.slice(0, place), ...gained, ...others.slice(place)]);
  return { subsidy, quote: changed, totalFen: changed.totalFen };
}
