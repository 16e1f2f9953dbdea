import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { type ExperienceState, experienceState } from '@voltfront/rules/honour/experience-booking';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { balances, readLedger } from '../points';
import {
  type BookingRow,
  countAwards,
  type ExperienceRow,
  selectAwards,
  selectExperiences,
  selectLiveBookings,
} from './honour.repository';
import { honourEntryTexts } from './honour.texts';
import { canCancel } from './move-booking';

type Shown = ReplyOf<'GET /api/mpintegral/v1/honour'>;
type Experience = Shown['experiences'][number];

/** Experiences are shown this long after their end. */
const SHOWN_MS = 120 * DAY_MS;
const MOST_EXPERIENCES = 40;

function presentBooking(ctx: ActorCtx, row: BookingRow): Experience['booking'] {
  const { id: bookingId, code, state } = row;
  return { bookingId, code, state: state === 'attended' ? 'attended' : 'booked', canCancel: canCancel(ctx, row) };
}

function presentExperience(ctx: ActorCtx, row: ExperienceRow, own: BookingRow | undefined): Experience {
  const { id: experienceId, body: text, taken, createdAt: _, ...rest } = row;
  const placesLeft = row.places - taken;
  const state = experienceState({ ...row, placesLeft }, own !== undefined, ctx.now());
  return { ...rest, experienceId, text, placesLeft, state, booking: own ? presentBooking(ctx, own) : null };
}

/** Own bookings first, then what can be exchanged, what will be, what is full, and what has ended. */
const ORDER: Record<ExperienceState, number> = { exchanged: 0, open: 1, coming: 2, full: 3, ended: 4 };

/** Own bookings that are over stand among what has ended. */
const rankOf = ({ state, endsAt }: Experience, now: number): number => (endsAt <= now ? ORDER.ended : ORDER[state]);

/** The caller's KR, and everything it can be exchanged for. */
export async function showHonour(ctx: ActorCtx): Promise<Shown> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const [{ kr: balance }, honourCount, rows] = await Promise.all([
    balances(ctx, accountId),
    countAwards(ctx.db, accountId),
    selectExperiences(ctx.db, now - SHOWN_MS, MOST_EXPERIENCES),
  ]);
  const ids = rows.map(({ id }) => id);
  const own = ids.length > 0 ? await selectLiveBookings(ctx.db, accountId, ids) : [];
  const experiences = rows.map((experience) => {
    const booking = own.find(({ experienceId }) => experienceId === experience.id);
    return presentExperience(ctx, experience, booking && { ...booking, experience });
  });
  experiences.sort((a, b) => rankOf(a, now) - rankOf(b, now) || a.startsAt - b.startsAt);
  return { balance, honourCount, experiences };
}

const AWARDS = 'GET /api/mpintegral/v1/honour/awards';

/** The caller's honours, newest first. */
export async function listAwards(ctx: ActorCtx, query: QueryOf<typeof AWARDS>): Promise<ReplyOf<typeof AWARDS>> {
  const page = openPage(ctx, AWARDS, query);
  const read = await selectAwards(ctx.db, ctx.actor.accountId, page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.id }));
  const items = rows.map(({ id: awardId, kind, title, reason, giver, kr, createdAt: at }) => {
    return { awardId, kind, title, reason, giver, kr, at };
  });
  return { items, nextCursor };
}

const ENTRIES = 'GET /api/mpintegral/v1/honour/entries';

const isNamed = (reason: string): reason is keyof typeof honourEntryTexts => Object.hasOwn(honourEntryTexts, reason);

/** The caller's ledger of KR, newest first. */
export async function listKr(ctx: ActorCtx, query: QueryOf<typeof ENTRIES>): Promise<ReplyOf<typeof ENTRIES>> {
  const page = openPage(ctx, ENTRIES, query);
  return readLedger(ctx, { accountId: ctx.actor.accountId, unit: 'kr' }, page, (reason) =>
    isNamed(reason) ? honourEntryTexts[reason] : honourEntryTexts.other,
  );
}
