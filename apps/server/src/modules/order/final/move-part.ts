import {
  FINAL_PART_MACHINE,
  type FinalPartActor,
  type FinalPartEvent,
  type FinalPartState,
} from '@voltfront/rules/order/final-account';
import { keepStates } from '../../../kernel/state-machine';
import { type NewPart, type PartKey, type PartRow, selectPartForUpdate, updatePart } from './final.repository';
import { finalTexts } from './final.texts';

interface PartKind {
  key: PartKey;
  row: PartRow;
  changes: Partial<NewPart>;
  state: FinalPartState;
  event: FinalPartEvent;
  actor: FinalPartActor;
  facts: null;
}

/** States of cash parts; their changes are shown on the order's timeline, and the order is locked before. */
export const finalParts = keepStates<PartKind>({
  machine: () => FINAL_PART_MACHINE,
  facts: () => null,
  lock: selectPartForUpdate,
  missing: finalTexts.missing,
  write: (ctx, row, changes) => updatePart(ctx.db, row, changes),
});
