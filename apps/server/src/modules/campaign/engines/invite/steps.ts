import type { Milestone } from '@voltfront/rules/campaign/milestones';
import type { PrizeRow } from '../../campaign.repository';
import { leftOf } from '../../read-campaign';
import { detailOf } from './invite-settings';

/** Gifts of which an inviter chooses one, once `count` friends reached the milestone. */
export interface InviteStep {
  milestone: Milestone;
  count: number;
  prizes: PrizeRow[];
}

/** The steps of a campaign, in the order of its prizes. */
export function stepsOf(prizes: readonly PrizeRow[]): InviteStep[] {
  const steps: InviteStep[] = [];
  for (const prize of prizes) {
    const { milestone, count } = detailOf(prize);
    if (count === undefined) continue;
    const step = steps.find((each) => each.milestone === milestone && each.count === count);
    if (step) step.prizes.push(prize);
    else steps.push({ milestone, count, prizes: [prize] });
  }
  return steps;
}

/** The reason of the award of a step, the same for all of its gifts. */
export const reasonOfStep = ({ milestone, count }: Pick<InviteStep, 'milestone' | 'count'>): string =>
  `count:${milestone}:${count}`;

/** Whether a prize can be chosen: a gift while it is there, what comes instead once every gift has run out. */
export function isOffered({ prizes }: InviteStep, prize: PrizeRow): boolean {
  if (leftOf(prize) === 0) return false;
  return !prize.isConsolation || prizes.every((each) => each.isConsolation || leftOf(each) === 0);
}
