import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import type { DemoStaffStep, PlayedOrder } from '../../kernel/demo-staff';
import { schedule } from '../../kernel/jobs';
import { plainStaffSteps } from '../order';
import { showSelfPlay } from './self-play-mode';

/** How long the demo shop takes for a step. */
const STEP_MS = 8 * SECOND_MS;

/** Steps of all modules, before those plain ones of the order that no module replaces. */
async function stepsOf(ctx: Ctx): Promise<DemoStaffStep[]> {
  const own = (await ctx.app.hooks.ask(ctx, 'demoStaffSteps', null)).flat();
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...plainStaffSteps.filter(({ name }) => !names.has(name))];
}

/** The shop has something to do for an order soon, when it plays its own staff. */
export async function nudgeStaff(ctx: Ctx, { userId, orderNo }: PlayedOrder): Promise<void> {
  if (!(await showSelfPlay(ctx)).isPlaying) return;
  // An order that is looked at soon anyway is not looked at twice, so that it goes a step at a time.
  if (!(await ctx.app.cache.once(`self-play:${orderNo}`, STEP_MS))) return;
  await schedule(ctx, 'playDemoStaff', { userId, orderNo }, ctx.now() + STEP_MS);
}

/**
 * Makes the next step of staff for an order, and looks again some seconds later; an order for which nothing is to do
 * rests until its customer moves it.
 */
export async function playStaff(ctx: Ctx, order: PlayedOrder): Promise<void> {
  const { isPlaying } = await showSelfPlay(ctx);
  if (!isPlaying) return;
  for (const { play } of await stepsOf(ctx)) {
    if (await play(ctx, order)) {
      await nudgeStaff(ctx, order);
      return;
    }
  }
}
