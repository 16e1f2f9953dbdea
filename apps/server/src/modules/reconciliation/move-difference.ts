import {
  DIFFERENCE_MACHINE,
  type DifferenceActor,
  type DifferenceEvent,
  type DifferenceState,
} from '@voltfront/rules/reconciliation/difference-moves';
import { keepStates } from '../../kernel/state-machine';
import {
  type DifferenceRow,
  type NewDifference,
  selectDifferenceForUpdate,
  updateWithLine,
} from './difference.repository';
import { reconciliationTexts } from './reconciliation.texts';

interface DifferenceEntity {
  key: string;
  row: DifferenceRow;
  changes: Partial<NewDifference>;
  state: DifferenceState;
  event: DifferenceEvent;
  actor: DifferenceActor;
  facts: null;
}

/** States of differences. */
export const differenceStates = keepStates<DifferenceEntity>({
  machine: () => DIFFERENCE_MACHINE,
  facts: () => null,
  lock: selectDifferenceForUpdate,
  missing: reconciliationTexts.missing,
  write: (ctx, { id }, changes, { sequence, state, who, note, at }) => {
    const settledBy = state === 'settled' ? who : null;
    const line = { differenceId: id, sequence, state, who, note, at };
    return updateWithLine(ctx.db, { ...changes, settledBy, historyCount: sequence }, line);
  },
});
