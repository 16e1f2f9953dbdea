import { daysFrom } from '../../../demo/fill';
import type { LinkSeed } from '..';
import { links } from './links';

/** Short links of the demo, relative to the time of seeding. */
export const linksSeed = (now: number): LinkSeed[] =>
  links.map(({ daysAgo, openDays, isWithdrawn, ...link }, at) => ({
    ...link,
    visitCount: (at * 53) % 120,
    createdAt: daysFrom(now, -daysAgo),
    expiresAt: daysFrom(now, openDays - daysAgo),
    withdrawnAt: isWithdrawn ? daysFrom(now, 0) : null,
  }));
