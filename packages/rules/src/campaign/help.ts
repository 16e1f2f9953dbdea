import { DAY_MS } from '../time';

/** Where a team of helpers stands. */
export const HELP_TEAM_STATES = ['running', 'full', 'over'] as const;
export type HelpTeamState = (typeof HELP_TEAM_STATES)[number];

/** What somebody can do with a team; a visitor is told `open` where they could help after login. */
export const HELP_VIEWS = [
  'open',
  'own',
  'helped',
  'helpedStarter',
  'dailyLimit',
  'full',
  'over',
  'closed',
  'notAllowed',
] as const;
export type HelpView = (typeof HELP_VIEWS)[number];

/** Where a step of the own team stands. */
export const STEP_STATES = ['locked', 'open', 'claimed', 'soldOut', 'lapsed'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** Whether a person can start a team, or why not. */
export const START_STATES = ['open', 'running', 'claimFirst', 'hasAll', 'usedUp', 'soldOut'] as const;
export type StartState = (typeof START_STATES)[number];

/** A team; times in epoch milliseconds, `endsAt` is the first moment after it. */
export interface HelpTeamFacts {
  helps: number;
  goal: number;
  endsAt: number;
}

/** A team that is full stays so when its time is over. */
export function helpTeamState({ helps, goal, endsAt }: HelpTeamFacts, now: number): HelpTeamState {
  if (helps >= goal) return 'full';
  return now < endsAt ? 'running' : 'over';
}

/** What is known of somebody who looks at a team. */
export interface Viewer {
  isStarter: boolean;
  hasHelped: boolean;
  /** Helped another team of the same person, where that is allowed once. */
  hasHelpedStarter: boolean;
  isCampaignRunning: boolean;
  isAllowed: boolean;
  /** Helps left today. */
  helpsLeft: number;
}

/** What a viewer can do with a team: what concerns themselves comes before what concerns everybody. */
export function helpView(team: HelpTeamState, viewer: Viewer): HelpView {
  if (viewer.isStarter) return 'own';
  if (viewer.hasHelped) return 'helped';
  if (team !== 'running') return team;
  if (!viewer.isCampaignRunning) return 'closed';
  if (!viewer.isAllowed) return 'notAllowed';
  if (viewer.hasHelpedStarter) return 'helpedStarter';
  return viewer.helpsLeft > 0 ? 'open' : 'dailyLimit';
}

/** What is known of a step of a person's newest team. */
export interface StepFacts {
  /** Helps that it takes. */
  at: number;
  isClaimed: boolean;
  /** Null: without end. */
  left: number | null;
}

/** Where a step stands for a team that has so many helps, and whose prizes can be claimed before `claimUntil`. */
export function stepState(
  { at, isClaimed, left }: StepFacts,
  { helps, claimUntil }: { helps: number; claimUntil: number },
  now: number,
): StepState {
  if (isClaimed) return 'claimed';
  if (left === 0) return 'soldOut';
  if (helps < at) return 'locked';
  return now < claimUntil ? 'open' : 'lapsed';
}

/** Whether somebody who has started `teams` of at most `most` teams can start another one. */
export function startState({
  teams,
  most,
  newest,
  steps,
}: {
  teams: number;
  most: number;
  /** State of the newest team; null: there is none. */
  newest: HelpTeamState | null;
  /** States of the steps for the newest team; of a person without one, whether something is left of each. */
  steps: readonly StepState[];
}): StartState {
  if (newest === 'running') return 'running';
  if (steps.includes('open')) return 'claimFirst';
  if (steps.every((state) => state === 'claimed')) return 'hasAll';
  if (teams >= most) return 'usedUp';
  return steps.every((state) => state === 'claimed' || state === 'soldOut') ? 'soldOut' : 'open';
}

/** Helps that one person counts for: those of young accounts may count for more. */
export function helpsOf(newcomers: { days: number; helps: number } | null, ageMs: number): number {
  return newcomers !== null && ageMs < newcomers.days * DAY_MS ? newcomers.helps : 1;
}
