import type { Move, StateMachine } from '../state-machine';

/** States of the inspection report: 待出具, 待确认, 有疑问, 已更正, 已确认. */
export const INSPECTION_STATES = ['notReady', 'ready', 'questioned', 'corrected', 'confirmed'] as const;
/** State of an inspection report. */
export type InspectionState = (typeof INSPECTION_STATES)[number];
/** What can happen to an inspection report. */
export type InspectionEvent = 'write' | 'ask' | 'correct' | 'confirm';
/** Who makes a move. */
export type InspectionActor = 'customer' | 'staff';

/** What the conditions look at. */
export interface InspectionFacts {
  /** Questions without an answer. */
  openQuestions: number;
}

type InspectionMove = Move<InspectionState, InspectionEvent, InspectionActor, InspectionFacts>;

const areAllAnswered = ({ openQuestions }: InspectionFacts): boolean => openQuestions === 0;

const moves: readonly InspectionMove[] = [
  { event: 'write', from: ['notReady'], to: 'ready', who: ['staff'] },
  { event: 'ask', from: ['ready', 'corrected', 'questioned'], to: 'questioned', who: ['customer'] },
  { event: 'correct', from: ['questioned'], to: 'corrected', who: ['staff'], when: areAllAnswered },
  { event: 'confirm', from: ['ready', 'corrected'], to: 'confirmed', who: ['customer'], when: areAllAnswered },
];

/**
 * The life of an inspection report. A question closes it for the confirmation until staff have answered every one; what is
 * confirmed stays so.
 */
export const INSPECTION_MACHINE: StateMachine<InspectionState, InspectionEvent, InspectionActor, InspectionFacts> = {
  states: INSPECTION_STATES,
  moves,
};
