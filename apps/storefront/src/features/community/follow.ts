import type { AuthorData } from '@voltfront/contract';
import { api, queryClient } from '@/api';
import { ensureLogin } from '@/navigation';
import { SUGGESTED, updateOpenArticles } from './community-cache';

function show(authorId: string, isFollowed: boolean): void {
  updateOpenArticles((article) =>
    article.author.authorId === authorId ? { ...article, author: { ...article.author, isFollowed } } : article,
  );
  queryClient.setQueriesData<AuthorData[]>({ queryKey: [SUGGESTED] }, (authors) =>
    authors?.map((author) => (author.authorId === authorId ? { ...author, isFollowed } : author)),
  );
}

/** Authors whose request is under way. */
const sending = new Set<string>();

/**
 * Follows or leaves an author. The screen changes at once and back when the server refuses. Visitors are sent to login;
 * taps during a request do nothing.
 */
export async function setFollow(authorId: string, isFollowed: boolean): Promise<void> {
  if (!ensureLogin() || sending.has(authorId)) return;
  sending.add(authorId);
  show(authorId, isFollowed);
  try {
    const answer = await api('POST /api/mpmkt/v1/community/follow', { body: { authorId, isFollowed } });
    show(authorId, answer.isFollowed);
  } catch {
    // The call has shown the error.
    show(authorId, !isFollowed);
  } finally {
    sending.delete(authorId);
  }
}
