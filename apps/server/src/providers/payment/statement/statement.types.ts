import type { StatementLine } from '@voltfront/rules/reconciliation/books';
import type { FundFlow } from '@voltfront/rules/reconciliation/fees';

export type { StatementLine } from '@voltfront/rules/reconciliation/books';

/** A provider's statement of a day: the lines of its bill, which may be none, and what moved on the shop's account. */
export interface DayStatement {
  lines: StatementLine[];
  flow: FundFlow;
}

/** A provider's answer to the question for the statement of a day; ready once both of its files are. */
export type StatementAnswer = { isReady: false } | ({ isReady: true } & DayStatement);

/**
 * Why a statement cannot be used. `hash`: not the file that the provider announced. `cutOff`: it ends too early.
 * `totals`: its lines are not its own sums. `format`: it cannot be read.
 */
export type StatementFault = 'hash' | 'cutOff' | 'totals' | 'format';

/** A statement that arrived and cannot be used; fetching it again may help. */
export class StatementBroken extends Error {
  override name = 'StatementBroken';

  constructor(
    readonly fault: StatementFault,
    message: string,
  ) {
    super(message);
  }
}
