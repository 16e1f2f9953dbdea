import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { figuresOf } from './behaviour-figures';
import { forgetDevice, insertFigures } from './risk.repository';
import { openRiskToken } from './risk-token';

type Key = 'POST /api/basic/v1/risk/behaviour';

/** Limit of reports; clients send one every 5 minutes and when the app is left. */
const REPORTS_PER_MINUTE = 6;

/**
 * Stores the statistics of a behaviour report.
 * @throws BAD_INPUT without a valid token, TOO_FREQUENT
 */
export async function reportBehaviour(ctx: Ctx, { token, touches, keys }: BodyOf<Key>): Promise<ReplyOf<Key>> {
  const known = openRiskToken(ctx, token);
  if (!known) throw refuse('BAD_INPUT', { message: 'token' });
  const { deviceKey } = known;
  const { count } = await ctx.app.cache.increment(`risk:reports:${deviceKey}`, MINUTE_MS);
  if (count > REPORTS_PER_MINUTE) throw refuse('TOO_FREQUENT');
  const now = ctx.now();
  if (touches.length + keys.length > 0)
    await insertFigures(ctx.db, { deviceKey, id: newId(now), figures: figuresOf({ touches, keys }), createdAt: now });
  return { ok: true };
}

/**
 * After consent is withdrawn, deletes the device's behaviour and account links. With an unreadable,
 * expired token there is nothing to identify the device by.
 */
export async function forgetMe(
  ctx: Ctx,
  { token }: BodyOf<'POST /api/basic/v1/risk/forget'>,
): Promise<ReplyOf<'POST /api/basic/v1/risk/forget'>> {
  const known = openRiskToken(ctx, token);
  if (known) await forgetDevice(ctx.db, known);
  return { ok: true };
}
