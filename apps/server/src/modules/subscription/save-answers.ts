import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { keepAnswer } from './subscription.repository';
import { templatesOf } from './templates';

type Answers = BodyOf<'POST /api/appuser/v1/user/subscriptions/save'>['answers'];

/** Most unsent messages per template; platforms have the same limit. */
const MOST_ALLOWED = 100;

/** Stores the answers to templates of the caller's platform; others are ignored. */
export async function saveAnswers(ctx: ActorCtx, answers: Answers): Promise<void> {
  const known = new Set(templatesOf(ctx).map(({ templateId }) => templateId));
  const whose = { accountId: ctx.actor.accountId, platform: ctx.platform };
  for (const answer of answers) {
    if (known.has(answer.templateId)) await keepAnswer(ctx.db, { ...whose, ...answer }, MOST_ALLOWED, ctx.now());
  }
}
