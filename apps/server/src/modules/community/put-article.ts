import './community.events';
import type { ArticleBlockData } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import '../../kernel/search-sources';
import { createSharedReads } from '../../kernel/shared-reads';
import { findPeople } from '../account';
import { type AuthorRow, saveCustomerAuthor } from './author.repository';
import { deleteArticle } from './community.repository';
import { selectTopics, upsertArticle } from './put-article.repository';

/** An article by a customer. */
export interface NewArticle {
  id: string;
  accountId: string;
  title: string;
  summary: string;
  cover: string;
  blocks: ArticleBlockData[];
  topic: string | null;
  modelId: string | null;
  place: string | null;
}

/** Makes a person an author, or takes over their present name and picture. @throws TOKEN_UNKNOWN without an account */
export async function becomeAuthor(ctx: Ctx, accountId: string): Promise<AuthorRow> {
  const person = (await findPeople(ctx, [accountId])).get(accountId);
  if (!person) throw refuse('TOKEN_UNKNOWN');
  const { nickname, avatar, roles } = person;
  const isOwner = roles.includes('owner');
  const author = await saveCustomerAuthor(ctx.db, { authorId: accountId, nickname, avatar, isOwner });
  if (!author) throw refuse('STATE_CHANGED');
  return author;
}

/** Publishes a customer's article, again after it was taken down; needs a transaction. */
export async function putArticle(ctx: Ctx, { accountId, ...article }: NewArticle): Promise<void> {
  const { authorId } = await becomeAuthor(ctx, accountId);
  await upsertArticle(ctx.db, { ...article, authorId, publishedAt: ctx.now() });
  await publish(ctx, 'SearchableChanged', { kind: 'article', ids: [article.id] });
}

/** Removes an article from the community; needs a transaction. False when it is gone already. */
export async function removeArticle(
  ctx: Ctx,
  { articleId, authorId }: { articleId: string; authorId: string },
): Promise<boolean> {
  if (!(await deleteArticle(ctx.db, articleId, authorId))) return false;
  await publish(ctx, 'SearchableChanged', { kind: 'article', ids: [articleId] });
  return true;
}

const sharedTopics = createSharedReads<string[]>(MINUTE_MS, 1);

/** Topics of published articles; kept for a minute. */
export function listTopics(ctx: Ctx): Promise<string[]> {
  return sharedTopics.readAnywhere(ctx, 'all', () => selectTopics(ctx.db));
}
