import {
  INSPECTION_MACHINE,
  type InspectionActor,
  type InspectionEvent,
  type InspectionFacts,
  type InspectionState,
} from '@voltfront/rules/inspection/inspection-moves';
import type { Ctx } from '../../kernel/context';
import { keepStates } from '../../kernel/state-machine';
import {
  addInspection,
  type InspectionKey,
  type InspectionRow,
  lockInspection,
  type NewInspection,
  updateInspection,
} from './inspection.repository';
import { inspectionTexts } from './inspection.texts';

interface InspectionKind {
  key: InspectionKey;
  row: InspectionRow;
  changes: Partial<NewInspection>;
  state: InspectionState;
  event: InspectionEvent;
  actor: InspectionActor;
  facts: InspectionFacts;
}

/** States of the reports. What happens is told on the timeline of the order, which its caller has locked before. */
export const inspectionStates = keepStates<InspectionKind>({
  machine: () => INSPECTION_MACHINE,
  facts: ({ openQuestions }) => ({ openQuestions }),
  lock: lockInspection,
  missing: inspectionTexts.missing,
  write: (ctx, { userId, orderNo }, changes) => updateInspection(ctx.db, { userId, orderNo }, changes),
});

/** The report of an order, begun where it was not yet, and locked. The order must be locked by this transaction. */
export async function lockBegun(ctx: Ctx, { userId, orderNo }: InspectionKey): Promise<InspectionRow> {
  const now = ctx.now();
  await addInspection(ctx.db, { userId, orderNo, state: 'notReady', createdAt: now, updatedAt: now });
  return inspectionStates.lock(ctx, { userId, orderNo });
}
