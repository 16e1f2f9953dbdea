import type { BodyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPeople } from '../account';
import { uploadPath } from '../upload';
import { judgeText } from './judge-text';
import { changeProfile, type ProfileRow } from './profile.repository';
import { profileTexts } from './profile.texts';
import { askForReview, keepAvatars, publishValue } from './review';
import { BIRTHDAY_EVERY_MS, changeableFrom, openProfile, type Profile, showProfile } from './show-profile';

type Field = BodyOf<'POST /api/mpaccount/v1/profile/save'>;

const OLDEST_DAY = '1900-01-01';
const badValue = (message?: string) =>
  refuse('BAD_INPUT', { data: { fields: ['body.value'] }, ...(message ? { message } : {}) });

async function saveBirthday(ctx: ActorCtx, row: ProfileRow, birthday: string): Promise<void> {
  if (birthday === row.birthday) return;
  if (birthday > formatDate(ctx.now()) || birthday < OLDEST_DAY) throw badValue(profileTexts.birthdayComing);
  const now = ctx.now();
  const nextAt = changeableFrom(row.birthdayChangedAt, BIRTHDAY_EVERY_MS, now);
  if (nextAt !== null) throw refuse('TOO_FREQUENT', { message: profileTexts.birthdayOnceAYear, data: { nextAt } });
  await changeProfile(ctx.db, row.accountId, { birthday, birthdayChangedAt: now });
}

async function saveCity(ctx: ActorCtx, { accountId }: ProfileRow, cityCode: string): Promise<void> {
  const answers = await ctx.app.hooks.ask(ctx, 'deliveryCity', { cityCode });
  if (answers.every((answer) => answer === null)) throw badValue(profileTexts.cityMissing);
  await changeProfile(ctx.db, accountId, { cityCode });
}

async function saveIntroduction(ctx: ActorCtx, { accountId }: ProfileRow, value: string): Promise<void> {
  const verdict = await judgeText(ctx, value);
  if (verdict === 'refused') throw refuse('CONTENT_REFUSED');
  await (verdict === 'fine' ? publishValue : askForReview)(ctx, { accountId, field: 'introduction', value });
}

/** No filter reads pictures, so staff look at every avatar; the present one stays until then. */
async function saveAvatar(ctx: ActorCtx, { accountId }: ProfileRow, address: string): Promise<void> {
  const value = uploadPath(address);
  if (!value.startsWith('/files/personal/')) throw badValue(profileTexts.pictureMissing);
  const person = (await findPeople(ctx, [accountId])).get(accountId);
  if (value === person?.avatar) return;
  if (!(await keepAvatars(ctx, accountId, [value, person?.avatar ?? '']))) throw badValue(profileTexts.pictureMissing);
  await askForReview(ctx, { accountId, field: 'avatar', value });
}

/**
 * Saves one field of the caller's profile; call it in a transaction.
 * @throws BAD_INPUT, TOO_FREQUENT with `nextAt` for a birthday within a year, CONTENT_REFUSED
 */
export async function saveField(ctx: ActorCtx, input: Field): Promise<Profile> {
  const row = await openProfile(ctx, ctx.actor.accountId);
  if (input.field === 'sex') await changeProfile(ctx.db, row.accountId, { sex: input.value });
  if (input.field === 'birthday') await saveBirthday(ctx, row, input.value);
  if (input.field === 'city') await saveCity(ctx, row, input.value);
  if (input.field === 'introduction') await saveIntroduction(ctx, row, input.value);
  if (input.field === 'avatar') await saveAvatar(ctx, row, input.value);
  return showProfile(ctx);
}
