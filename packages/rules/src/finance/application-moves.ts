/** States of a loan application. */
export type ApplicationState = 'opened' | 'submitted' | 'reviewing' | 'approved' | 'rejected' | 'withdrawn';

/** Where an application may go from each state; a lender may leave steps out. Nothing leads out of the last two. */
export const APPLICATION_MOVES: Record<ApplicationState, readonly ApplicationState[]> = {
  opened: ['submitted', 'reviewing', 'approved', 'rejected', 'withdrawn'],
  submitted: ['reviewing', 'approved', 'rejected', 'withdrawn'],
  reviewing: ['approved', 'rejected', 'withdrawn'],
  approved: ['withdrawn'],
  rejected: [],
  withdrawn: [],
};

/**
 * Whether a lender's report moves an application. An older report after a newer one, and the same one again, do not.
 *
 * Example: `reviewing` after `approved` changes nothing; `withdrawn` after `approved` gives the approval back.
 */
export const canMoveApplication = (from: ApplicationState, to: ApplicationState): boolean =>
  APPLICATION_MOVES[from].includes(to);
