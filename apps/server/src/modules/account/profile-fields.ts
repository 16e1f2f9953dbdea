import type { Ctx } from '../../kernel/context';
import { publish } from '../../kernel/jobs';
import { changeShown } from './account.repository';

declare module '../../kernel/jobs' {
  interface EventMap {
    /** The nickname or the avatar that others see of a person is another. */
    ProfileChanged: { accountId: string };
  }
}

/** Gives an account another nickname; the caller has checked it. Call it in a transaction. */
export async function renameAccount(ctx: Ctx, accountId: string, nickname: string): Promise<void> {
  await changeShown(ctx.db, accountId, { nickname });
  await publish(ctx, 'ProfileChanged', { accountId });
}

/** Gives an account another avatar: the path of an upload that is attached to it. Call it in a transaction. */
export async function setAvatar(ctx: Ctx, accountId: string, avatar: string): Promise<void> {
  await changeShown(ctx.db, accountId, { avatar });
  await publish(ctx, 'ProfileChanged', { accountId });
}
