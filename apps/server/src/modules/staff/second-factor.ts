import { brand } from '@voltfront/brand';
import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { maskedMobileOf, strengthen } from '../account';
import {
  countRecoveryCodes,
  type FactorRow,
  keepRecoveryCodes,
  keepSecret,
  useRecoveryCode,
} from './factor.repository';
import { hashRecoveryCode, newRecoveryCode, newSecret, openSecret, sealSecret } from './factor-vault';
import { matchStep } from './totp';
import { tryFactor } from './try-factor';

const RECOVERY_CODES = 8;

/** A new secret for the caller's app. Call it in a transaction. @throws ALREADY_DONE when one is confirmed */
export async function enrolFactor(ctx: ActorCtx): Promise<ReplyOf<'POST /api/mpaccount/v1/staff/factor/enrol'>> {
  const { accountId } = ctx.actor;
  const secret = newSecret();
  const sealedSecret = sealSecret(ctx.app.config.dataSecret, accountId, secret);
  if (!(await keepSecret(ctx.db, { accountId, sealedSecret, createdAt: ctx.now() }))) throw refuse('ALREADY_DONE');
  const label = encodeURIComponent(`${brand.latinName}:${await maskedMobileOf(ctx, accountId)}`);
  const terms = new URLSearchParams({ secret, issuer: brand.latinName, algorithm: 'SHA1', digits: '6', period: '30' });
  return { secret, address: `otpauth://totp/${label}?${terms}` };
}

function stepOf(ctx: ActorCtx, row: FactorRow, code: string): number | null {
  const secret = openSecret(ctx.app.config.dataSecret, row.accountId, row.sealedSecret);
  return matchStep(secret, code, ctx.now(), row.lastStep);
}

/**
 * Confirms the caller's secret by a first code; the session has then passed.
 * @throws FACTOR_WRONG, FACTOR_PAUSED, ALREADY_DONE, STATE_CHANGED without a secret
 */
export function confirmFactor(
  ctx: ActorCtx,
  { code }: BodyOf<'POST /api/mpaccount/v1/staff/factor/confirm'>,
): Promise<ReplyOf<'POST /api/mpaccount/v1/staff/factor/confirm'>> {
  return tryFactor(ctx, async (inner, row) => {
    if (row.confirmedAt !== null) throw refuse('ALREADY_DONE');
    const lastStep = stepOf(inner, row, code);
    if (lastStep === null) return null;
    const { accountId } = row;
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const hashes = recoveryCodes.map((one) => hashRecoveryCode(inner.app.config.dataSecret, accountId, one));
    await keepRecoveryCodes(inner.db, accountId, hashes, inner.now());
    await strengthen(inner);
    return { changes: { lastStep, confirmedAt: inner.now() }, value: { recoveryCodes } };
  });
}

type PassBody = BodyOf<'POST /api/mpaccount/v1/staff/factor/pass'>;

async function changesFor(ctx: ActorCtx, row: FactorRow, body: PassBody): Promise<Partial<FactorRow> | null> {
  if ('code' in body) {
    const lastStep = stepOf(ctx, row, body.code);
    return lastStep === null ? null : { lastStep };
  }
  const hash = hashRecoveryCode(ctx.app.config.dataSecret, row.accountId, body.recoveryCode);
  return (await useRecoveryCode(ctx.db, row.accountId, hash, ctx.now())) ? {} : null;
}

/**
 * Passes the second factor in the caller's session, by a code of the app or a recovery code.
 * @throws FACTOR_WRONG, FACTOR_PAUSED, STATE_CHANGED before it is set up
 */
export function passFactor(
  ctx: ActorCtx,
  body: PassBody,
): Promise<ReplyOf<'POST /api/mpaccount/v1/staff/factor/pass'>> {
  return tryFactor(ctx, async (inner, row) => {
    if (row.confirmedAt === null) throw refuse('STATE_CHANGED');
    const changes = await changesFor(inner, row, body);
    if (!changes) return null;
    await strengthen(inner);
    return { changes, value: { recoveryCodesLeft: await countRecoveryCodes(inner.db, row.accountId) } };
  });
}
