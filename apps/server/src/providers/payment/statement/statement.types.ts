import type { StatementLine } from '@voltfront/rules/reconciliation/books';

export type { StatementLine } from '@voltfront/rules/reconciliation/books';

/** A provider's answer to the question for the statement of a day; it may have no lines. */
export type StatementAnswer = { isReady: false } | { isReady: true; lines: StatementLine[] };

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
