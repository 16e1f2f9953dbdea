import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { render } from '../../kernel/texts';
import { communityAuthor } from './community.tables';
import { communityTexts } from './community.texts';

/** An author as stored. */
export type AuthorRow = typeof communityAuthor.$inferSelect;

/** Makes a customer an author, or updates name, avatar and badge. */
export async function saveCustomerAuthor(
  db: Db,
  author: Pick<AuthorRow, 'authorId' | 'nickname' | 'avatar' | 'isOwner'>,
): Promise<AuthorRow | undefined> {
  const { nickname, avatar, isOwner } = author;
  const rows = await db
    .insert(communityAuthor)
    .values({ ...author, bio: '', isOfficial: false, isSuggested: false })
    .onConflictDoUpdate({ target: communityAuthor.authorId, set: { nickname, avatar, isOwner } })
    .returning();
  return rows[0];
}

/** Takes over the new name and picture of a customer who is an author. */
export async function renameAuthor(
  db: Db,
  { authorId, ...shown }: Pick<AuthorRow, 'authorId' | 'nickname' | 'avatar'>,
): Promise<void> {
  await db.update(communityAuthor).set(shown).where(eq(communityAuthor.authorId, authorId));
}

/** Anonymises what a cancelled account wrote and deletes its favourites and follows. */
export async function blindAuthor(db: Db, accountId: string): Promise<void> {
  await db
    .update(communityAuthor)
    .set({
      nickname: render(communityTexts.cancelledAuthor),
      avatar: '/assets/avatars/view-moonlit.webp',
      bio: '',
      isSuggested: false,
    })
    .where(eq(communityAuthor.authorId, accountId));
}
