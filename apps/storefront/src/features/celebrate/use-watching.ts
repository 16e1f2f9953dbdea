import { t } from '@lingui/core/macro';
import { WATCH_BEAT_MS } from '@voltfront/rules/campaign/live';
import { useEffect, useState } from 'react';
import { api } from '@/api';
import { useSession } from '@/session';
import { toast } from '@/ui';
import { celebrateChanged, showLive } from './celebrate-cache';

/** Tells the server, while the film plays, that somebody watches it; returns what the player calls. */
export function useWatching(slug: string, isDone: boolean): (isPlaying: boolean) => void {
  const { isLoggedIn } = useSession();
  const [isPlaying, setPlaying] = useState(false);
  const isCounted = isPlaying && isLoggedIn && !isDone;
  useEffect(() => {
    if (!isCounted) return;
    const beat = async () => {
      try {
        const { isEarned, ...live } = await api('POST /api/mpmkt/v1/campaign/live/watch', {
          body: { slug },
          silent: true,
        });
        showLive(slug, live);
        if (!isEarned) return;
        toast(t`观看满时长，获得 1 次抽奖机会`);
        celebrateChanged();
      } catch {
        // Without an answer this beat does not count; the next one tells again.
      }
    };
    void beat();
    const timer = setInterval(() => void beat(), WATCH_BEAT_MS);
    return () => clearInterval(timer);
  }, [isCounted, slug]);
  return setPlaying;
}
