import {
  WRITING_MACHINE,
  type WritingActor,
  type WritingEvent,
  type WritingFacts,
  type WritingState,
} from '@voltfront/rules/writing/writing-moves';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { keepStates } from '../../kernel/state-machine';
import { lockWriting, updateWriting, type WritingRow } from './writing.repository';
import { writingTexts } from './writing.texts';

/** Steps that are kept of one article: withdrawing and submitting again has no end. */
const MOST_STEPS = 40;

interface WritingKind {
  key: string;
  row: WritingRow;
  changes: Partial<WritingRow>;
  state: WritingState;
  event: WritingEvent;
  actor: WritingActor;
  facts: WritingFacts;
}

/** States of articles by customers. */
export const writingStates = keepStates<WritingKind>({
  machine: () => WRITING_MACHINE,
  facts: ({ appeal }) => ({ hasAppealed: appeal !== null }),
  lock: lockWriting,
  missing: writingTexts.missing,
  write: (ctx, row, changes, { state, who, note, at }) =>
    updateWriting(ctx.db, row.id, { ...changes, steps: [...row.steps, { state, who, note, at }].slice(-MOST_STEPS) }),
});

/** The caller's own article, locked until the transaction ends. @throws NOT_FOUND also for somebody else's */
export async function lockOwn(ctx: ActorCtx, writingId: string): Promise<WritingRow> {
  const row = await writingStates.lock(ctx, writingId);
  if (row.accountId !== ctx.actor.accountId) throw refuse('NOT_FOUND', { message: writingTexts.missing });
  return row;
}

/** Whether its author may still appeal. */
export const canAppeal = (ctx: Ctx, row: WritingRow): boolean =>
  writingStates.next(row, 'appeal', 'author', ctx.now()) !== null;
