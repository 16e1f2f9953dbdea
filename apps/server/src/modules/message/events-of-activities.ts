import type { Ctx } from '../../kernel/context';
import type { EventMap } from '../../kernel/jobs';
import { sendMessage } from './send-message';

/** A sign-up moved without its person: they have to know whether they can go. */
export function tellSignUp(ctx: Ctx, event: EventMap['ActivitySignUpDecided']) {
  const { accountId, signUpId, activityId, title, outcome, reason } = event;
  const params = { activityId, title, reason };
  return sendMessage(ctx, { accountId, template: `activity.${outcome}`, eventKey: signUpId, params });
}
