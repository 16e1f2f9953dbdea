import './activity.events';
import type { Ctx } from '../../kernel/context';
import { type EventMap, publish } from '../../kernel/jobs';
import type { SignUpOfActivity } from './move-sign-up';

/** Lets other modules tell a person what became of their sign-up. */
export async function tellDecision(
  ctx: Ctx,
  { accountId, id: signUpId, activityId, activity: { title }, rejection: reason }: SignUpOfActivity,
  outcome: EventMap['ActivitySignUpDecided']['outcome'],
): Promise<void> {
  await publish(ctx, 'ActivitySignUpDecided', { accountId, signUpId, activityId, title, outcome, reason });
}
