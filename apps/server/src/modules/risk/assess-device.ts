import { createHmac } from 'node:crypto';
import { brand } from '@voltfront/brand';
import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { Assessment } from '../../providers/device-risk';
import { gatherFacts } from './gather-facts';
import { recordDecision } from './record-decision';
import { insertDevice, touchLink, updateDevice } from './risk.repository';
import { giveRiskToken } from './risk-token';
import { useSeed } from './show-config';

type Key = 'POST /api/basic/v1/risk/token';

/**
 * Secret-keyed hash of a device. Phones of one model share a fingerprint, so the random id
 * identifies the device.
 */
function deviceKeyOf(ctx: Ctx, { deviceId }: BodyOf<Key>): string {
  const text = `device ${ctx.platform} ${deviceId}`;
  return createHmac('sha256', ctx.app.config.dataSecret).update(text).digest('base64url').slice(0, 32);
}

/** Records the device and its account. @returns its previous level, null when it is new */
function noteDevice(ctx: Ctx, deviceKey: string): Promise<string | null> {
  const now = ctx.now();
  return withTransaction(ctx, async ({ db, actor, platform }) => {
    const known = await insertDevice(db, { deviceKey, platform, now });
    if (actor) await touchLink(db, { accountId: actor.accountId, deviceKey, now });
    return known;
  });
}

/** Stores the result, and a history line when the level changed or is not low. */
function keep(ctx: Ctx, deviceKey: string, outcome: Assessment, before: string | null): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    await updateDevice(tx.db, { deviceKey, ...outcome, lastSeenAt: ctx.now() });
    const isNews = outcome.level !== 'low' || (before !== null && before !== outcome.level);
    if (isNews) await recordDecision(tx, { kind: 'assessed', call: '', deviceKey, ...outcome });
  });
}

/**
 * Assesses the caller's device and issues a token for requests with risk checks. The result is not
 * revealed.
 * @throws BAD_INPUT for a product or seed that is not ours
 */
export async function assessDevice(ctx: Ctx, body: BodyOf<Key>): Promise<ReplyOf<Key>> {
  if (body.productId !== brand.product) throw refuse('BAD_INPUT', { message: 'productId' });
  const seed = await useSeed(ctx, body.seed);
  if (seed === 'bad') throw refuse('BAD_INPUT', { message: 'seed' });
  const deviceKey = deviceKeyOf(ctx, body);
  const known = await noteDevice(ctx, deviceKey);
  const device = { deviceKey, isNew: known === null, isReplayed: seed === 'worn' };
  const facts = await gatherFacts(ctx, body, device);
  const outcome = await ctx.app.deviceRisk.assess({ deviceKey, now: ctx.now() }, facts);
  await keep(ctx, deviceKey, outcome, known);
  return giveRiskToken(ctx, { deviceKey, level: outcome.level, score: outcome.score });
}
