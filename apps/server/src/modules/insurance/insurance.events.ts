import type { InsuranceState } from '@voltfront/rules/insurance/insurance-moves';

declare module '../../kernel/jobs' {
  interface EventMap {
    /** The insurance of an order moved. */
    InsuranceMoved: {
      userId: string;
      orderNo: string;
      modelId: string;
      from: InsuranceState;
      to: InsuranceState;
      /** Epoch milliseconds. */
      at: number;
    };
  }
  interface JobMap {
    askInsurer: { userId: string; orderNo: string; requestNo: string };
  }
}
