import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { hasStaffSession } from '../account';
import { type SelfPlayMode, saveMode, selectMode } from './self-play.repository';

type Shown = ReplyOf<'GET /api/mporder/v1/staff/demo/self-play'>;

/** Whether the demo shop plays its own staff, and by which mode; never outside of demo runs. */
export async function showSelfPlay(ctx: Ctx): Promise<Shown> {
  const { isDemo, demoSelfPlay } = ctx.app.config;
  if (!isDemo) return { mode: 'off', isPlaying: false };
  const mode = (await selectMode(ctx.db)) ?? demoSelfPlay;
  return { mode, isPlaying: mode === 'on' || (mode === 'auto' && !(await hasStaffSession(ctx))) };
}

/** Switches it; needs a transaction. */
export async function switchSelfPlay(ctx: Ctx, mode: SelfPlayMode): Promise<Shown> {
  await saveMode(ctx.db, mode, ctx.now());
  return showSelfPlay(ctx);
}
