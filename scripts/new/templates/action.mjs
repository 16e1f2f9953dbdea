/** The use case of something that changes. */
export const actionUseCase = ({
  key,
  names: { One, manyCamel, many, oneCamel },
}) => `import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { ${manyCamel} } from './${many}.tables';

const ADD = '${key}';

/** Keeps a ${oneCamel} of the caller; needs a transaction. */
export async function add${One}(ctx: ActorCtx, { title }: BodyOf<typeof ADD>): Promise<ReplyOf<typeof ADD>> {
  const now = ctx.now();
  const id = newId(now);
  await ctx.db.insert(${manyCamel}).values({ accountId: ctx.actor.accountId, id, title, createdAt: now });
  return { ${oneCamel}Id: id };
}
`;
