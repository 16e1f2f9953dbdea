import { randomInt } from 'node:crypto';
import type { ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { showUser } from '../account';
import { uploadAddress } from '../upload';
import {
  addProfile,
  findProfile,
  lockProfile,
  openReviews,
  type ProfileRow,
  type ReviewRow,
} from './profile.repository';

/** A profile as its owner sees it. */
export type Profile = ReplyOf<'GET /api/mpaccount/v1/profile'>;

/** How often the nickname and the birthday may change (ms). */
export const NICKNAME_EVERY_MS = 30 * DAY_MS;
export const BIRTHDAY_EVERY_MS = 365 * DAY_MS;

/** Moment from which on a field may change again; null when it may now. */
export function changeableFrom(changedAt: number | null, everyMs: number, now: number): number | null {
  return changedAt !== null && changedAt + everyMs > now ? changedAt + everyMs : null;
}

const newProfile = (accountId: string, now: number): ProfileRow => ({
  accountId,
  // Drawn again by `withTransaction` when it is taken.
  memberNo: String(randomInt(1e9, 1e10)),
  sex: null,
  birthday: null,
  birthdayChangedAt: null,
  cityCode: null,
  introduction: '',
  nicknameChangedAt: null,
  createdAt: now,
});

/** The caller's profile, locked for a change; made with the first look at it. Call it in a transaction. */
export async function openProfile(ctx: Ctx, accountId: string): Promise<ProfileRow> {
  const known = await lockProfile(ctx.db, accountId);
  if (known) return known;
  await addProfile(ctx.db, newProfile(accountId, ctx.now()));
  const made = await lockProfile(ctx.db, accountId);
  if (!made) throw refuse('STATE_CHANGED');
  return made;
}

async function cityOf(ctx: Ctx, cityCode: string | null): Promise<Profile['city']> {
  if (cityCode === null) return null;
  const answers = await ctx.app.hooks.ask(ctx, 'deliveryCity', { cityCode });
  const city = answers.find((answer) => answer !== null);
  return city ? { cityCode, cityName: city.cityName } : null;
}

function presentReview(ctx: Ctx, { id, field, state, value, reason }: ReviewRow): Profile['reviews'][number] {
  return {
    reviewId: id,
    field,
    state: state === 'pending' ? 'pending' : 'refused',
    value: field === 'avatar' ? uploadAddress(ctx, value) : value,
    reason,
  };
}

/** The caller's profile. */
export async function showProfile(ctx: ActorCtx): Promise<Profile> {
  const { accountId } = ctx.actor;
  const row =
    (await findProfile(ctx.db, accountId)) ?? (await withTransaction(ctx, (inner) => openProfile(inner, accountId)));
  const { nickname, avatar, maskedMobile, roles } = await showUser(ctx, accountId);
  const reviews = await openReviews(ctx.db, accountId);
  const now = ctx.now();
  return {
    memberNo: row.memberNo,
    nickname,
    avatar,
    maskedMobile,
    roles,
    sex: row.sex,
    birthday: row.birthday,
    city: await cityOf(ctx, row.cityCode),
    introduction: row.introduction,
    nicknameFrom: changeableFrom(row.nicknameChangedAt, NICKNAME_EVERY_MS, now),
    birthdayFrom: changeableFrom(row.birthdayChangedAt, BIRTHDAY_EVERY_MS, now),
    reviews: reviews.map((review) => presentReview(ctx, review)),
  };
}
