import { finalStates, type Move, type StateMachine, tryMove } from '../state-machine';

/** States of a loan application: 待提交 at the lender, 已提交, 审核中, 已通过, 未通过, 已撤回. */
export const APPLICATION_STATES = ['opened', 'submitted', 'reviewing', 'approved', 'rejected', 'withdrawn'] as const;
/** State of a loan application. */
export type ApplicationState = (typeof APPLICATION_STATES)[number];
/** A lender's report moves an application, and names the state that it is in now. */
export type ApplicationEvent = Exclude<ApplicationState, 'opened'>;

const report = (
  to: ApplicationEvent,
  from: readonly ApplicationState[],
): Move<ApplicationState, ApplicationEvent, 'lender'> => ({ event: to, from, to, who: ['lender'] });

/** The life of a loan application; a lender may leave steps out. */
export const APPLICATION_MACHINE: StateMachine<ApplicationState, ApplicationEvent, 'lender'> = {
  states: APPLICATION_STATES,
  moves: [
    report('submitted', ['opened']),
    report('reviewing', ['opened', 'submitted']),
    report('approved', ['opened', 'submitted', 'reviewing']),
    report('rejected', ['opened', 'submitted', 'reviewing']),
    report('withdrawn', ['opened', 'submitted', 'reviewing', 'approved']),
  ],
};

/** States of an open application. An approved one is open: it may be withdrawn. */
export const OPEN_APPLICATION_STATES: readonly ApplicationState[] = APPLICATION_STATES.filter(
  (state) => !finalStates(APPLICATION_MACHINE).includes(state),
);

/**
 * Whether a lender's report moves an application. An older report after a newer one, and the same one again, do not.
 *
 * Example: `reviewing` after `approved` changes nothing; `withdrawn` after `approved` gives the approval back.
 */
export const canMoveApplication = (from: ApplicationState, to: ApplicationState): boolean =>
  to !== 'opened' && tryMove(APPLICATION_MACHINE, { state: from, event: to, who: 'lender', facts: null }).isAllowed;
