import { api } from '@/api';
import { ensureLogin } from '@/navigation';
import { COMMENTS, REPLIES, updateArticle, updateCards, updateLists, updateThreads } from './community-cache';

/** Item that can be liked. */
export interface LikeTarget {
  kind: 'article' | 'comment';
  id: string;
}

interface Liked {
  isLiked: boolean;
  likeCount: number;
}

/** A like is known to the server, or wished for: then the count moves by one. */
type Change = (liked: Liked) => Liked;

const wished =
  (isLiked: boolean): Change =>
  (now) =>
    now.isLiked === isLiked ? now : { isLiked, likeCount: Math.max(0, now.likeCount + (isLiked ? 1 : -1)) };

function show({ kind, id }: LikeTarget, change: Change): void {
  if (kind === 'article') {
    updateCards(id, (card) => ({ ...card, ...change(card) }));
    updateArticle(id, (article) => {
      const { isLiked, likeCount } = change({ isLiked: article.isLiked, likeCount: article.counts.like });
      return { ...article, isLiked, counts: { ...article.counts, like: likeCount } };
    });
    return;
  }
  const changed = <T extends Liked & { commentId: string }>(reply: T): T =>
    reply.commentId === id ? { ...reply, ...change(reply) } : reply;
  updateLists(COMMENTS, (comments) =>
    comments.map((comment) => ({ ...changed(comment), replies: comment.replies.map(changed) })),
  );
  updateLists(REPLIES, (replies) => replies.map(changed));
  updateThreads(changed);
}

/** Wishes of targets whose request is under way; the newest is sent once the one before is answered. */
const wishes = new Map<string, boolean>();

/**
 * Likes or unlikes. The screen changes at once; an error reverts it (the call itself shows the error). Taps during
 * a request are collected: only the last state is sent. Visitors are sent to login, after
 * which it is done.
 */
export async function setLike(target: LikeTarget, isLiked: boolean): Promise<void> {
  if (!ensureLogin(() => void setLike(target, isLiked))) return;
  show(target, wished(isLiked));
  const key = `${target.kind}:${target.id}`;
  const isSending = wishes.has(key);
  wishes.set(key, isLiked);
  if (isSending) return;
  let known = !isLiked;
  try {
    let wish = isLiked;
    do {
      const answer = await api('POST /api/mpmkt/v1/community/like', { body: { ...target, isLiked: wish } });
      known = answer.isLiked;
      if (wishes.get(key) === wish) show(target, () => answer);
      wish = wishes.get(key) ?? known;
    } while (wish !== known);
  } catch {
    // The call has shown the error; the server's state is shown again.
    show(target, wished(known));
  } finally {
    wishes.delete(key);
  }
}
