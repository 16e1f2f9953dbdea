import { useEffect } from 'react';
import { api } from '@/api';
import { useSession } from '@/session';

/** Tells the server once that a person who is logged in opened an article by somebody's link: the sharer earns points. */
export function useSharedOpen(articleId: string, shareCode: string | undefined, isShown: boolean): void {
  const { user } = useSession();
  const userId = user?.userId;
  useEffect(() => {
    if (!isShown || !shareCode || !userId || userId === shareCode) return;
    // The reader loses nothing when it fails.
    api('POST /api/mpmkt/v1/community/article/sharedOpen', { body: { articleId, shareCode }, silent: true }).catch(
      () => undefined,
    );
  }, [articleId, shareCode, userId, isShown]);
}
