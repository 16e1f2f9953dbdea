import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { drawSlider } from './draw-slider';
import { drawText } from './draw-text';
import { openProvider } from './outside';
import { assertNotPaused } from './pause';
import type { CaptchaSceneName } from './tickets';

type Key = 'POST /api/basic/v1/pub/captcha/challenge';

/** Time to solve a puzzle. */
const VALID_MS = 2 * MINUTE_MS;
/** Kept longer than valid, so that a late answer can be told from an unknown puzzle. */
const KEEP_MS = 10 * MINUTE_MS;

/** A puzzle, stored until it is answered once. */
export interface StoredChallenge {
  scene: CaptchaSceneName;
  /** Left edge of the piece, or the characters in capitals; null: the external service verifies. */
  solution: number | string | null;
  expiresAt: number;
}

/**
 * Creates a puzzle, or uses the external service if it is configured and the client can run its
 * script. @throws CAPTCHA_PAUSED
 */
export async function makeChallenge(ctx: Ctx, { scene, kind, canRunScript }: BodyOf<Key>): Promise<ReplyOf<Key>> {
  await assertNotPaused(ctx);
  const challengeId = newId();
  const expiresAt = ctx.now() + VALID_MS;
  const keep = (solution: StoredChallenge['solution']) => {
    const stored: StoredChallenge = { scene, solution, expiresAt };
    return ctx.app.cache.set(`captcha:challenge:${challengeId}`, stored, KEEP_MS);
  };
  const provider = canRunScript ? await openProvider(ctx) : null;
  if (provider) {
    await keep(null);
    return { kind: 'geetest', challengeId, expiresAt, captchaId: provider.captchaId, script: provider.script };
  }
  if (kind === 'text') {
    const { text, image } = await drawText();
    await keep(text);
    return { kind, challengeId, expiresAt, image, length: text.length };
  }
  const { left, ...picture } = await drawSlider();
  await keep(left);
  return { kind, challengeId, expiresAt, ...picture };
}
