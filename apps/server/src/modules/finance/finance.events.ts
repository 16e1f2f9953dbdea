/** Events of this module. */
declare module '../../kernel/jobs' {
  interface EventMap {
    /** A lender decided about the loan of an order. `approvedFen` is null when it was rejected. */
    LoanDecided: { userId: string; orderNo: string; applicationNo: string; approvedFen: number | null; at: number };
  }
}

export {};
