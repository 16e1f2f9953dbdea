import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import { type ActorCtx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { randomToken } from '../../kernel/ids';
import { maskMobile } from './account.presenter';
import { findAccountOfMobile, findMobile, replaceMobile } from './account.repository';
import { accountTexts } from './account.texts';
import { checkSmsCode, spendSmsCode, useSmsCode } from './sms-code';

type Change = BodyOf<'POST /api/mpaccount/v1/account/mobile/change'>;

/** How long a person may take to prove the new phone after the present one. */
const TICKET_MS = 10 * MINUTE_MS;

/** Somebody who has proven their present phone. */
interface Proven {
  accountId: string;
  mobile: string;
}

const keyOf = (ticket: string) => `change-mobile:${ticket}`;

/** Proves the caller's present phone. @throws CODE_WRONG, CODE_VOID, CODE_EXPIRED */
export async function verifyMobile(
  ctx: ActorCtx,
  { code }: { code: string },
): Promise<ReplyOf<'POST /api/mpaccount/v1/account/mobile/verify'>> {
  const { accountId } = ctx.actor;
  const mobile = await findMobile(ctx.db, accountId);
  if (!mobile) throw refuse('CODE_WRONG', { data: { triesLeft: 0 } });
  await useSmsCode(ctx, mobile, 'change', code);
  const ticket = randomToken(24);
  const proven: Proven = { accountId, mobile };
  await ctx.app.cache.set(keyOf(ticket), proven, TICKET_MS);
  return { ticket, expiresAt: ctx.now() + TICKET_MS };
}

async function provenBy(ctx: ActorCtx, ticket: string): Promise<Proven> {
  const proven = await ctx.app.cache.get<Proven>(keyOf(ticket));
  if (proven?.accountId === ctx.actor.accountId) return proven;
  throw refuse('CODE_EXPIRED', { message: accountTexts.mobileProofExpired });
}

/**
 * Puts a new phone in the place of the present one, in one transaction with the use of its code. Whether a number
 * is somebody else's is told only to who has proven that it is theirs now.
 * @throws CODE_EXPIRED for an old ticket, ALREADY_DONE for the present number, MOBILE_TAKEN, CODE_WRONG, CODE_VOID
 */
export async function changeMobile(ctx: ActorCtx, { ticket, mobile, code }: Change): Promise<{ maskedMobile: string }> {
  const { accountId } = ctx.actor;
  const proven = await provenBy(ctx, ticket);
  if (mobile === proven.mobile) throw refuse('ALREADY_DONE', { message: accountTexts.sameMobile });
  const proof = await checkSmsCode(ctx, mobile, 'change', code);
  if (await findAccountOfMobile(ctx.db, mobile)) throw refuse('MOBILE_TAKEN');
  await withTransaction(ctx, async (inner) => {
    await spendSmsCode(inner, proof);
    const outcome = await replaceMobile(inner.db, accountId, { from: proven.mobile, to: mobile });
    if (outcome === 'taken') throw refuse('MOBILE_TAKEN');
    if (outcome === 'changed') throw refuse('STATE_CHANGED');
  });
  await ctx.app.cache.delete(keyOf(ticket));
  return { maskedMobile: maskMobile(mobile) };
}
