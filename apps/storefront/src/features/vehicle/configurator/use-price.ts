import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PriceLineData, QuoteData, VersionConfigData, VersionSummaryData } from '@voltfront/contract';
import { CONFIG_INVALID } from '@voltfront/contract/error-codes';
import { selectionPriceFen } from '@voltfront/rules/configurator/selection-price';
import type { Selection } from '@voltfront/rules/configurator/types';
import { formatYuan } from '@voltfront/rules/money';
import { useEffect, useMemo } from 'react';
import { apiQuery, hasCode, useDebounced } from '@/api';
import { toast } from '@/ui';

/** Taps in quick succession are priced by the server together, after this time (ms). */
const QUOTE_DELAY_MS = 300;

const REDUCTIONS: readonly PriceLineData['kind'][] = ['discount', 'personalSubsidy', 'enterpriseSubsidy', 'coupon'];

/** Discounts and subsidies of a quote, in fen; zero or less. */
const reductionFen = (quote: QuoteData): number =>
  quote.lines.filter((line) => REDUCTIONS.includes(line.kind)).reduce((sumFen, line) => sumFen + line.amountFen, 0);

export interface PriceInput {
  config: VersionConfigData;
  selection: Selection;
  version: VersionSummaryData | undefined;
  cityCode: string | undefined;
  /** The server knows other prices or options than this screen: load them again. */
  onOutdated: () => void;
}

export interface LocalPrice {
  /** Price of the choice after discounts and subsidy, in fen. */
  totalFen: number;
  /** The server has priced exactly this choice. */
  isConfirmed: boolean;
  /** Newest quote; may be of an earlier choice. */
  quote: QuoteData | undefined;
  /** Why this choice cannot be ordered; null when it can. */
  refusal: string | null;
}

/**
 * The price of the choice with the personal subsidy: at once by the rules, then confirmed by the server's quote, which must
 * equal it to the fen. When it does not, the server's data are loaded again and the new price is announced.
 */
export function usePrice({ config, selection, version, cityCode, onOutdated }: PriceInput): LocalPrice {
  const { modelId, versionId } = config;
  const wanted = useMemo(
    () => ({ modelId, versionId, productCodes: [...selection], subsidy: 'personal' as const, cityCode }),
    [modelId, versionId, selection, cityCode],
  );
  const asked = useDebounced(wanted, QUOTE_DELAY_MS);
  const query = useQuery({
    ...apiQuery('POST /api/mporder/v1/vehicle/quote', asked),
    placeholderData: keepPreviousData,
  });
  const quote = query.data?.configuration.versionId === versionId ? query.data : undefined;
  const listedFen = version ? version.subsidyPriceFen - version.priceFen : undefined;
  const totalFen = selectionPriceFen(config, selection) + (quote ? reductionFen(quote) : (listedFen ?? 0));

  const confirmed = query.isPlaceholderData ? undefined : quote;
  const expectedFen =
    selectionPriceFen(config, asked.productCodes) + (listedFen ?? (confirmed ? reductionFen(confirmed) : 0));
  const isSame = !confirmed || asked.versionId !== versionId || confirmed.totalFen === expectedFen;
  const newTotalFen = confirmed?.totalFen ?? 0;
  useEffect(() => {
    if (isSame) return;
    onOutdated();
    const price = formatYuan(newTotalFen);
    toast(t`价格已更新为${price}`);
  }, [isSame, newTotalFen, onOutdated]);

  const isInvalid = hasCode(query.error, CONFIG_INVALID);
  useEffect(() => {
    if (isInvalid) onOutdated();
  }, [isInvalid, onOutdated]);

  return {
    totalFen,
    isConfirmed: confirmed !== undefined && asked === wanted && isSame,
    quote,
    refusal: query.error && !isInvalid ? query.error.message : null,
  };
}
