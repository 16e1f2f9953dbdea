import type { PackageTargetData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { putPlace, selectPackageForUpdate } from './drive-package.repository';
import { drivePackageTexts } from './drive-package.texts';
import { showTarget } from './show-package';

/** @throws SOLD_OUT, STATE_CHANGED with the reason */
function assertClaimable({ state, pauseDays }: PackageTargetData): void {
  if (state === 'claimable') return;
  if (state === 'full') throw refuse('SOLD_OUT', { message: drivePackageTexts.full });
  const reasons = {
    own: drivePackageTexts.own,
    expired: drivePackageTexts.expired,
    drove: drivePackageTexts.drove({ days: pauseDays }),
    elsewhere: drivePackageTexts.elsewhere,
  };
  if (state !== 'mine') throw refuse('STATE_CHANGED', { message: reasons[state] });
}

/**
 * Keeps a place of a package for the caller, once; needs a transaction.
 * @throws NOT_FOUND; SOLD_OUT; STATE_CHANGED for one's own, an expired one, after a recent drive, with another package's place
 */
export async function claimPlace(ctx: ActorCtx, code: string): Promise<PackageTargetData> {
  const row = await selectPackageForUpdate(ctx.db, code);
  const { target, offer } = await showTarget(ctx, code, row);
  if (target.state === 'mine') return target;
  assertClaimable(target);
  const now = ctx.now();
  await putPlace(ctx.db, {
    accountId: ctx.actor.accountId,
    packageCode: code,
    state: 'reserved',
    driveNo: null,
    reservedUntil: now + offer.reserveDays * DAY_MS,
    createdAt: now,
    updatedAt: now,
  });
  return (await showTarget(ctx, code, row)).target;
}
