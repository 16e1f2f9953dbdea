import type { Ctx } from '../../kernel/context';

declare module '../../kernel/hooks' {
  interface HookMap {
    /** Whether staff must look at a text before others see it. */
    doubtsText: { input: { text: string }; answer: boolean };
  }
}

/** What the content filter says of a text that others will see. */
export async function judgeText(ctx: Ctx, text: string): Promise<'fine' | 'doubtful' | 'refused'> {
  if (text === '') return 'fine';
  if ((await ctx.app.hooks.ask(ctx, 'refusesText', { text })).includes(true)) return 'refused';
  return (await ctx.app.hooks.ask(ctx, 'doubtsText', { text })).includes(true) ? 'doubtful' : 'fine';
}
