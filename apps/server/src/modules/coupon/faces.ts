import type { Ctx } from '../../kernel/context';

/** Name and picture of people; those that are unknown are left out. */
export async function facesOf(
  ctx: Ctx,
  accountIds: readonly string[],
): Promise<Map<string, { nickname: string; avatar: string }>> {
  const answers = accountIds.length > 0 ? await ctx.app.hooks.ask(ctx, 'facesOf', { accountIds }) : [];
  const faces = answers.flatMap((each) => [...each]);
  return new Map(faces.map(([accountId, { nickname, avatar }]) => [accountId, { nickname, avatar }]));
}
