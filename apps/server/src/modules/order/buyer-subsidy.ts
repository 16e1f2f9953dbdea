import type { PriceLineData, QuoteData, SubsidyKindData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { loadVersion, withLines } from '../vehicle';
import type { NewOrder, OrderRow } from './order.repository';
import type { StoredBuyer } from './order.types';

/**
 * The subsidy that counts: a person gets the personal one, a company that for enterprises, whatever the client asked for;
 * `none` gives it up. As long as no buyer is named the wish shows what it would be.
 */
export function subsidyFor(wanted: SubsidyKindData, buyer: StoredBuyer | null): SubsidyKindData {
  return wanted === 'none' || !buyer ? wanted : buyer.kind;
}

const isSubsidy = ({ kind }: PriceLineData) => kind === 'personalSubsidy' || kind === 'enterpriseSubsidy';

/** The line of a subsidy, at the amount that was frozen with the quote; none when there is nothing to take off. */
async function subsidyLines(ctx: Ctx, quote: QuoteData, subsidy: SubsidyKindData, restFen: number) {
  if (subsidy === 'none') return [];
  const { subsidies } = await loadVersion(ctx, quote.configuration.versionId);
  const { personalFen, enterpriseFen } = quote.subsidies;
  const takenFen = Math.min(subsidy === 'personal' ? personalFen : enterpriseFen, restFen);
  const row = subsidies[subsidy];
  return row && takenFen > 0 ? [{ kind: row.kind, code: row.code, name: row.name, amountFen: -takenFen }] : [];
}

/**
 * What an order becomes when its name goes to a buyer of the other kind: one subsidy takes the place of the other, and
 * everything else stays at the price that it has. Nothing for a buyer of the same kind, or an order without a subsidy.
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
