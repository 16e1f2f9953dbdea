import {
  CHANGE_MACHINE,
  type ChangeActor,
  type ChangeEvent,
  type ChangeState,
} from '@voltfront/rules/catalogue/change-moves';
import { keepStates } from '../../kernel/state-machine';
import { type ChangeRow, lockChange, type NewChange, updateChange } from './catalogue.repository';
import { catalogueTexts } from './catalogue.texts';

interface Kind {
  key: string;
  row: ChangeRow;
  changes: Partial<NewChange>;
  state: ChangeState;
  event: ChangeEvent;
  actor: ChangeActor;
  facts: null;
}

/** States of changes. The row of a change is locked before what it changes. */
export const changeStates = keepStates<Kind>({
  machine: () => CHANGE_MACHINE,
  facts: () => null,
  lock: lockChange,
  missing: catalogueTexts.missing,
  write: (ctx, row, changes) => updateChange(ctx.db, row, changes),
});
