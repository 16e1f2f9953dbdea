import type { BodyOf } from '@voltfront/contract';
import { sql } from 'drizzle-orm';
import type { ActorCtx } from '../../kernel/context';
import { messageSubscriptions } from './subscription.tables';
import { templatesOf } from './templates';

type Answers = BodyOf<'POST /api/appuser/v1/user/subscriptions/save'>['answers'];

/** Messages of one template that may wait to be sent; platforms count no more either. */
const MOST_ALLOWED = 100;

/** Keeps the answers to templates of the caller's platform; others are left out. */
export async function saveAnswers(ctx: ActorCtx, answers: Answers): Promise<void> {
  const known = new Set(templatesOf(ctx).map(({ templateId }) => templateId));
  for (const { templateId, isAccepted } of answers) {
    if (!known.has(templateId)) continue;
    await keepAnswer(ctx, templateId, isAccepted);
  }
}

async function keepAnswer(ctx: ActorCtx, templateId: string, isAccepted: boolean): Promise<void> {
  const now = ctx.now();
  const given = isAccepted ? 1 : 0;
  const declinedAt = isAccepted ? null : now;
  const key = { accountId: ctx.actor.accountId, platform: ctx.platform, templateId };
  await ctx.db
    .insert(messageSubscriptions)
    .values({ ...key, allowedCount: given, declinedAt, updatedAt: now })
    .onConflictDoUpdate({
      target: [messageSubscriptions.accountId, messageSubscriptions.platform, messageSubscriptions.templateId],
      set: {
        allowedCount: sql`least(${messageSubscriptions.allowedCount} + ${given}, ${MOST_ALLOWED})`,
        declinedAt,
        updatedAt: now,
      },
    });
}
