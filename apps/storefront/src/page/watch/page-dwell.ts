import { DAY_MS } from '@voltfront/rules/time';
import type { Tracked } from '@/platform/analytics';

/** The page in front. */
interface Front {
  route: string;
  since: number;
}

/** Tracks the visible page and creates its `page_leave` event. */
export function createDwell(emit: (event: Tracked) => void) {
  let front: Front | null = null;
  let isHidden = false;
  const leave = (at: number) => {
    if (!front || isHidden) return;
    const dwellMs = Math.min(DAY_MS, Math.max(0, at - front.since));
    emit({ name: 'page_leave', properties: { route: front.route, dwellMs }, at });
  };
  return {
    /** A page became visible before it began to load. */
    view(route: string, at: number, loadMs: number) {
      const since = at - loadMs;
      if (front && front.route !== route) leave(since);
      if (front?.route !== route || isHidden) front = { route, since };
      isHidden = false;
    },
    /** The app went out of sight. */
    hide(at: number) {
      leave(at);
      isHidden = true;
    },
    /** The app is in sight again. */
    show(at: number) {
      if (front && isHidden) front = { ...front, since: at };
      isHidden = false;
    },
    /** Path of the page in front. */
    route: () => front?.route ?? '/',
  };
}
