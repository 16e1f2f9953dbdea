import type { Ctx } from '../../kernel/context';
import { findPeople } from '../account';
import { renameAuthor } from './author.repository';

/** Shows what a customer wrote under their new name and picture. */
export async function takeOverProfile(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  const person = (await findPeople(ctx, [accountId])).get(accountId);
  if (person) await renameAuthor(ctx.db, { authorId: accountId, nickname: person.nickname, avatar: person.avatar });
}
