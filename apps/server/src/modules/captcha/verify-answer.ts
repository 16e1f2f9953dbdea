import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { StoredChallenge } from './make-challenge';
import { isProven } from './outside';
import { assertNotPaused, countFailure, forgetFailures } from './pause';
import { giveTicket } from './tickets';

type Key = 'POST /api/basic/v1/pub/captcha/verify';

type Answer = BodyOf<Key>['answer'];

/** Allowed distance between piece and hole, in pixels. */
const TOLERANCE = 5;

async function isRight(ctx: Ctx, solution: StoredChallenge['solution'], answer: Answer): Promise<boolean> {
  if (solution === null) return typeof answer === 'object' && isProven(ctx, answer);
  if (typeof answer === 'object') return false;
  if (typeof solution === 'number') return typeof answer === 'number' && Math.abs(answer - solution) <= TOLERANCE;
  return String(answer).trim().toUpperCase() === solution;
}

/**
 * Checks the only answer to a puzzle: right or wrong, the puzzle is used up.
 * @throws CAPTCHA_WRONG, CAPTCHA_EXPIRED (late, unknown or used), CAPTCHA_PAUSED, PROVIDER_DOWN
 */
export async function verifyAnswer(ctx: Ctx, { challengeId, answer }: BodyOf<Key>): Promise<ReplyOf<Key>> {
  await assertNotPaused(ctx);
  const stored = await ctx.app.cache.take<StoredChallenge>(`captcha:challenge:${challengeId}`);
  if (!stored || stored.expiresAt <= ctx.now()) throw refuse('CAPTCHA_EXPIRED');
  if (!(await isRight(ctx, stored.solution, answer))) {
    await countFailure(ctx);
    throw refuse('CAPTCHA_WRONG');
  }
  await forgetFailures(ctx);
  return giveTicket(ctx, stored.scene);
}
