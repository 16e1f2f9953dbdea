import { createHmac, timingSafeEqual } from 'node:crypto';
import { formatDate } from '@voltfront/rules/format/date';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { randomDigits } from '../../kernel/ids';
import { forNobody } from '../../kernel/transaction-scope';
import { findMobile } from './account.repository';
import { findCode, keepCode, newestDay, takeTry, takeTurn, useUpCode } from './sms-code.repository';

/** Limits of SMS codes. */
export const smsRules = { validMs: 5 * MINUTE_MS, pauseMs: MINUTE_MS, perDay: 10, tries: 5 } as const;

/** Purpose of a code. */
export type SmsSceneName = 'login' | 'bind' | 'sign' | 'cancel' | 'form' | 'change' | 'refund';

/** Keyed hash that identifies a phone number in the tables of codes. */
export const hashPhone = (ctx: Ctx, mobile: string) =>
  createHmac('sha256', ctx.app.config.dataSecret).update(`phone:${mobile}`).digest('base64url');

/**
 * Scenes with a pause and a daily limit of their own, so that a customer who has just logged in need
 * not wait.
 */
const OWN_TURNS: readonly SmsSceneName[] = ['refund'];

const hashTurns = (ctx: Ctx, mobile: string, scene: SmsSceneName) =>
  hashPhone(ctx, OWN_TURNS.includes(scene) ? `${mobile}:${scene}` : mobile);

/** Keys under which the codes sent to a phone number are counted. */
export const turnsOf = (ctx: Ctx, mobile: string): string[] => [
  hashPhone(ctx, mobile),
  ...OWN_TURNS.map((scene) => hashTurns(ctx, mobile, scene)),
];

const hashCode = (secret: string, mobile: string, scene: string, code: string) =>
  createHmac('sha256', secret).update(`${mobile}:${scene}:${code}`).digest('hex');

/** Counts another code for the phone number. @throws SMS_TOO_SOON, SMS_DAILY_LIMIT */
async function countTurn(ctx: Ctx, phoneHash: string): Promise<void> {
  const now = ctx.now();
  const day = formatDate(now);
  if (await takeTurn(ctx.db, { phoneHash, day, now }, smsRules)) return;
  const row = await newestDay(ctx.db, phoneHash);
  if (row && row.day === day && row.sentCount >= smsRules.perDay) throw refuse('SMS_DAILY_LIMIT');
  const waitMs = row ? row.lastSentAt + smsRules.pauseMs - now : smsRules.pauseMs;
  throw refuse('SMS_TOO_SOON', { data: { resendAfterS: Math.max(1, Math.ceil(waitMs / 1000)) } });
}

/** Counts a code that is not sent, so that a phone of nobody cannot be told from one that gets it. @throws as `sendSmsCode` */
export const countSmsTurn = (ctx: Ctx, mobile: string): Promise<void> => countTurn(ctx, hashPhone(ctx, mobile));

/**
 * Sends a new code to a phone number; older codes of the scene become invalid.
 * @throws SMS_TOO_SOON, SMS_DAILY_LIMIT, PROVIDER_DOWN
 */
export async function sendSmsCode(ctx: Ctx, mobile: string, scene: SmsSceneName): Promise<void> {
  const now = ctx.now();
  const phoneHash = hashPhone(ctx, mobile);
  await countTurn(ctx, hashTurns(ctx, mobile, scene));
  const code = randomDigits(6);
  await keepCode(ctx.db, {
    phoneHash,
    scene,
    codeHash: hashCode(ctx.app.config.apiSecret, mobile, scene, code),
    triesLeft: smsRules.tries,
    isUsed: false,
    sentAt: now,
    expiresAt: now + smsRules.validMs,
  });
  await ctx.app.sms.send({ mobile, code, scene });
}

/**
 * Checks a code and uses it up. Every call first takes one of five attempts, in one statement, so
 * concurrent callers get at most five. Must run outside the caller's transaction, or a rollback
 * would restore the attempt. Codes belong to a phone number, not to an account, and a cancellation
 * deletes them.
 * @throws CODE_WRONG with `triesLeft`, CODE_VOID, CODE_EXPIRED
 */
export function useSmsCode(ctx: Ctx, mobile: string, scene: SmsSceneName, code: string): Promise<void> {
  return forNobody(() => tryCode(ctx, mobile, scene, code));
}

async function tryCode(ctx: Ctx, mobile: string, scene: SmsSceneName, code: string): Promise<void> {
  await spendSmsCode(ctx, await readCode(ctx, mobile, scene, code));
}

/** A code that was correct when it was checked. */
export interface SmsProof {
  phoneHash: string;
  scene: SmsSceneName;
  codeHash: string;
}

/**
 * Checks a code without using it up; `spendSmsCode` does that in the transaction it is for, so that
 * a refusal for another reason does not use up the code. Counts as an attempt. Must run outside the
 * caller's transaction.
 * @throws CODE_WRONG with `triesLeft`, CODE_VOID, CODE_EXPIRED
 */
export function checkSmsCode(ctx: Ctx, mobile: string, scene: SmsSceneName, code: string): Promise<SmsProof> {
  return forNobody(() => readCode(ctx, mobile, scene, code));
}

async function readCode(ctx: Ctx, mobile: string, scene: SmsSceneName, code: string): Promise<SmsProof> {
  const phoneHash = hashPhone(ctx, mobile);
  const tried = await takeTry(ctx.db, { phoneHash, scene });
  if (!tried) {
    const known = await findCode(ctx.db, { phoneHash, scene });
    throw known && !known.isUsed ? refuse('CODE_VOID') : refuse('CODE_WRONG', { data: { triesLeft: 0 } });
  }
  if (tried.expiresAt <= ctx.now()) throw refuse('CODE_EXPIRED');
  const given = Buffer.from(hashCode(ctx.app.config.apiSecret, mobile, scene, code));
  if (!timingSafeEqual(given, Buffer.from(tried.codeHash))) {
    throw tried.triesLeft === 0 ? refuse('CODE_VOID') : refuse('CODE_WRONG', { data: { triesLeft: tried.triesLeft } });
  }
  return { phoneHash, scene, codeHash: tried.codeHash };
}

/** Uses up a checked code; of concurrent callers only one succeeds. @throws CODE_WRONG */
export async function spendSmsCode(ctx: Ctx, proof: SmsProof): Promise<void> {
  if (!(await useUpCode(ctx.db, proof))) throw refuse('CODE_WRONG', { data: { triesLeft: 0 } });
}

/**
 * Uses up a code of the scene `sign` that was sent to the account's own phone number. @throws
 * CODE_WRONG, CODE_VOID, CODE_EXPIRED
 */
export async function useSignCode(ctx: Ctx, accountId: string, code: string): Promise<void> {
  const mobile = await findMobile(ctx.db, accountId);
  if (!mobile) throw refuse('CODE_WRONG', { data: { triesLeft: 0 } });
  await useSmsCode(ctx, mobile, 'sign', code);
}
