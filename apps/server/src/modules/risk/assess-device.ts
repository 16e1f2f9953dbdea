import { createHmac } from 'node:crypto';
import { brand } from '@voltfront/brand';
import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { Assessment } from '../../providers/device-risk';
import { gatherFacts } from './gather-facts';
import { recordDecision } from './record-decision';
import { insertDevice, touchLink, updateDevice } from './risk.repository';
import { giveRiskToken } from './risk-token';
import { useSeed } from './show-config';

type Key = 'POST /api/basic/v1/risk/token';

/** Key of a device that only this server can work out. Phones of one kind share a fingerprint, so the random id decides. */
function deviceKeyOf(ctx: Ctx, { deviceId }: BodyOf<Key>): string {
  const text = `device ${ctx.platform} ${deviceId}`;
  return createHmac('sha256', ctx.app.config.dataSecret).update(text).digest('base64url').slice(0, 32);
}

/** Keeps the outcome, and a line of history when the level changed or is not low. */
async function keep(ctx: Ctx, deviceKey: string, outcome: Assessment, before: string | null): Promise<void> {
  await updateDevice(ctx.db, { deviceKey, ...outcome, lastSeenAt: ctx.now() });
  const isNews = outcome.level !== 'low' || (before !== null && before !== outcome.level);
  if (isNews) await recordDecision(ctx, { kind: 'assessed', call: '', deviceKey, ...outcome });
}

/**
 * Assesses the caller's device and gives a token for calls that check risk. What the outcome was is not told.
 * @throws BAD_INPUT for a product or seed that is not ours
 */
export async function assessDevice(ctx: Ctx, body: BodyOf<Key>): Promise<ReplyOf<Key>> {
  if (body.productId !== brand.product) throw refuse('BAD_INPUT', { message: 'productId' });
  const seed = await useSeed(ctx, body.seed);
  if (seed === 'bad') throw refuse('BAD_INPUT', { message: 'seed' });
  const deviceKey = deviceKeyOf(ctx, body);
  const known = await insertDevice(ctx.db, { deviceKey, platform: ctx.platform, now: ctx.now() });
  if (ctx.actor) await touchLink(ctx.db, { accountId: ctx.actor.accountId, deviceKey, now: ctx.now() });
  const device = { deviceKey, isNew: known === null, isReplayed: seed === 'worn' };
  const facts = await gatherFacts(ctx, body, device);
  const outcome = await ctx.app.deviceRisk.assess({ deviceKey, now: ctx.now() }, facts);
  await keep(ctx, deviceKey, outcome, known);
  return giveRiskToken(ctx, { deviceKey, level: outcome.level, score: outcome.score });
}
