import type { BodyOf } from '@voltfront/contract';
import { nicknameKey } from '@voltfront/rules/validation/nickname';
import { guardOf } from '../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { findPeople, renameAccount, setAvatar } from '../account';
import { attachUploads, releaseUploads } from '../upload';
import {
  addReview,
  changeProfile,
  decide,
  findReview,
  holdName,
  type ReviewRow,
  releasePendingName,
  replaceReviews,
} from './profile.repository';
import { openProfile } from './show-profile';

type Decision = BodyOf<'POST /api/mpaccount/v1/profile/review/decide'>;
/** A value of a field that others see. */
type Value = Pick<ReviewRow, 'accountId' | 'field' | 'value'>;

/** Owner of the uploads that are or may become a person's avatar. */
const AVATAR = 'avatar';

/** Gives a person's avatars to nobody but these; the others are removed. */
export async function keepAvatars(ctx: Ctx, accountId: string, paths: readonly string[]): Promise<boolean> {
  const owner = { userId: accountId, owner: AVATAR };
  const uploads = [...new Set(paths.filter((path) => path.startsWith('/files/')))];
  if (uploads.length > 0) return attachUploads(ctx, owner, uploads);
  await releaseUploads(ctx, owner);
  return true;
}

/** Lets staff decide on a value; an earlier one of the field that waits is settled. Call it in a transaction. */
export async function askForReview(ctx: Ctx, value: Value): Promise<void> {
  const createdAt = ctx.now();
  await replaceReviews(ctx.db, value.accountId, value.field);
  const open = { state: 'pending' as const, reason: null, decidedAt: null, decidedBy: null };
  await addReview(ctx.db, { ...value, ...open, id: newId(createdAt), createdAt });
}

/** Shows a value to everybody; call it in a transaction that holds the profile. */
export async function publishValue(ctx: Ctx, { accountId, field, value }: Value): Promise<void> {
  await replaceReviews(ctx.db, accountId, field);
  if (field === 'introduction') return changeProfile(ctx.db, accountId, { introduction: value });
  if (field === 'avatar') {
    if (!(await keepAvatars(ctx, accountId, [value]))) throw refuse('STATE_CHANGED');
    return setAvatar(ctx, accountId, value);
  }
  await holdName(ctx.db, accountId, nicknameKey(value));
  await changeProfile(ctx.db, accountId, { nicknameChangedAt: ctx.now() });
  await renameAccount(ctx, accountId, value);
}

/** What a value under review held is free again. */
async function dropValue(ctx: Ctx, { accountId, field }: Value): Promise<void> {
  if (field === 'nickname') await releasePendingName(ctx.db, accountId);
  if (field !== 'avatar') return;
  const person = (await findPeople(ctx, [accountId])).get(accountId);
  await keepAvatars(ctx, accountId, person ? [person.avatar] : []);
}

/**
 * Approves or refuses a value under review; call it in a transaction.
 * @throws NOT_FOUND, STATE_CHANGED when it was decided or replaced meanwhile, or the account is cancelled
 */
export async function decideReview(ctx: ActorCtx, input: Decision): Promise<{ ok: true }> {
  const review = await findReview(ctx.db, input.reviewId);
  if (!review) throw refuse('NOT_FOUND');
  if (!(await guardOf(ctx).holdAccount(ctx.db, review.accountId))) throw refuse('STATE_CHANGED');
  await openProfile(ctx, review.accountId);
  const isApproved = input.decision === 'approve';
  const decided = await decide(ctx.db, review.id, {
    state: isApproved ? 'approved' : 'refused',
    reason: input.decision === 'refuse' ? input.reason : null,
    decidedAt: ctx.now(),
    decidedBy: ctx.actor.accountId,
  });
  if (!decided) throw refuse('STATE_CHANGED');
  await (isApproved ? publishValue : dropValue)(ctx, review);
  return { ok: true };
}
