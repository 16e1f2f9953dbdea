import type { ReplyOf } from '@voltfront/contract';
import { nicknameKey, nicknameProblem } from '@voltfront/rules/validation/nickname';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPeople } from '../account';
import { judgeText } from './judge-text';
import { claimName, findNameHolder, releasePendingName } from './profile.repository';
import { profileTexts } from './profile.texts';
import { askForReview, publishValue } from './review';
import { changeableFrom, NICKNAME_EVERY_MS, openProfile, showProfile } from './show-profile';

type Changed = ReplyOf<'POST /api/mpaccount/v1/profile/nickname'>;
type Check = ReplyOf<'GET /api/mpaccount/v1/profile/nickname/check'>;

/** Shape of the nicknames that new accounts get; they are not in the table of nicknames, and nobody may choose one. */
const GIVEN = /^用户[0-9a-f]{6}$/;

async function nicknameOf(ctx: ActorCtx): Promise<string> {
  const { accountId } = ctx.actor;
  return (await findPeople(ctx, [accountId])).get(accountId)?.nickname ?? '';
}

/** Whether the caller could take a nickname now, apart from the 30 days. */
export async function checkNickname(ctx: ActorCtx, { nickname }: { nickname: string }): Promise<Check> {
  if (nicknameProblem(nickname)) return { problem: 'form' };
  if (nickname === (await nicknameOf(ctx))) return { problem: 'unchanged' };
  if ((await judgeText(ctx, nickname)) === 'refused') return { problem: 'refused' };
  const key = nicknameKey(nickname);
  const holder = await findNameHolder(ctx.db, key);
  const isTaken = GIVEN.test(key) || (holder !== undefined && holder.accountId !== ctx.actor.accountId);
  return { problem: isTaken ? 'taken' : null };
}

/** @throws NICKNAME_TAKEN when somebody else has the nickname, or waits for it */
async function claim(ctx: ActorCtx, nickname: string): Promise<void> {
  const { accountId } = ctx.actor;
  const nameKey = nicknameKey(nickname);
  if (GIVEN.test(nameKey)) throw refuse('NICKNAME_TAKEN');
  await releasePendingName(ctx.db, accountId);
  if (await claimName(ctx.db, { nameKey, accountId, isPending: true, createdAt: ctx.now() })) return;
  // The present nickname, written in another way.
  if ((await findNameHolder(ctx.db, nameKey))?.accountId !== accountId) throw refuse('NICKNAME_TAKEN');
}

/**
 * Changes the caller's nickname, or hands it to staff when the content filter is unsure; call it in a transaction.
 * @throws BAD_INPUT, ALREADY_DONE for the present one, TOO_FREQUENT with `nextAt` within 30 days, CONTENT_REFUSED,
 * NICKNAME_TAKEN
 */
export async function changeNickname(ctx: ActorCtx, { nickname }: { nickname: string }): Promise<Changed> {
  const { accountId } = ctx.actor;
  if (nicknameProblem(nickname)) throw refuse('BAD_INPUT', { data: { fields: ['body.nickname'] } });
  const { nicknameChangedAt } = await openProfile(ctx, accountId);
  if (nickname === (await nicknameOf(ctx))) throw refuse('ALREADY_DONE', { message: profileTexts.sameNickname });
  const nextAt = changeableFrom(nicknameChangedAt, NICKNAME_EVERY_MS, ctx.now());
  if (nextAt !== null) throw refuse('TOO_FREQUENT', { message: profileTexts.nicknameOnceAMonth, data: { nextAt } });
  const verdict = await judgeText(ctx, nickname);
  if (verdict === 'refused') throw refuse('CONTENT_REFUSED', { message: profileTexts.refusedNickname });
  await claim(ctx, nickname);
  const value = { accountId, field: 'nickname' as const, value: nickname };
  await (verdict === 'fine' ? publishValue : askForReview)(ctx, value);
  return { state: verdict === 'fine' ? 'saved' : 'reviewing', profile: await showProfile(ctx) };
}
