import type { ConfigurationData, PriceLineData, SubsidyKindData } from '@voltfront/contract';

/** A stock car with its price. */
export interface StockCarForFinance {
  configuration: ConfigurationData;
  modelName: string;
  versionName: string;
  cutout: string;
  subsidy: SubsidyKindData;
  lines: PriceLineData[];
  priceFen: number;
}

/** A valid estimate or offer for a customer's old car. */
export interface TradeInForFinance {
  tradeInId: string;
  /** Old car as text, such as 2019款 1.5T. */
  title: string;
  valueFen: number;
  /** True for an accepted offer, false for an estimate. */
  isBinding: boolean;
}

/** Hooks that this module calls; answered by the modules for stock cars and trade-ins. */
declare module '../../kernel/hooks' {
  interface HookMap {
    /** A stock car that can still be ordered; null when it is unknown, sold or withdrawn. */
    stockCarForFinance: { input: { stockCarId: string }; answer: StockCarForFinance | null };
    /** The account's valid estimates and offers, newest first. */
    tradeInsForFinance: { input: { accountId: string }; answer: TradeInForFinance[] };
  }
}
