import type { ConfigurationData, PriceLineData, SubsidyKindData } from '@voltfront/contract';

/** A stock car at its own price. */
export interface StockCarForFinance {
  configuration: ConfigurationData;
  modelName: string;
  versionName: string;
  cutout: string;
  subsidy: SubsidyKindData;
  lines: PriceLineData[];
  priceFen: number;
}

/** An own estimate or offer for an old car that still holds. */
export interface TradeInForFinance {
  tradeInId: string;
  /** Old car in words, such as 2019款 1.5T. */
  title: string;
  valueFen: number;
  /** An accepted offer; false for an estimate. */
  isBinding: boolean;
}

/** Questions of this module to the owners of stock cars and of trade-ins. */
declare module '../../kernel/hooks' {
  interface HookMap {
    /** A stock car that can still be ordered; null when it is unknown, sold or withdrawn. */
    stockCarForFinance: { input: { stockCarId: string }; answer: StockCarForFinance | null };
    /** The account's estimates and offers that still hold, newest first. */
    tradeInsForFinance: { input: { accountId: string }; answer: TradeInForFinance[] };
  }
}
