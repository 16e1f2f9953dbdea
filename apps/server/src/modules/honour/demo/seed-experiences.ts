import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { insertHonours } from './demo.repository';
import { experienceRows } from './experiences';
import { MEMBER_BOOKINGS, memberAwards, welcomedAwards } from './kr-history';

/** Demo accounts that were welcomed with KR. */
const WELCOMED = ['person-orders', 'person-owner'];

/** Experiences in every state, honours of demo people, and the bookings of one of them. */
export async function seedExperiences(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const awardOf = (accountId: string, awards: typeof memberAwards) =>
    awards.map(({ ago, ...rest }) => ({ ...rest, accountId, createdAt: now - ago * DAY_MS }));
  const accountId = 'person-member';
  const booking = (id: string, experienceId: string, ago: number, code: string) => {
    const at = now - ago * DAY_MS;
    return { accountId, id, experienceId, code, createdAt: at, updatedAt: at };
  };
  await insertHonours(ctx.db, {
    experiences: experienceRows(now),
    awards: [...awardOf(accountId, memberAwards), ...WELCOMED.flatMap((id) => awardOf(id, welcomedAwards))],
    bookings: [
      { ...booking(MEMBER_BOOKINGS.factory, 'factory-tour', 5, '40261937'), kr: 12, state: 'booked' },
      { ...booking(MEMBER_BOOKINGS.track, 'autumn-track', 100, '71830264'), kr: 24, state: 'attended' },
      { ...booking(MEMBER_BOOKINGS.cancelled, 'navigation-group', 30, '55092871'), kr: 10, state: 'cancelled' },
    ],
  });
}
