import { randomInt } from 'node:crypto';
import { INVITE_CODE_ALPHABET, INVITE_CODE_LENGTH } from '@voltfront/rules/campaign/milestones';
import type { ActorCtx, Ctx } from '../../../kernel/context';
import { InternalError } from '../../../kernel/errors';
import { findPeople, type Person } from '../../account';
import { findInviter, findInviterByCode, insertInviter } from './relation.repository';

/** Codes that are drawn until one is free: of 10^11 codes the second is hardly ever needed. */
const TRIES = 5;

const drawCode = (): string =>
  Array.from({ length: INVITE_CODE_LENGTH }, () => INVITE_CODE_ALPHABET[randomInt(INVITE_CODE_ALPHABET.length)]).join(
    '',
  );

/** The caller's invite code, made when first asked for; needs a transaction. */
export async function ownCode({ db, actor: { accountId }, now }: ActorCtx): Promise<string> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const found = await findInviter(db, accountId);
    if (found) return found.code;
    const at = now();
    await insertInviter(db, { accountId, code: drawCode(), seenAt: 0, createdAt: at });
  }
  const made = await findInviter(db, accountId);
  if (!made) throw new InternalError('no invite code is free');
  return made.code;
}

/** Whose code it is: an invite code, or an account id in links that pages make; null for nobody's. */
export async function inviterOf(ctx: Ctx, shareCode: string): Promise<Person | null> {
  const byCode =
    shareCode.length === INVITE_CODE_LENGTH ? await findInviterByCode(ctx.db, shareCode.toUpperCase()) : undefined;
  const accountId = byCode ?? shareCode;
  return (await findPeople(ctx, [accountId])).get(accountId) ?? null;
}
